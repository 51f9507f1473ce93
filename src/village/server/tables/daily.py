"""The daily challenge: the same draws for everyone, one attempt each, and a leaderboard of accounts.

Guests play unranked, because anyone can be several guests. The seed is derived from a secret of this server and the
day, so it cannot be predicted. Ids of daily tables start with a character that no other id has, so that access is
checked before anything is shown.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, and_, func, insert, select
from sqlalchemy.sql import ColumnElement

from village.record.setup import create_table
from village.server.players.identity import Player
from village.server.storage.schema import daily, players, seats
from village.server.tables.sessions import Sessions
from village.table.create import begin_game, fresh_row
from village.table.daily import (
    DAILY_MARK,
    Kind,
    closes,
    daily_offers,
    day_of,
    days_in_a_row,
    ends,
    is_daily,
    seed_of,
)
from village.table.ids import fresh_id
from village.table.new_table import NewPlayer, NewTable
from village.table.problem import Problem
from village.table.row import TableRow, setting_of
from village.table.seats import requested_seats, seat_all
from village.toolkit.game_type import GameType

OPPONENT_BOT: Final = "hard"
MAX_RESULTS_SHOWN: Final = 100  # rows of the ranking


class DailyAttempt(Struct):
    """A player's attempt; its table is accessible to players with a finished ranked attempt."""

    name: str
    mine: bool
    ranked: bool  # in the leaderboard; attempts of guests are not
    table_id: str | None
    finished_at: float | None
    score: int | None
    rank: int | None


class DailyGame(Struct):
    """A daily challenge; until it closes, the leaderboard is empty for players who have not finished."""

    day: str
    game: str
    kind: Kind
    seats: int
    bot: str  # the opponent
    ends: float  # latest start
    closes: float  # latest end
    mine: DailyAttempt | None
    open: bool  # the leaderboard is visible
    players: int  # number of players who finished, ranked or not
    results: list[DailyAttempt]


def begin_daily(sessions: Sessions, secret: bytes, player: Player, game: str, kind: Kind) -> str:
    """Return the id of the player's attempt today, creating it if needed."""
    offers = daily_offers()
    offer = next(
        ((game_type, seats) for game_type, offered, seats in offers if (game_type.name, offered) == (game, kind)), None
    )
    if offer is None:
        raise Problem(404, "not-found", "there is no such daily challenge")
    now = sessions.clock()
    day = day_of(now)
    with sessions.store.reading() as db:
        today = (daily.c.day == day) & (daily.c.game == game) & (daily.c.kind == kind)
        attempt = db.execute(select(daily.c.table_id).where(today & (daily.c.player == player.id))).one_or_none()
    if attempt is not None:
        return known_table(attempt.table_id)
    opponents = [NewPlayer("bot", bot=OPPONENT_BOT)] * (offer[1] - 1)
    new_seats = requested_seats(sessions.friend, player, [NewPlayer("me"), *opponents], offer[1])
    row = daily_row(now, player, *offer, seed_of(secret, day, game, kind))
    with sessions.write(row.id, row) as session:
        values = {"day": day, "game": game, "kind": kind, "player": player.id, "table_id": row.id}
        session.db.execute(insert(daily).values(started_at=now, ranked=player.kind == "account", **values))
        seat_all(session, new_seats, player.id)
        begin_game(session, player)
    return row.id


def known_table(table_id: str | None) -> str:
    if table_id is None:
        raise Problem(409, "already-played", "you have played today's challenge, and its table has been deleted")
    return table_id


def daily_row(now: float, player: Player, game: GameType, seats: int, seed: str) -> TableRow:
    table = create_table(game.name, game.edition, seats)
    fresh = fresh_row(now, player, NewTable(public=False), table, setting_of(table, {}))
    return replace(fresh, id=DAILY_MARK + fresh_id(), seed=seed)


def daily_games(sessions: Sessions, player: Player | None, day: str) -> list[DailyGame]:
    with sessions.store.reading() as db:
        return [daily_game(db, sessions.clock(), player, day, *offer) for offer in daily_offers()]


def daily_game(
    db: Connection, now: float, player: Player | None, day: str, game: GameType, kind: Kind, seats: int
) -> DailyGame:
    challenge = (daily.c.day == day) & (daily.c.game == game.name) & (daily.c.kind == kind)
    own = attempts_at(db, player, challenge & (daily.c.player == player.id)) if player is not None else []
    mine = own[0] if own else None
    finished = challenge & daily.c.finished_at.is_not(None)
    closed, has_finished = now > closes(day), mine is not None and mine.finished_at is not None
    results = attempts_at(db, player, finished & daily.c.ranked) if closed or has_finished else []
    if not (closed or (mine is not None and mine.ranked)):
        results = [replace(attempt, table_id=None) for attempt in results]
    players_finished = db.scalar(select(func.count()).select_from(daily).where(finished)) or 0
    return DailyGame(
        day, game.name, kind, seats, OPPONENT_BOT if seats > 1 else "", ends(day), closes(day), mine,
        closed or has_finished, players_finished, results,
    )  # fmt: skip


def attempts_at(db: Connection, player: Player | None, which: ColumnElement[bool]) -> list[DailyAttempt]:
    """Return the best attempts: resigned last, then by rank, points and time."""
    query = select(daily, players.c.name).join(players, players.c.id == daily.c.player).where(which)
    order = (daily.c.score.is_(None), daily.c.rank, daily.c.score.desc(), daily.c.finished_at)
    me = player.id if player is not None else ""
    return [
        DailyAttempt(row.name, row.player == me, row.ranked, row.table_id, row.finished_at, row.score, row.rank)
        for row in db.execute(query.order_by(*order).limit(MAX_RESULTS_SHOWN))
    ]


def check_daily_access(db: Connection, now: float, player: Player | None, table_id: str) -> None:
    """Refuse access to draws that the player could still play ranked; players always see their own table."""
    if not is_daily(table_id):
        return
    attempt = db.execute(select(daily).where(daily.c.table_id == table_id)).first()
    if attempt is None or now > closes(attempt.day):
        return
    me = player.id if player is not None else ""
    same = and_(daily.c.day == attempt.day, daily.c.game == attempt.game, daily.c.kind == attempt.kind)
    mine = db.execute(select(daily).where(same, daily.c.player == me)).one_or_none()
    seated = db.scalar(select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.player == me))
    if seated is not None or (mine is not None and mine.ranked and mine.finished_at is not None):
        return
    raise Problem(403, "daily-first", "this is a daily challenge: play it yourself first")


def streak(db: Connection, player: Player, now: float) -> tuple[int, bool]:
    """Return the number of consecutive days with a finished daily game, and whether today is one."""
    days = set(db.scalars(select(daily.c.day).where(daily.c.player == player.id, daily.c.score.is_not(None))))
    return days_in_a_row(days, now), day_of(now) in days
