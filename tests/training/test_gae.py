"""Rewards and generalized advantages, in NumPy."""

import numpy as np
import pytest

from village.training.gae import generalized_advantages
from village.training.rewards import rewards


def test_rewards_of_a_game_sum_to_zero():
    values = rewards([[50, 30, 40]], [[1, 0, 0]], 40.0, 60.0)
    assert np.allclose(values[0, :, 0], [1, -0.5, -0.5])
    assert np.allclose(values[0, :, 1], [15 / 40, -15 / 40, 0])


def test_margins_are_clipped():
    assert rewards([[500, 0]], [[1, 0]], 40.0, 60.0)[0, :, 1].tolist() == [1.5, -1.5]


def test_solo_rewards_depend_on_the_score():
    assert rewards([[80], [60], [0]], [[1], [1], [1]], 40.0, 60.0)[:, 0].tolist() == [[0.5, 0.5], [0, 0], [-1.5, -1.5]]


def advantages_by_definition(values, actors, done, paid, costs, gae_lambda):
    """Compute the same by the definition, one seat of one game at a time."""
    steps, games, parts = values.shape
    advantages, valid = np.zeros_like(values), np.zeros((steps, games), bool)
    for game in range(games):
        for step in range(steps):
            advantage, weight, at, has_successor = np.zeros(parts), 1.0, step, False
            while True:
                later, reward, actions = successor(actors[:, game], done[:, game], paid[:, game], at)
                if later is None and reward is None:
                    break
                has_successor = True
                next_value = 0 if later is None else values[later, game]
                gain = (0 if reward is None else reward) - actions * costs[game]
                advantage = advantage + weight * (gain + next_value - values[at, game])
                if later is None:
                    break
                weight, at = weight * gae_lambda, later
            advantages[step, game], valid[step, game] = advantage, has_successor
    return advantages, valid


def successor(actors, done, paid, at):
    """Return the next action of the same seat or its reward at the end, and the number of actions until then."""
    for step in range(at, len(actors)):
        if step > at and actors[step] == actors[at]:
            return step, None, step - at
        if done[step]:
            return None, paid[step, actors[at]], step - at + 1
    return None, None, 0


def advantages_of(values, actors, done, paid, costs, gae_lambda):
    one_hot = np.eye(paid.shape[2], dtype=np.float32)[actors]
    advantages, valid = generalized_advantages(values, one_hot, done.astype(np.float32), paid, costs, gae_lambda)
    return np.stack(advantages), np.stack(valid) > 0


@pytest.mark.parametrize("seed", range(5))
def test_advantages_follow_the_definition(seed):
    random = np.random.default_rng(seed)
    steps, games, seats = 40, 6, 3
    values = random.normal(size=(steps, games, 2)).astype(np.float32)
    actors = random.integers(seats, size=(steps, games))
    done = random.random((steps, games)) < 0.08
    paid = random.normal(size=(steps, games, seats, 2)).astype(np.float32)
    costs = random.random((games, 2)).astype(np.float32)
    advantages, valid = advantages_of(values, actors, done, paid, costs, 0.9)
    expected, expected_valid = advantages_by_definition(values, actors, done, paid, costs, 0.9)
    assert (valid == expected_valid).all()
    assert 0 < valid.mean() < 1
    assert np.allclose(advantages, expected * expected_valid[:, :, None], atol=1e-4)


def test_the_last_action_of_a_rollout_does_not_count():
    values = np.zeros((2, 1, 2), np.float32)
    done, paid = np.zeros((2, 1), bool), np.zeros((2, 1, 2, 2), np.float32)
    free = np.zeros((1, 2), np.float32)
    assert advantages_of(values, np.array([[0], [1]]), done, paid, free, 0.9)[1].tolist() == [[False], [False]]
    assert advantages_of(values, np.array([[1], [1]]), done, paid, free, 0.9)[1].tolist() == [[True], [False]]
