"""Bots in a separate process may hang, die and fail without affecting the rest."""

import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from tests.bots.worker_tasks import first_move_task, misbehave, server_modules
from village.bots.bot import BadBot
from village.bots.bot_player import BotPlayer
from village.bots.move_task import move_task
from village.bots.worker_process import BotProcess, TooSlow
from village.kernel.types import PUBLIC
from village.record.api import new

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bot_process():
    process = BotProcess(misbehave)
    yield process
    process.end()


def test_the_process_chooses_the_same_move_as_the_bot():
    game = new(seed=5, expansions=("goals",))
    bot_process = BotProcess()
    try:
        for _ in range(3):
            token = bot_process.run(move_task("greedy", game), 60.0)
            assert token == BotPlayer("greedy").choose_move(game)
            game.play(token)
    finally:
        bot_process.end()


def test_the_seed_is_not_sent():
    task = first_move_task("greedy")
    assert b"secret seed" not in pickle.dumps(task)
    assert task.record().seed is None
    assert task.seed_hash


def test_hidden_information_is_not_sent():
    game = new(seed=5, expansions=("inn", "goals"))
    rng = Random(5)
    hidden = 0
    while not game.over:
        secrets = [line for line, owner in zip(game.log, game.owners, strict=True) if owner not in (PUBLIC, game.actor)]
        task = move_task("greedy", game)
        hidden += len(secrets)
        assert [line for line in task.log if line.endswith(" covered")] == [
            f"{line.rsplit(' ', 1)[0]} covered" for line in secrets
        ]
        guess = task.record()
        assert guess.view(game.actor) == game.view(game.actor)
        assert guess.moves == game.moves
        game.play(rng.choice(game.moves))
    assert hidden


def test_the_cards_of_others_are_sampled_again():
    game = new(seed=5, expansions=("goals",))
    truth = game.table.rules.data(game.state)
    sent = [move_task("greedy", game).position for _ in range(20)]
    assert sum(position == truth for position in sent) < 10


def test_the_process_loads_nothing_of_the_server():
    bot_process = BotProcess(server_modules)
    assert bot_process.run(first_move_task("greedy"), 60.0) == ""
    bot_process.end()


@pytest.mark.parametrize("bot", ["forever", "dies", "fails"])
def test_the_process_recovers_after_a_bad_bot(bot_process, bot):
    bot_process.run(first_move_task("random"), 60.0)
    with pytest.raises(BadBot, match=bot):
        bot_process.run(first_move_task(bot), 0.3)
    assert bot_process.run(first_move_task("random"), 60.0) in new(seed="secret seed").moves


def test_a_bot_that_takes_too_long_is_killed(bot_process):
    bot_process.run(first_move_task("random"), 60.0)
    process = bot_process.process
    with pytest.raises(TooSlow):
        bot_process.run(first_move_task("forever"), 0.3)
    assert process is not bot_process.process
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()


def test_an_unknown_bot_is_reported(bot_process):
    with pytest.raises(BadBot, match="unknown"):
        bot_process.run(first_move_task("unknown"), 60.0)


def test_the_process_ends_with_its_parent(tmp_path):
    pid_file = tmp_path / "pid"
    command = [sys.executable, "-m", "tests.bots.worker_tasks", str(pid_file)]
    with subprocess.Popen(command, cwd=ROOT) as parent:
        assert within(60.0, lambda: pid_file.exists() and pid_file.read_text("utf-8") != "")
        child = int(pid_file.read_text("utf-8"))
        parent.kill()
    try:
        assert within(20.0, lambda: not alive(child))
    finally:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def within(seconds, condition):
    end = monotonic() + seconds
    while not condition():
        if monotonic() > end:
            return False
        sleep(0.05)
    return True


def alive(pid):
    """A zombie process counts as ended."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
