"""Ratings of players on the scale of the arena, on which bot levels were measured."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from village.bots.rating_scale import NEWCOMER, Rating
from village.server.storage.schema import ratings
from village.server.storage.statements import insert_if_missing
from village.table.ratings import RatingRange, rated


def rating_of(db: Connection, player: str, scale: str) -> Rating:
    """Return the rating, locked until the transaction ends; newcomers get the default. `save_rating` must follow."""
    first = {"points": NEWCOMER.points, "deviation": NEWCOMER.deviation, "games": 0}
    insert_if_missing(db, ratings, {"player": player, "scale": scale, **first})
    row_key = (ratings.c.player == player) & (ratings.c.scale == scale)
    row = db.execute(select(ratings).where(row_key).with_for_update()).one()
    return Rating(row.points, row.deviation)


def save_rating(db: Connection, player: str, scale: str, rating: Rating) -> None:
    row_key = (ratings.c.player == player) & (ratings.c.scale == scale)
    values = {"points": rating.points, "deviation": rating.deviation, "games": ratings.c.games + 1}
    db.execute(update(ratings).where(row_key).values(values))


def ratings_of(db: Connection, player: str) -> list[RatingRange]:
    rows = db.execute(select(ratings).where(ratings.c.player == player).order_by(ratings.c.scale))
    return [rated(row.scale, Rating(row.points, row.deviation), row.games) for row in rows]
