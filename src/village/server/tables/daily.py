"""The daily challenge: the same draws for everyone, one attempt each.

The seed is derived from a secret of this server and the day, so it cannot be predicted. Ids of daily tables start with
a character that no other id has, so that access is checked before anything is shown.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, and_, insert, select

from village.games import game_types
from village.record.setup import create_table
from village.server.errors import Problem
from village.server.players.identity import Player, fresh_id
from village.server.requests import NewSeat, NewTable
from village.server.storage.schema import daily, players, seats
from village.server.tables.create import begin_game, fresh_row, requested_seats, seat_all
from village.server.tables.daily_ids import DAILY_MARK, closes, day_of, days_in_a_row, ends
from village.server.tables.sessions import Sessions
from village.server.tables.table_row import TableRow, setting_of
from village.toolkit.game_type import GameType

COMPANY_BOT: Final = "hard"
COMPANY_SEATS: Final = 4
MAX_RESULTS_SHOWN: Final = 100  # rows of the ranking

Kind = Literal["alone", "company"]
KINDS: Final[tuple[Kind, ...]] = ("alone", "company")


class DailyAttempt(Struct):
    """A player's attempt; `game` is accessible to players who have played themselves."""

    name: str
    mine: bool
    game: str | None
    done: float | None
    score: int | None
    rank: int | None


class DailyGame(Struct):
    """A daily challenge; during the day the ranking is empty for players who have not finished."""

    day: str
    game: str
    kind: Kind
    seats: int
    bot: str  # the opponent
    ends: float  # latest start
    closes: float  # latest end
    mine: DailyAttempt | None
    open: bool  # the ranking is visible
    players: int  # number of players who finished
    results: list[DailyAttempt]


def daily_offers() -> list[tuple[GameType, Kind, int]]:
    """Return the daily games and their numbers of seats."""
    found: list[tuple[GameType, Kind, int]] = []
    for title in game_types():
        possible = title.seats(title.edition, ())
        if 1 in possible:
            found.append((title, "alone", 1))
        if max(possible) > 1:
            found.append((title, "company", title.seats_near(COMPANY_SEATS, title.edition, ())))
    return found


def seed_of(secret: bytes, day: str, title: str, kind: Kind) -> str:
    return hmac.new(secret, f"daily {day} {title} {kind}".encode(), sha256).hexdigest()


def begin_daily(sessions: Sessions, secret: bytes, player: Player, game: str, kind: Kind) -> str:
    """Return the id of the player's attempt today, creating it if needed."""
    found = next(((title, seats) for title, its, seats in daily_offers() if (title.name, its) == (game, kind)), None)
    if found is None:
        raise Problem(404, "not-found", "there is no such daily challenge")
    now = sessions.clock()
    day = day_of(now)
    with sessions.store.reading() as db:
        here = (daily.c.day == day) & (daily.c.title == game) & (daily.c.kind == kind)
        begun = db.execute(select(daily.c.game).where(here & (daily.c.player == player.id))).one_or_none()
        chairs = requested_seats(
            db, player, [NewSeat("me"), *[NewSeat("bot", bot=COMPANY_BOT)] * (found[1] - 1)], found[1]
        )
    if begun is not None:
        return known_table(begun.game)
    row = daily_row(now, player, *found, seed_of(secret, day, game, kind))
    with sessions.write(row.id, row) as session:
        values = {"day": day, "title": game, "kind": kind, "player": player.id, "game": row.id}
        session.db.execute(insert(daily).values(begun=now, **values))
        seat_all(session, chairs, player.id)
        begin_game(session, player)
    return row.id


def known_table(game: str | None) -> str:
    if game is None:
        raise Problem(409, "already-played", "you have played today's challenge, and its table was deleted")
    return game


def daily_row(now: float, player: Player, title: GameType, seats: int, seed: str) -> TableRow:
    table = create_table(title.name, title.edition, seats)
    fresh = fresh_row(now, player, NewTable(listed=False), table, setting_of(table, {}))
    return replace(fresh, id=DAILY_MARK + fresh_id(), seed=seed)


def daily_games(sessions: Sessions, player: Player | None, day: str) -> list[DailyGame]:
    with sessions.store.reading() as db:
        return [daily_game(db, sessions.clock(), player, day, *one) for one in daily_offers()]


def daily_game(
    db: Connection, now: float, player: Player | None, day: str, title: GameType, kind: Kind, seats: int
) -> DailyGame:
    tries = attempts_at(db, player, day, title.name, kind)
    mine = next((one for one in tries if one.mine), None)
    finished = [one for one in tries if one.done is not None]
    seen = now > closes(day) or (mine is not None and mine.done is not None)
    results = sorted(finished, key=sort_key)[:MAX_RESULTS_SHOWN] if seen else []
    return DailyGame(
        day, title.name, kind, seats, COMPANY_BOT if seats > 1 else "", ends(day), closes(day), mine, seen,
        len(finished), results,
    )  # fmt: skip


def sort_key(one: DailyAttempt) -> tuple[bool, int, int, float]:
    """Order attempts: resigned last, then by rank, points and time."""
    return one.score is None, one.rank or 0, -(one.score or 0), one.done or 0.0


def attempts_at(db: Connection, player: Player | None, day: str, title: str, kind: Kind) -> list[DailyAttempt]:
    query = select(daily, players.c.name).join(players, players.c.id == daily.c.player)
    rows = db.execute(query.where(daily.c.day == day, daily.c.title == title, daily.c.kind == kind))
    me = player.id if player is not None else ""
    return [DailyAttempt(row.name, row.player == me, row.game, row.done, row.score, row.rank) for row in rows]


def check_daily_access(db: Connection, now: float, player: Player | None, game: str) -> None:
    """Refuse access to draws the player could still play; players always see their own table."""
    if not game.startswith(DAILY_MARK):
        return
    its = db.execute(select(daily).where(daily.c.game == game)).first()
    if its is None or now > closes(its.day):
        return
    me = player.id if player is not None else ""
    same = and_(daily.c.day == its.day, daily.c.title == its.title, daily.c.kind == its.kind)
    mine = db.execute(select(daily).where(same, daily.c.player == me)).one_or_none()
    seated = db.scalar(select(seats.c.seat).where(seats.c.game == game, seats.c.player == me))
    if seated is not None or (mine is not None and mine.done is not None):
        return
    raise Problem(403, "play-first", "this is a daily challenge: play it yourself first")


def streak(db: Connection, player: Player, now: float) -> tuple[int, bool]:
    """Return the number of consecutive days with a finished daily game, and whether today is one."""
    days = set(db.scalars(select(daily.c.day).where(daily.c.player == player.id, daily.c.score.is_not(None))))
    return days_in_a_row(days, now), day_of(now) in days
