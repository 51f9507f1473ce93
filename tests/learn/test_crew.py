"""Processes that play at tables of their own, and hold duels there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from learn.crew import Crew
from learn.duel import Duel, Tally
from learn.settings import Settings
from learn.shared import HALVES
from learn.tables import Setting

ROOT = Path(__file__).parents[2]
SMALL = Settings("village", workers=2, tables=1, lanes=2, stay=2, seed=3)


@pytest.fixture(scope="module")
def crew():
    found = Crew(SMALL)
    found.sit()
    yield found
    found.close()
    assert not any(process.is_alive() for process in found.processes)


def answer(crew, half):
    """The first legal answer in every game."""
    crew.of("answers", half)[:] = crew.of("legal", half).argmax(axis=1)
    crew.release(half)


def test_every_game_asks_somebody_who_can_answer(crew):
    for _ in range(5):
        for half in HALVES:
            assert crew.of("legal", half).any(axis=1).all()
            assert (crew.of("legal", half)[:, -1] == 0).all()
            assert (crew.of("seen", half)[:, -1] == 0).all()
            answer(crew, half)
        for half in HALVES:
            crew.wait(half)


def test_tables_give_way_to_others_in_turn(crew):
    before = dict(crew.seated)
    crew.move(0)
    assert sum(crew.seated[index] is not before[index] for index in before) == 2
    crew.move(1)
    assert sum(crew.seated[index] is not before[index] for index in before) == 4
    assert all(crew.of("legal", half).any(axis=1).all() for half in HALVES)


def test_duels_go_to_the_end_and_the_games_wait_meanwhile(crew):
    waiting = [crew.of("seen", half).copy() for half in HALVES]
    tables = {index: Setting("village", "bigbox", 1 + number % 2) for number, index in enumerate(crew.table_indices())}
    crew.begin_duels(tables, "greedy", 1, seed=4)
    while crew.duels_left():
        for half in HALVES:
            answer(crew, half)
        for half in HALVES:
            crew.wait(half)
    tallies = list(crew.end_duels().values())
    assert [(tally.duels, tally.left) for tally in tallies] == [(1, 0)] * 4
    assert all(0 <= tally.shares <= 1 and tally.decisions > 10 for tally in tallies)
    assert all((crew.of("seen", half) == waiting[half]).all() for half in HALVES)


LEFT_ALONE = """
from learn.crew import Crew
from learn.settings import Settings

if __name__ == "__main__":
    crew = Crew(Settings("village", workers=1, tables=1, lanes=2, stay=2, seed=3))
    crew.sit()
    print(len(crew.processes), flush=True)
    input()
"""


def test_nobody_plays_on_when_whoever_gives_the_orders_was_killed(tmp_path):
    script = tmp_path / "left_alone.py"
    script.write_text(LEFT_ALONE)
    around = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, script], env=around, text=True, **pipes) as master:
        assert master.stdout.readline() == "1\n"
        master.kill()
        assert master.communicate(timeout=60) == ("", None)  # which ends when nobody can write there any more


def test_a_duel_is_held_with_bots_that_play_on_bare_states():
    with pytest.raises(ValueError, match="duels are held with greedy or mcts, not 'random'"):
        Duel(Setting("village", "bigbox", 2), "random", 1, 1, seed=1)


def test_tallies_add_up():
    tally = Tally(duels=1, shares=0.5)
    tally.add(Tally(duels=2, shares=1.0, points=80.0))
    assert tally == Tally(duels=3, shares=1.5, points=80.0)
