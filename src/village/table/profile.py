"""The profile of a player: games played, results and ratings."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from village.bots.rating_scale import LEVEL_RATINGS
from village.table.puzzle_sets import PuzzleSet
from village.table.ratings import RatingRange
from village.table.statistics import BestSolo, Result, Summary, best_solo, summaries

LATEST_GAMES_SHOWN: Final = 20


class Streak(Struct):
    """Consecutive days with a finished daily challenge."""

    days: int
    today: bool


class Profile(Struct):
    name: str
    since: float
    played: int
    tables: list[Summary]
    best_solo: list[BestSolo]
    latest: list[Result]
    ratings: list[RatingRange]
    levels: dict[str, int]  # ratings of bot levels
    streak: Streak
    puzzles: list[PuzzleSet]


def build_profile(
    name: str, since: float, games: list[Result], ratings: list[RatingRange], streak: Streak, puzzles: list[PuzzleSet]
) -> Profile:
    """Return the profile; `games` are sorted, latest first."""
    return Profile(
        name, since, len(games), summaries(games), best_solo(games), games[:LATEST_GAMES_SHOWN],
        ratings, dict(LEVEL_RATINGS), streak, puzzles,
    )  # fmt: skip
