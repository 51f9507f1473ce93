"""The game of the day: the same draws for everybody, one try each.

Its seed is made of a secret of this server and the day, so nobody knows tomorrow's. The ids of such games begin with a
sign that no other id has: whoever asks for one is looked at before anything of it is shown.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, and_, insert, select

from village.games import titles
from village.record.table import lay
from village.server.errors import Problem
from village.server.players.identity import Player, fresh_id
from village.server.requests import NewGame, NewSeat
from village.server.storage.schema import daily, players, seats
from village.server.table.create import begin_game, fresh_row, seat_all, wanted_seats
from village.server.table.days import DAILY_MARK, closes, day_of, days_in_a_row, ends
from village.server.table.row import GameRow, setting_of
from village.server.table.sessions import Sessions
from village.toolkit.title import Title

COMPANY_BOT: Final = "hard"
COMPANY_SEATS: Final = 4
MAX_RESULTS_SHOWN: Final = 100  # lines of a table of results

Kind = Literal["alone", "company"]
KINDS: Final[tuple[Kind, ...]] = ("alone", "company")


class Try(Struct):
    """One player's game of a day; `game` can be looked at by whoever has played themselves."""

    name: str
    mine: bool
    game: str | None
    done: float | None
    score: int | None
    rank: int | None


class DailyGame(Struct):
    """A game of a day. The table of results is empty for whoever has not finished it, while the day lasts."""

    day: str
    game: str
    kind: Kind
    seats: int
    bot: str  # of the others
    ends: float  # until when one can begin
    closes: float  # until when one can finish
    mine: Try | None
    open: bool  # the results can be seen
    players: int  # who have finished it
    results: list[Try]


def offered() -> list[tuple[Title, Kind, int]]:
    """Which games there are every day, and for how many."""
    found: list[tuple[Title, Kind, int]] = []
    for title in titles():
        possible = title.seats(title.edition, ())
        if 1 in possible:
            found.append((title, "alone", 1))
        if max(possible) > 1:
            found.append((title, "company", title.seats_near(COMPANY_SEATS, title.edition, ())))
    return found


def seed_of(secret: bytes, day: str, title: str, kind: Kind) -> str:
    return hmac.new(secret, f"daily {day} {title} {kind}".encode(), sha256).hexdigest()


def begin_daily(sessions: Sessions, secret: bytes, player: Player, game: str, kind: Kind) -> str:
    """The player's try at today's game: the one that was begun, or a new one; its id."""
    found = next(((title, seats) for title, its, seats in offered() if (title.name, its) == (game, kind)), None)
    if found is None:
        raise Problem(404, "not-found", "there is no such game of the day")
    now = sessions.clock()
    day = day_of(now)
    with sessions.store.reading() as db:
        here = (daily.c.day == day) & (daily.c.title == game) & (daily.c.kind == kind)
        begun = db.execute(select(daily.c.game).where(here & (daily.c.player == player.id))).one_or_none()
        chairs = wanted_seats(
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
        raise Problem(409, "already-played", "you have played today's game, and its table is gone")
    return game


def daily_row(now: float, player: Player, title: Title, seats: int, seed: str) -> GameRow:
    table = lay(title.name, title.edition, seats)
    fresh = fresh_row(now, player, NewGame(listed=False), table, setting_of(table, {}))
    return replace(fresh, id=DAILY_MARK + fresh_id(), seed=seed)


def daily_games(sessions: Sessions, player: Player | None, day: str) -> list[DailyGame]:
    with sessions.store.reading() as db:
        return [told(db, sessions.clock(), player, day, *one) for one in offered()]


def told(
    db: Connection, now: float, player: Player | None, day: str, title: Title, kind: Kind, seats: int
) -> DailyGame:
    tries = tries_at(db, player, day, title.name, kind)
    mine = next((one for one in tries if one.mine), None)
    finished = [one for one in tries if one.done is not None]
    seen = now > closes(day) or (mine is not None and mine.done is not None)
    results = sorted(finished, key=order)[:MAX_RESULTS_SHOWN] if seen else []
    return DailyGame(
        day, title.name, kind, seats, COMPANY_BOT if seats > 1 else "", ends(day), closes(day), mine, seen,
        len(finished), results,
    )  # fmt: skip


def order(one: Try) -> tuple[bool, int, int, float]:
    """The best first: who gave up last, then by rank, by points, by who was earlier."""
    return one.score is None, one.rank or 0, -(one.score or 0), one.done or 0.0


def tries_at(db: Connection, player: Player | None, day: str, title: str, kind: Kind) -> list[Try]:
    query = select(daily, players.c.name).join(players, players.c.id == daily.c.player)
    rows = db.execute(query.where(daily.c.day == day, daily.c.title == title, daily.c.kind == kind))
    me = player.id if player is not None else ""
    return [Try(row.name, row.player == me, row.game, row.done, row.score, row.rank) for row in rows]


def must_be_let_look(db: Connection, now: float, player: Player | None, game: str) -> None:
    """Nobody sees the draws of a game of the day that they could still play; whoever sits there sees their own."""
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
    raise Problem(403, "play-first", "this is a game of the day: play it yourself first")


def streak(db: Connection, player: Player, now: float) -> tuple[int, bool]:
    """On how many days in a row a game of the day was finished; and whether today's was."""
    days = set(db.scalars(select(daily.c.day).where(daily.c.player == player.id, daily.c.score.is_not(None))))
    return days_in_a_row(days, now), day_of(now) in days
