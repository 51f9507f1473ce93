"""How much better things went after an answer than was expected: generalised advantages, seat by seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def advantages(values: Array, actors: Array, ended: Array, rewards: Array, trace: float) -> tuple[Array, Array]:
    """By step, game and part; and which of them count.

    `values` and `actors` are of the answer at a step, `ended` and `rewards` (by seat) of what came of it. The last
    answer of a seat in the window has nothing to be compared with unless the game ended: it does not count.
    """
    steps, games, parts = values.shape
    seats = rewards.shape[2]
    every = np.arange(games)
    value_next = np.zeros((games, seats, parts), np.float32)
    gain_next, reward = np.zeros_like(value_next), np.zeros_like(value_next)
    followed = np.zeros((games, seats), bool)
    gains, count = np.zeros_like(values), np.zeros((steps, games), bool)
    for step in range(steps - 1, -1, -1):
        over = np.flatnonzero(ended[step])
        value_next[over], gain_next[over], reward[over], followed[over] = 0, 0, rewards[step, over], True
        who = actors[step]
        surprise = reward[every, who] + value_next[every, who] - values[step]
        count[step] = followed[every, who]
        gains[step] = np.where(count[step][:, None], surprise + trace * gain_next[every, who], 0)
        gain_next[every, who], value_next[every, who] = gains[step], values[step]
        reward[every, who], followed[every, who] = 0, True
    return gains, count
