"""Profiles: games played, results and ratings."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, convert
from sqlalchemy import Connection, select

from village.bots.rating_scale import LEVEL_RATINGS
from village.server.players.identity import Player
from village.server.players.puzzles import PuzzleSet, puzzle_sets
from village.server.players.ratings import RatingRange, ratings_of
from village.server.storage.schema import results
from village.server.tables.daily import streak
from village.server.tables.sessions import Sessions
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


def profile_of(sessions: Sessions, player: Player) -> Profile:
    query = select(results).where(results.c.player == player.id).order_by(results.c.finished_at.desc())
    with sessions.store.reading() as db:
        games = [convert(row._mapping, Result) for row in db.execute(query)]
        return build_profile(db, player, games, sessions.clock())


def build_profile(db: Connection, player: Player, games: list[Result], now: float) -> Profile:
    return Profile(
        player.name, player.created_at, len(games), summaries(games), best_solo(games), games[:LATEST_GAMES_SHOWN],
        ratings_of(db, player.id), dict(LEVEL_RATINGS), Streak(*streak(db, player, now)), puzzle_sets(db, player),
    )  # fmt: skip
