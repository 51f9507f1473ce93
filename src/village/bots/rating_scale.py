"""Ratings of the bot levels, and of players who compete with them.

The scale is that of `arena/ratings.py`: 400 points multiply the odds by ten. Its origin is arbitrary; here `beginner`
has 1000. `python -m tools.tune_levels` tunes the levels of every game so that each wins 82 % of two-seat games against
the level below, which is 263 points; its `--ratings` measures them. The ratings stay valid until the levels change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

LEVEL_RATINGS: Final = {"beginner": 1000, "easy": 1260, "medium": 1530, "hard": 1790, "master": 2050}
POINTS: Final = 400.0 / log(10)  # rating points for a strength e times as great
LOWEST, HIGHEST = 400, 2400  # ratings of puzzles


@dataclass(frozen=True)
class Rating:
    """A rating with its deviation: the true rating is within two deviations with 95 % probability."""

    points: float
    deviation: float


NEWCOMER: Final = Rating(1200.0, 350.0)
LEVEL_DEVIATION: Final = 30.0
MIN_DEVIATION: Final = 45.0  # of a player, because people improve


def of_level(bot: str) -> Rating | None:
    """Return the rating of a level, or None for bots without a measured rating."""
    return Rating(LEVEL_RATINGS[bot], LEVEL_DEVIATION) if bot in LEVEL_RATINGS else None


def expected(own: float, opponent: float) -> float:
    """Return the probability that the first rating wins."""
    return 1.0 / (1.0 + exp((opponent - own) / POINTS))


def difficulty(share: Mapping[str, float]) -> int:
    """Return the rating of a puzzle from the share of attempts in which each level solves it, by bisection."""
    low, high = float(LOWEST), float(HIGHEST)
    solved = sum(share.values())
    while high - low > 1.0:
        middle = (low + high) / 2
        if sum(expected(LEVEL_RATINGS[name], middle) for name in share) > solved:
            low = middle
        else:
            high = middle
    return round(high / 10) * 10


def after_game(ratings: list[Rating], ranks: list[int]) -> list[Rating]:
    """Return the ratings after a game; the winner has the lowest rank, and ranks may be shared.

    This is a Glicko update (Glickman 1999) for the Plackett-Luce model: every rank is a contest of those still in it.
    """
    return [updated_rating(index, ratings, ranks) for index in range(len(ratings))]


def updated_rating(index: int, ratings: list[Rating], ranks: list[int]) -> Rating:
    own = ratings[index]
    variance = sum((rating.deviation / POINTS) ** 2 for rating in ratings) - (own.deviation / POINTS) ** 2
    # Glicko's g: opponents with uncertain ratings count less.
    weight = 1.0 / sqrt(1.0 + 3.0 * variance / max(1, len(ratings) - 1) / pi**2)
    strength = [exp(weight * (rating.points - own.points) / POINTS) for rating in ratings]
    gradient, information = 0.0, 0.0
    for player, rank in enumerate(ranks):
        if rank > ranks[index]:
            continue  # decided after this player's rank
        probability = 1.0 / sum(value for value, later in zip(strength, ranks, strict=True) if later >= rank)
        share = 1.0 / ranks.count(rank)
        gradient += ((player == index) - probability) * share
        information += probability * (1.0 - probability) * share
    precision = (POINTS / own.deviation) ** 2 + weight**2 * information
    return Rating(own.points + POINTS * weight * gradient / precision, max(MIN_DEVIATION, POINTS / sqrt(precision)))
