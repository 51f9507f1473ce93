"""What is learned from: rewards and advantages, in NumPy."""

import numpy as np
import pytest

from learn.advantages import advantages
from learn.rewards import rewards


def test_victory_and_margin_add_up_to_nothing():
    found = rewards([[50, 30, 40]], [[1, 0, 0]], 40.0, 60.0)
    assert np.allclose(found[0, :, 0], [1, -0.5, -0.5])
    assert np.allclose(found[0, :, 1], [15 / 40, -15 / 40, 0])


def test_a_margin_beyond_measure_is_worth_no_more():
    assert rewards([[500, 0]], [[1, 0]], 40.0, 60.0)[0, :, 1].tolist() == [1.5, -1.5]


def test_a_player_alone_is_paid_by_the_score():
    assert rewards([[80], [60], [0]], [[1], [1], [1]], 40.0, 60.0)[:, 0].tolist() == [[0.5, 0.5], [0, 0], [-1.5, -1.5]]


def plain_gains(values, actors, ended, paid, prices, trace):
    """The same by the definition, one seat of one game at a time."""
    steps, games, parts = values.shape
    gains, count = np.zeros_like(values), np.zeros((steps, games), bool)
    for game in range(games):
        for step in range(steps):
            gain, weight, at, found = np.zeros(parts), 1.0, step, False
            while True:
                later, reward, answers = following(actors[:, game], ended[:, game], paid[:, game], at)
                if later is None and reward is None:
                    break
                found = True
                value_next = 0 if later is None else values[later, game]
                gained = (0 if reward is None else reward) - answers * prices[game]
                gain = gain + weight * (gained + value_next - values[at, game])
                if later is None:
                    break
                weight, at = weight * trace, later
            gains[step, game], count[step, game] = gain, found
    return gains, count


def following(actors, ended, paid, at):
    """The next answer of the same seat in the same game, or what it was paid at the end; and how many there were."""
    for step in range(at, len(actors)):
        if step > at and actors[step] == actors[at]:
            return step, None, step - at
        if ended[step]:
            return None, paid[step, actors[at]], step - at + 1
    return None, None, 0


def gains(values, actors, ended, paid, prices, trace):
    hot = np.eye(paid.shape[2], dtype=np.float32)[actors]
    found, count = advantages(values, hot, ended.astype(np.float32), paid, prices, trace)
    return np.stack(found), np.stack(count) > 0


@pytest.mark.parametrize("seed", range(5))
def test_advantages_are_those_of_the_definition(seed):
    random = np.random.default_rng(seed)
    steps, games, seats = 40, 6, 3
    values = random.normal(size=(steps, games, 2)).astype(np.float32)
    actors = random.integers(seats, size=(steps, games))
    ended = random.random((steps, games)) < 0.08
    paid = random.normal(size=(steps, games, seats, 2)).astype(np.float32)
    prices = random.random((games, 2)).astype(np.float32)
    found, count = gains(values, actors, ended, paid, prices, 0.9)
    wanted, wanted_count = plain_gains(values, actors, ended, paid, prices, 0.9)
    assert (count == wanted_count).all()
    assert 0 < count.mean() < 1
    assert np.allclose(found, wanted * wanted_count[:, :, None], atol=1e-4)


def test_the_last_answer_before_the_window_closes_does_not_count():
    values = np.zeros((2, 1, 2), np.float32)
    ended, paid = np.zeros((2, 1), bool), np.zeros((2, 1, 2, 2), np.float32)
    free = np.zeros((1, 2), np.float32)
    assert gains(values, np.array([[0], [1]]), ended, paid, free, 0.9)[1].tolist() == [[False], [False]]
    assert gains(values, np.array([[1], [1]]), ended, paid, free, 0.9)[1].tolist() == [[True], [False]]
