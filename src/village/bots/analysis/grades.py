"""Grades of moves, as on lichess: how much a move costs compared with the best one.

lichess calls a move an inaccuracy, a mistake or a blunder if it costs 5, 10 or 15 percentage points of win chance. Near
0% and 100% nothing costs that much, so the expected points count as well, whichever is worse; in a solo game they alone
count.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Grade = Literal["", "inaccuracy", "mistake", "blunder"]


class Threshold(NamedTuple):
    """The losses from which a move has a grade."""

    grade: Grade
    chance: float
    points: float


THRESHOLDS: Final = (
    Threshold("blunder", 0.15, 6.0),
    Threshold("mistake", 0.10, 4.0),
    Threshold("inaccuracy", 0.05, 2.0),
)
SMALLEST: Final = THRESHOLDS[-1]
POINT: Final = SMALLEST.chance / SMALLEST.points / 2  # win chance; small enough that a clear win chance decides


def grade_of(chance: float, points: float) -> Grade:
    """Return the grade of a move that costs this win chance and these points; "" if it costs little."""
    reached = (step.grade for step in THRESHOLDS if chance >= step.chance or points >= step.points)
    return next(reached, "")


def severity(chance: float, points: float) -> float:
    """Return how bad a loss is; 1 is the smallest inaccuracy."""
    return max(chance / SMALLEST.chance, points / SMALLEST.points)


def losses(better: tuple[float, float], played: tuple[float, float], solo: bool) -> tuple[float, float]:
    """Return the win chance and the points that a move costs; both sides are (value, lead)."""
    return (0.0 if solo else better[0] - played[0]), better[1] - played[1]


def merit(value: float, lead: float) -> float:
    """Return by what moves are ranked: the win chance, and the lead where win chances hardly differ."""
    return value + POINT * lead
