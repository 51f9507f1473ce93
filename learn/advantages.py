"""How much better things went after an answer than was expected: generalised advantages, seat by seat."""

from __future__ import annotations

from typing import Any


def advantages(
    values: Any, actors: Any, ended: Any, rewards: Any, prices: Any, trace: float
) -> tuple[list[Any], list[Any]]:
    """By step: for every game and part of the reward; and for every game whether it counts.

    `values` (step, game, part) are of the answer at a step, `actors` (step, game, seat) is 1 for the seat that gave it;
    `ended` (step, game) and `rewards` (step, game, seat, part) are what came of it; `prices` (game, part) is what every
    answer costs all seats of its game. The last answer of a seat in the window has nothing to be compared with unless
    the game ended: it does not count. There is nothing but arithmetic here, so that arrays of NumPy will do as well as
    those on a GPU.
    """
    value_next = gain_next = reward = rewards[0] * 0
    followed = actors[0] * 0
    gains, counts = [], []
    for step in range(len(values) - 1, -1, -1):
        over = ended[step][:, None]
        followed = followed * (1 - over) + over
        going = 1 - over[:, :, None]
        reward = reward * going + rewards[step] * over[:, :, None] - prices[:, None]
        value_next, gain_next = value_next * going, gain_next * going
        who = actors[step][:, :, None]
        count = (followed * actors[step]).sum(1)
        gain = ((reward + value_next + trace * gain_next) * who).sum(1) - values[step]
        gain = gain * count[:, None]
        gains.append(gain)
        counts.append(count)
        others = 1 - who
        gain_next = gain_next * others + gain[:, None] * who
        value_next = value_next * others + values[step][:, None] * who
        reward = reward * others
        followed = followed * others[:, :, 0] + actors[step]
    return gains[::-1], counts[::-1]
