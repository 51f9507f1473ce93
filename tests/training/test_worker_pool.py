"""Worker processes play their own tables, and evaluation games in between."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from village.training.evaluation import EvaluationGames, Tally
from village.training.settings import Settings
from village.training.shared_memory import HALVES
from village.training.table_sampler import TableSetting
from village.training.worker_pool import WorkerPool

ROOT = Path(__file__).parents[2]
SMALL = Settings("village", workers=2, tables=1, games_per_table=2, table_lifetime=2, seed=3)


@pytest.fixture(scope="module")
def pool():
    pool = WorkerPool(SMALL)
    pool.assign_tables()
    yield pool
    pool.close()
    assert not any(process.is_alive() for process in pool.processes)


def play_first_legal_actions(pool, half):
    pool.view("actions", half)[:] = pool.view("action_masks", half).argmax(axis=1)
    pool.start_step(half)


def test_every_game_has_a_legal_action_and_the_extra_column_stays_empty(pool):
    for _ in range(5):
        for half in HALVES:
            assert pool.view("action_masks", half).any(axis=1).all()
            assert (pool.view("action_masks", half)[:, -1] == 0).all()
            assert (pool.view("observations", half)[:, -1] == 0).all()
            play_first_legal_actions(pool, half)
        for half in HALVES:
            pool.wait(half)


def test_tables_are_replaced_in_turn(pool):
    before = dict(pool.table_settings)
    pool.rotate_tables(0)
    assert sum(pool.table_settings[index] is not before[index] for index in before) == 2
    pool.rotate_tables(1)
    assert sum(pool.table_settings[index] is not before[index] for index in before) == 4
    assert all(pool.view("action_masks", half).any(axis=1).all() for half in HALVES)


def test_evaluation_games_finish_while_the_training_games_are_paused(pool):
    paused = [pool.view("observations", half).copy() for half in HALVES]
    indices = enumerate(pool.table_indices())
    tables = {index: TableSetting("village", "bigbox", 1 + number % 2) for number, index in indices}
    pool.start_evaluation(tables, "greedy", 1, seed=4)
    while pool.evaluation_running():
        for half in HALVES:
            play_first_legal_actions(pool, half)
        for half in HALVES:
            pool.wait(half)
    tallies = list(pool.finish_evaluation().values())
    assert [(tally.games, tally.pending) for tally in tallies] == [(1, 0)] * 4
    assert all(0 <= tally.wins <= 1 and tally.decisions > 10 for tally in tallies)
    assert all((pool.view("observations", half) == paused[half]).all() for half in HALVES)


ORPHANS = """
from village.training.settings import Settings
from village.training.worker_pool import WorkerPool

if __name__ == "__main__":
    pool = WorkerPool(Settings("village", workers=1, tables=1, games_per_table=2, table_lifetime=2, seed=3))
    pool.assign_tables()
    print(len(pool.processes), flush=True)
    input()
"""


def test_workers_exit_when_their_parent_was_killed(tmp_path):
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, script], env=environment, text=True, **pipes) as parent:
        assert parent.stdout.readline() == "1\n"
        parent.kill()
        assert parent.communicate(timeout=60) == ("", None)  # returns when the last writer of the pipe is gone


def test_only_bots_that_play_on_bare_states_are_opponents():
    with pytest.raises(ValueError, match="the opponent must be greedy or mcts:N, not 'random'"):
        EvaluationGames(TableSetting("village", "bigbox", 2), "random", 1, 1, seed=1)


def test_tallies_add_up():
    tally = Tally(games=1, wins=0.5)
    tally.add(Tally(games=2, wins=1.0, points=80.0))
    assert tally == Tally(games=3, wins=1.5, points=80.0)
