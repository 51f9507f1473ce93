"""Ratings of players on the scale of the arena, on which bot levels were measured, and which games are rated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

from village.bots.rating_scale import Rating, of_level
from village.table.row import TableRow
from village.table.state import Seat

PUZZLES: Final = "puzzles "  # prefix of the game's name: the puzzle rating
MAX_CERTAIN_DEVIATION: Final = 110.0  # a rating with a larger one is provisional
# Why a game is not rated; empty if it is.
Unrated = Literal["", "imported", "shared-seats", "solo", "custom-values", "unrated-bot", "guest", "own-bot", "helped"]


class RatingRange(Struct):
    """A rating with its 95 % interval."""

    scale: str
    points: int
    low: int
    high: int
    games: int


class PlayerRating(Struct, frozen=True):
    """The rating of a player or bot at a table."""

    points: int
    provisional: bool


class TableRating(Struct):
    """Why a game is not rated; empty if it is, null if it is not known."""

    unrated: Unrated | None


def rated(scale: str, rating: Rating, games: int) -> RatingRange:
    low, high = rating.points - 2 * rating.deviation, rating.points + 2 * rating.deviation
    return RatingRange(scale, round(rating.points), round(low), round(high), games)


def player_rating(rating: Rating) -> PlayerRating:
    return PlayerRating(round(rating.points), rating.deviation > MAX_CERTAIN_DEVIATION)


def known_ratings(seats: Sequence[Seat], people: Mapping[int, str]) -> dict[int, Rating] | None:
    """Return the ratings of the bots; None if not all other seats are `people`: then the game is not rated."""
    known = {seat.number: level for seat in seats if seat.kind == "bot" and (level := of_level(seat.bot))}
    return known if len(known) + len(people) == len(seats) else None


def unrated_setup(row: TableRow, seats: Sequence[Seat]) -> Unrated:
    """Return why a table cannot be rated, as far as its setup and its bots decide."""
    if row.imported or row.start is not None:
        return "imported"
    if shared_seats(seats):
        return "shared-seats"
    if row.setting.seats == 1:
        return "solo"
    if row.setting.custom_values is not None:
        return "custom-values"
    return "unrated-bot" if any(seat.kind == "bot" and not of_level(seat.bot) for seat in seats) else ""


def shared_seats(seats: Sequence[Seat]) -> bool:
    """Return whether a player has several seats."""
    people = [seat.player for seat in seats if seat.player is not None]
    return len(set(people)) < len(people)
