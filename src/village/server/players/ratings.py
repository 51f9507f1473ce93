"""Ratings of people on the arena's scale, on which the levels of bots have measured ratings."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from village.bots.scale import NEWCOMER, Rating
from village.server.storage.schema import ratings

PUZZLES: Final = "puzzles "  # before the name of a game: how well somebody solves its puzzles


class Rated(Struct):
    """Where a player stands; in 95 of 100 cases the true rating is between low and high."""

    scale: str
    points: int
    low: int
    high: int
    games: int


def rating_of(db: Connection, player: str, scale: str) -> Rating:
    """That of a newcomer for whoever has none; locked until the transaction ends."""
    here = (ratings.c.player == player) & (ratings.c.scale == scale)
    row = db.execute(select(ratings).where(here).with_for_update()).one_or_none()
    return NEWCOMER if row is None else Rating(row.points, row.deviation)


def keep_rating(db: Connection, player: str, scale: str, rating: Rating) -> None:
    here = (ratings.c.player == player) & (ratings.c.scale == scale)
    values = {"points": rating.points, "deviation": rating.deviation}
    if not db.execute(update(ratings).where(here).values(games=ratings.c.games + 1, **values)).rowcount:
        db.execute(insert(ratings).values(player=player, scale=scale, games=1, **values))


def ratings_of(db: Connection, player: str) -> list[Rated]:
    rows = db.execute(select(ratings).where(ratings.c.player == player).order_by(ratings.c.scale))
    return [rated(row.scale, Rating(row.points, row.deviation), row.games) for row in rows]


def rated(scale: str, rating: Rating, games: int) -> Rated:
    low, high = rating.points - 2 * rating.deviation, rating.points + 2 * rating.deviation
    return Rated(scale, round(rating.points), round(low), round(high), games)
