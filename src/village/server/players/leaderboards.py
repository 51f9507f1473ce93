"""Leaderboards: the players with the highest certain ratings in a game.

Only accounts are listed: a guest would cost nothing, neither a throwaway name nor a rating to start over.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, select

from village.bots.rating_scale import Rating
from village.server.players.identity import Player
from village.server.storage.schema import players, ratings
from village.table.ratings import MAX_CERTAIN_DEVIATION, RatingRange, rated

MAX_LISTED: Final = 50


class LeaderboardPlace(Struct):
    """A player on a leaderboard; tied players share a rank."""

    rank: int
    name: str
    points: int
    games: int
    me: bool


class Leaderboard(Struct):
    """The best players of a game; `mine` is the caller's rating, listed or not."""

    game: str
    places: list[LeaderboardPlace]
    mine: RatingRange | None
    provisional: bool  # the caller's rating is not certain enough to be listed


def leaderboard_of(db: Connection, game: str, player: Player | None, now: float) -> Leaderboard:
    banned = players.c.banned_until.is_not(None) & (players.c.banned_until > now)
    query = (
        select(ratings, players.c.name)
        .join(players, players.c.id == ratings.c.player)
        .where(ratings.c.scale == game, ratings.c.deviation <= MAX_CERTAIN_DEVIATION)
        .where(players.c.kind == "account", ~banned)
        .order_by(ratings.c.points.desc(), ratings.c.player)
        .limit(MAX_LISTED)
    )
    rows = db.execute(query).all()
    points = [round(row.points) for row in rows]
    caller = player.id if player is not None else ""
    places = [
        LeaderboardPlace(1 + points.index(own), row.name, own, row.games, row.player == caller)
        for row, own in zip(rows, points, strict=True)
    ]
    mine = db.execute(select(ratings).where(ratings.c.player == caller, ratings.c.scale == game)).one_or_none()
    if mine is None:
        return Leaderboard(game, places, None, provisional=False)
    range = rated(game, Rating(mine.points, mine.deviation), mine.games)
    return Leaderboard(game, places, range, mine.deviation > MAX_CERTAIN_DEVIATION)
