"""Rewards of a finished game."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from village.kernel.game import Game
from village.kernel.state import State
from village.record.errors import BadSetup

REWARDS: Final = ("win", "margin", "score")


def check_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise BadSetup(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
    return reward


def payoffs(reward: str, totals: ArrayLike, wins: ArrayLike) -> NDArray[np.float64]:
    """Return the rewards by seat, for one game or several rows.

    `win`: 1 for the winner, the others share -1; a shared win is divided. `margin`: the score minus the mean of the
    others. Both add up to 0. `score`: the score; a solo player always gets this reward.
    """
    scores = np.asarray(totals, np.float64)
    seats = scores.shape[-1]
    if reward == "score" or seats == 1:
        return scores
    values = scores
    if reward == "win":
        values = np.asarray(wins, np.float64)
        values = values / values.sum(axis=-1, keepdims=True)
    others: NDArray[np.float64] = (values.sum(axis=-1, keepdims=True) - values) / (seats - 1)
    return values - others


def final_rewards(reward: str, rules: Game, s: State) -> list[float]:
    """Return the rewards of a finished game by seat."""
    winners = rules.winners(s)
    totals = [int(rules.total(s, seat)) for seat in range(rules.seats)]
    return [float(value) for value in payoffs(reward, totals, [seat in winners for seat in range(rules.seats)])]
