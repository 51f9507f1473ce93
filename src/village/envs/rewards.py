"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from village.kernel.game import Game
from village.kernel.state import State
from village.record.errors import BadSetup

REWARDS: Final = ("win", "margin", "score")


def checked(reward: str) -> str:
    if reward not in REWARDS:
        raise BadSetup(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward


def payoffs(reward: str, totals: ArrayLike, wins: ArrayLike) -> NDArray[np.float64]:
    """By seat, for one game or a row of them.

    `win`: 1 for the winner, the others share -1; a shared victory is divided. `margin`: the score less the mean of the
    others. Both add up to 0. `score`: the score; a player alone, who has nobody to beat, always gets that.
    """
    scores = np.asarray(totals, np.float64)
    seats = scores.shape[-1]
    if reward == "score" or seats == 1:
        return scores
    worth = scores
    if reward == "win":
        worth = np.asarray(wins, np.float64)
        worth = worth / worth.sum(axis=-1, keepdims=True)
    others: NDArray[np.float64] = (worth.sum(axis=-1, keepdims=True) - worth) / (seats - 1)
    return worth - others


def final(reward: str, rules: Game, s: State) -> list[float]:
    """The payoffs of a game that is over."""
    winners = rules.winners(s)
    totals = [int(rules.total(s, seat)) for seat in range(rules.seats)]
    return [float(worth) for worth in payoffs(reward, totals, [seat in winners for seat in range(rules.seats)])]
