"""Profiles: games played, results and ratings."""

from __future__ import annotations

from msgspec import convert
from sqlalchemy import Connection, select

from village.server.players.identity import Player
from village.server.players.puzzles import puzzle_sets
from village.server.players.ratings import ratings_of
from village.server.storage.schema import results
from village.server.tables.daily import streak
from village.server.tables.sessions import Sessions
from village.table.profile import Profile, Streak, build_profile
from village.table.statistics import Result


def profile_of(sessions: Sessions, player: Player) -> Profile:
    query = select(results).where(results.c.player == player.id).order_by(results.c.finished_at.desc())
    with sessions.store.reading() as db:
        games = [convert(row._mapping, Result) for row in db.execute(query)]
        return profile_from(db, player, games, sessions.clock())


def profile_from(db: Connection, player: Player, games: list[Result], now: float) -> Profile:
    return build_profile(
        player.name, player.created_at, games, ratings_of(db, player.id), Streak(*streak(db, player, now)),
        puzzle_sets(db, player),
    )  # fmt: skip
