"""The puzzles of a game and a player's progress."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from village.record.puzzles import puzzles
from village.table.ratings import RatingRange


class PuzzleSet(Struct):
    """The puzzles of a game and a player's progress."""

    game: str
    count: int
    attempted: int
    solved: int
    rating: RatingRange | None
    next_puzzle: str | None  # closest to the player's rating; None if all were attempted


def puzzle_set(
    game: str, attempted: Mapping[str, bool], own: RatingRange | None, level: float | None, points: Mapping[str, float]
) -> PuzzleSet:
    """Return the progress from the attempts, solved or not; `points` are ratings that players have changed."""
    known = puzzles(game)
    tried = {name: solved for name, solved in attempted.items() if name in known}
    near_to = level if level is not None else min(puzzle.rating for puzzle in known.values())
    left = [puzzle for name, puzzle in known.items() if name not in tried]
    near = min(left, key=lambda puzzle: abs(points.get(puzzle.name, puzzle.rating) - near_to), default=None)
    return PuzzleSet(game, len(known), len(tried), sum(tried.values()), own, near.name if near else None)
