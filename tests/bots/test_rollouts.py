"""Rollouts by a net that plays all seats."""

import numpy as np
import pytest

import village
from tests.bots.nets import layout_of, untrained
from village.bots.net.policy import Policy
from village.bots.net.rollouts import NetRollouts, win_probability
from village.record.setup import create_table

PLAIN = {"seats": 2}


@pytest.fixture
def rollouts():
    table = create_table("village", **PLAIN)
    return NetRollouts(Policy(untrained(layout_of(PLAIN)), table), table.rules, 0)


def position_with_choice(rollouts, seed=5):
    """Return a position in which the seat of the rollouts has a choice."""
    game = village.new("village", seed=seed, **PLAIN)
    while game.actor != rollouts.seat:
        game.play(game.moves[0])
    return game.state


def test_a_batch_is_encoded_like_single_rows(rollouts):
    policy = rollouts.predictor
    rows = np.random.default_rng(3).integers(0, 4, (5, policy.length)).astype(np.int16)
    single = np.stack([policy.encode(row) for row in rows])
    assert np.allclose(policy.encode_batch(rows), single, atol=1e-4)
    values = [policy.evaluate(hidden) for hidden in single]
    assert np.allclose(policy.evaluate_batch(single), values, atol=1e-4)


def test_many_positions_are_evaluated_like_single_ones(rollouts):
    policy = rollouts.predictor
    rows = list(np.random.default_rng(3).integers(0, 4, (3, policy.length)).astype(np.int16))
    actions = [[0, 1, 2], [], [5]]
    together = policy.predict(rows, actions)
    for row, of_row, prediction in zip(rows, actions, together, strict=True):
        (single,) = policy.predict([row], [of_row])
        assert np.allclose(numbers_of(prediction), numbers_of(single), atol=1e-4)


def numbers_of(prediction):
    return [prediction.win, prediction.margin, *prediction.logits]


def test_rewards_are_converted_to_win_probabilities():
    assert [win_probability(reward, 2) for reward in (1.0, -1.0, 0.0, 2.0)] == [1, 0, 0.5, 1]
    assert [win_probability(reward, 4) for reward in (1.0, -1 / 3, 0.0)] == [1, 0, 0.25]


def test_rollouts_do_not_change_the_position_and_are_reproducible(rollouts):
    s = position_with_choice(rollouts)
    before = s.legal()
    first, same, different = (rollouts.evaluate_choices(s, before[:2], keys) for keys in ([1, 2], [1, 2], [8, 9]))
    assert s.legal() == before
    assert first == same != different
    assert all(0 <= value <= 1 for value in first)


def test_a_rollout_ends_where_the_next_turn_begins(rollouts):
    s = position_with_choice(rollouts).copy()
    s.play(s.legal()[0])
    ended = []
    rollouts.evaluate_states = lambda states: ended.extend(states) or [0.0] * len(states)
    rollouts.evaluate_choices(position_with_choice(rollouts), [position_with_choice(rollouts).legal()[0]], [4])
    assert not ended[0].stack or (ended[0].stack[-1].who == 0 and ended[0].stack[-1].step.opens_turn)
