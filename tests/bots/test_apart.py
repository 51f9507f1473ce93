"""Bots in a process of their own: they hang, die and fail, and nobody else does."""

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

from tests.bots.thinkers import contrary, fresh, modules
from village.bots.bot import BadBot
from village.bots.process import Thinker, TooSlow, question
from village.bots.seated_bot import SeatedBot
from village.kernel.types import EVERYBODY
from village.record.load import new

ROOT = Path(__file__).parents[2]


@pytest.fixture
def thinker():
    made = Thinker(contrary)
    yield made
    made.end()


def test_the_answer_is_the_one_the_bot_would_give_here():
    game = new(seed=5, boxes=("goals",))
    thinker = Thinker()
    try:
        for _ in range(3):
            token = thinker.answer(question("greedy", game), 60.0)
            assert token == SeatedBot("greedy").answer(game)
            game.play(token)
    finally:
        thinker.end()


def test_the_seed_is_not_sent():
    asked = fresh("greedy")
    assert b"kept to oneself" not in pickle.dumps(asked)
    assert asked.record().seed is None
    assert asked.promise


def test_what_only_others_may_know_is_not_sent():
    game = new(seed=5, boxes=("inn", "goals"))
    dice = Random(5)
    hidden = 0
    while not game.over:
        others = [
            line for line, owner in zip(game.log, game.owners, strict=True) if owner not in (EVERYBODY, game.actor)
        ]
        asked = question("greedy", game)
        hidden += len(others)
        assert [line for line in asked.log if line.endswith(" covered")] == [
            f"{line.rsplit(' ', 1)[0]} covered" for line in others
        ]
        imagined = asked.record()
        assert imagined.view(game.actor) == game.view(game.actor)
        assert imagined.moves == game.moves
        game.play(dice.choice(game.moves))
    assert hidden


def test_the_cards_of_others_are_dealt_anew():
    game = new(seed=5, boxes=("goals",))
    truth = game.table.rules.data(game.state)
    sent = [question("greedy", game).position for _ in range(20)]
    assert sum(position == truth for position in sent) < 10


def test_the_process_loads_nothing_of_the_server():
    thinker = Thinker(modules)
    assert thinker.answer(fresh("greedy"), 60.0) == ""
    thinker.end()


@pytest.mark.parametrize("bot", ["forever", "dies", "fails"])
def test_after_a_bad_bot_the_next_one_answers(thinker, bot):
    thinker.answer(fresh("random"), 60.0)
    with pytest.raises(BadBot, match=bot):
        thinker.answer(fresh(bot), 0.3)
    assert thinker.answer(fresh("random"), 60.0) in new(seed="kept to oneself").moves


def test_a_bot_that_takes_too_long_is_ended(thinker):
    thinker.answer(fresh("random"), 60.0)
    process = thinker.process
    with pytest.raises(TooSlow):
        thinker.answer(fresh("forever"), 0.3)
    assert process is not thinker.process
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()


def test_an_unknown_bot_is_named(thinker):
    with pytest.raises(BadBot, match="nobody"):
        thinker.answer(fresh("nobody"), 60.0)


def test_the_process_ends_with_whoever_started_it(tmp_path):
    note = tmp_path / "number"
    command = [sys.executable, "-m", "tests.bots.thinkers", str(note)]
    with subprocess.Popen(command, cwd=ROOT) as parent:
        assert within(60.0, lambda: note.exists() and note.read_text("utf-8") != "")
        child = int(note.read_text("utf-8"))
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


def alive(number):
    """A process that nobody has buried yet does not count."""
    stat = Path(f"/proc/{number}/stat")
    return stat.exists() and stat.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
