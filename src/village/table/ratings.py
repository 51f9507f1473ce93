"""Ratings of players on the scale of the arena, on which bot levels were measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from village.bots.rating_scale import Rating, of_level
from village.table.state import Seat

PUZZLES: Final = "puzzles "  # prefix of the game's name: the puzzle rating


class RatingRange(Struct):
    """A rating with its 95 % interval."""

    scale: str
    points: int
    low: int
    high: int
    games: int


def rated(scale: str, rating: Rating, games: int) -> RatingRange:
    low, high = rating.points - 2 * rating.deviation, rating.points + 2 * rating.deviation
    return RatingRange(scale, round(rating.points), round(low), round(high), games)


def known_ratings(seats: Sequence[Seat], people: Mapping[int, str]) -> dict[int, Rating] | None:
    """Return the ratings of the bots; None if not all other seats are `people`: then the game is not rated."""
    known = {seat.number: level for seat in seats if seat.kind == "bot" and (level := of_level(seat.bot))}
    return known if len(known) + len(people) == len(seats) else None
