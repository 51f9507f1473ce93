"""Where the levels stand on the arena's scale, and where others stand who meet them.

The scale is that of `arena/ratings.py`: 400 points are ten times the chance to be ahead. Its zero is anywhere; here
`beginner` stands at 1000. `python -m tools.levels` sets the levels of every game so that each wins 82 % of two-seat
games against the one below, which is 263 points; its `--ratings` measures them. They stay until the levels change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

LEVEL_RATINGS: Final = {"beginner": 1000, "easy": 1260, "medium": 1530, "hard": 1790, "master": 2050}
POINTS: Final = 400.0 / log(10)  # of the scale for a strength e times as great
LOWEST, HIGHEST = 400, 2400  # of a puzzle


@dataclass(frozen=True)
class Rating:
    """Where somebody stands, and how sure that is: the true rating is within two deviations in 95 of 100 cases."""

    points: float
    deviation: float


NEWCOMER: Final = Rating(1200.0, 350.0)
SURE: Final = 30.0  # the deviation of a level
LEAST: Final = 45.0  # of a player: people get better


def of_level(bot: str) -> Rating | None:
    """None for bots whose rating nobody has measured."""
    return Rating(LEVEL_RATINGS[bot], SURE) if bot in LEVEL_RATINGS else None


def expected(one: float, other: float) -> float:
    """The chance to be ahead."""
    return 1.0 / (1.0 + exp((other - one) / POINTS))


def difficulty(share: Mapping[str, float]) -> int:
    """The rating at which levels that solve these shares of their tries would be expected to: by halving."""
    low, high = float(LOWEST), float(HIGHEST)
    wanted = sum(share.values())
    while high - low > 1.0:
        middle = (low + high) / 2
        if sum(expected(LEVEL_RATINGS[name], middle) for name in share) > wanted:
            low = middle
        else:
            high = middle
    return round(high / 10) * 10


def after_game(ratings: list[Rating], ranks: list[int]) -> list[Rating]:
    """Where all stand after a game; the first has the lowest rank, and ranks may be shared.

    Glicko's step (Glickman 1999) for the model of Plackett and Luce: every rank is a contest of those still in it.
    """
    return [moved(index, ratings, ranks) for index in range(len(ratings))]


def moved(index: int, ratings: list[Rating], ranks: list[int]) -> Rating:
    own = ratings[index]
    doubt = sum((one.deviation / POINTS) ** 2 for one in ratings) - (own.deviation / POINTS) ** 2
    trust = 1.0 / sqrt(1.0 + 3.0 * doubt / max(1, len(ratings) - 1) / pi**2)  # less in those who are new themselves
    strength = [exp(trust * (one.points - own.points) / POINTS) for one in ratings]
    pull, information = 0.0, 0.0
    for other, rank in enumerate(ranks):
        if rank > ranks[index]:
            continue  # that rank was given already
        part = 1.0 / sum(each for each, later in zip(strength, ranks, strict=True) if later >= rank)
        share = 1.0 / ranks.count(rank)
        pull += ((other == index) - part) * share
        information += part * (1.0 - part) * share
    precision = (POINTS / own.deviation) ** 2 + trust**2 * information
    return Rating(own.points + POINTS * trust * pull / precision, max(LEAST, POINTS / sqrt(precision)))
