"""Answers are tried out by a net that plays on for everybody."""

import numpy as np
import pytest

import village
from tests.bots.nets import layout_of, untaught
from village.bots.net.policy import Policy
from village.bots.net.trials import Trials, part_of_victory
from village.record.table import lay

PLAIN = {"seats": 2}


@pytest.fixture
def trials():
    table = lay("village", **PLAIN)
    return Trials(Policy(untaught(layout_of(PLAIN)), table), table.rules, 0)


def asked(trials, seed=5):
    """A position in which the seat of the trials has a choice."""
    game = village.new("village", seed=seed, **PLAIN)
    while game.actor != trials.seat:
        game.play(game.moves[0])
    return game.state


def test_many_thoughts_at_once_are_the_same_thoughts(trials):
    rows = np.random.default_rng(3).integers(0, 4, (5, trials.policy.length)).astype(np.int16)
    alone = np.stack([trials.policy.think(row) for row in rows])
    assert np.allclose(trials.policy.think_all(rows), alone, atol=1e-4)
    worth = [trials.policy.worth(thought) for thought in alone]
    assert np.allclose(trials.policy.worth_all(alone), worth, atol=1e-4)


def test_what_is_rewarded_is_read_as_a_chance():
    assert np.allclose(part_of_victory(np.array([1.0, -1.0, 0.0, 2.0], np.float32), 2), [1, 0, 0.5, 1])
    assert np.allclose(part_of_victory(np.array([1.0, -1 / 3, 0.0], np.float32), 4), [1, 0, 0.25])


def test_trials_leave_the_position_alone_and_repeat_by_their_keys(trials):
    s = asked(trials)
    before = s.legal()
    first, again, other = (trials.worth(s, before[:2], keys) for keys in ([1, 2], [1, 2], [8, 9]))
    assert s.legal() == before
    assert first == again != other
    assert all(0 <= worth <= 1 for worth in first)


def test_a_trial_ends_where_the_next_turn_begins(trials):
    s = asked(trials).copy()
    s.play(s.legal()[0])
    ended = []
    trials.judged = lambda states: ended.extend(states) or np.zeros(len(states), np.float32)
    trials.worth(asked(trials), [asked(trials).legal()[0]], [4])
    assert not ended[0].stack or (ended[0].stack[-1].who == 0 and ended[0].stack[-1].step.opens_turn)
