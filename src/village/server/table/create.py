"""Tables: laid, filled, begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, to_builtins
from sqlalchemy import Connection, delete, insert

from village.kernel.types import OVER
from village.record.chance import fresh_seed
from village.record.errors import Error
from village.record.numbers import GivenNumbers, NumberSet
from village.record.table import UNSAID, Table, lay
from village.server.errors import Problem
from village.server.players.friends import friend_of
from village.server.players.identity import Player, fresh_id
from village.server.requests import NewGame, NewSeat
from village.server.storage.schema import links, seats
from village.server.table.cache import Seat
from village.server.table.clocks import first_clocks
from village.server.table.entries import SeatChange, Start
from village.server.table.invites import seat_of_link
from village.server.table.next_turn import next_turn
from village.server.table.row import GameRow, Setting, manner_of, setting_of
from village.server.table.seats import called, is_program, known_bot, must_be_open, must_host, open_seat, settle
from village.server.table.session import Session
from village.server.table.sessions import Sessions

EMPTY: Final = {"kind": "open", "player": None, "name": "", "bot": "", "resigned": False}


def lay_table(sessions: Sessions, host: Player, wish: NewGame, usual: NumberSet | None = None) -> str:
    """A new table with seats as wished; its id. Where nothing is said of numbers, the usual ones of its game hold."""
    seats = UNSAID if wish.seats is UNSET else wish.seats
    try:
        table = lay(
            wish.game, wish.edition or UNSAID, seats, tuple(wish.boxes), wish.options, wanted_numbers(wish, usual)
        )
    except Error as error:
        raise Problem(422, "bad-setup", str(error)) from None
    setting = setting_of(table, dict(wish.options))
    with sessions.store.reading() as db:
        wanted = wanted_seats(db, host, wish.chairs, table.seats)
    known_bot(wish.stand_in)
    row = fresh_row(sessions.clock(), host, wish, table, setting)
    with sessions.write(row.id, row) as session:
        seat_all(session, wanted, host.id)
        if wish.start:
            begin_game(session, host)
    return row.id


def wanted_numbers(wish: NewGame, usual: NumberSet | None) -> GivenNumbers:
    if wish.numbers is UNSET:
        return usual if usual is not None and usual.game == wish.game else None
    return None if wish.numbers is None else to_builtins(wish.numbers)


def seat_all(session: Session, wanted: list[Seat], by: str) -> None:
    """The first to sit at a fresh table."""
    for seat in wanted:
        session.db.execute(insert(seats).values(game=session.id, seat=seat.number, **EMPTY))
    for seat in wanted:
        change = SeatChange(seat.number, seat.kind, seat.player, seat.name, seat.bot, program=seat.program)
        settle(session, by, change)


def fresh_row(now: float, host: Player, wish: NewGame, table: Table, setting: Setting) -> GameRow:
    return GameRow(
        id=fresh_id(), status="open", host=host.id, setting=setting, manner=manner_of(wish), listed=wish.listed,
        rules=table.rules.version, tables=table.rules.tables_hash, seed=fresh_seed(), start=None, brought=False,
        number=0, ply=0, actor=OVER, clocks=[], why="", next=None, made=now, moved=now, due=None,
    )  # fmt: skip


def wanted_seats(db: Connection, host: Player, described: Sequence[NewSeat], seats: int) -> list[Seat]:
    """What the host wants on every seat; seats not spoken of are open, the first is the host's own."""
    wishes = list(described) or [NewSeat("me")]
    if len(wishes) > seats:
        raise Problem(422, "bad-setup", f"{len(wishes)} seats were described at a table of {seats}")
    wishes += [NewSeat("open")] * (seats - len(wishes))
    if all(seat.kind == "bot" for seat in wishes):
        raise Problem(422, "bad-setup", "somebody has to play: one seat at least is not a bot's")
    return [wanted_seat(db, host, number, seat) for number, seat in enumerate(wishes)]


def wanted_seat(db: Connection, host: Player, number: int, wish: NewSeat) -> Seat:
    if wish.kind == "me":
        return Seat(number, "human", host.id, called(wish, host.name), program=is_program(host))
    if wish.kind == "bot":
        return Seat(number, "bot", None, called(wish, wish.bot), known_bot(wish.bot))
    if wish.kind == "friend":
        asked = friend_of(db, host, wish.friend)
        return Seat(number, "link", asked.id, asked.name, program=is_program(asked))
    return Seat(number, wish.kind)


def join(session: Session, player: Player, seat: int | None, secret: str) -> int:
    """Sit down: by a link on its seat, otherwise on an open one."""
    must_be_open(session)
    own = take_reserved(session, player) if not secret else []
    if own:
        return own[0]
    if secret:
        seat = seat_of_link(session, secret)
    elif any(seat.player == player.id for seat in session.seats):
        raise Problem(409, "already-seated", "you sit at this table already")
    else:
        seat = open_seat(session, seat)
    change = SeatChange(seat, "human", player.id, player.name, program=is_program(player))
    settle(session, player.id, change)
    return seat


def take_reserved(session: Session, player: Player) -> list[int]:
    """Sit down where one was asked to; with the last of those who were asked the game begins."""
    own = [seat.number for seat in session.seats if seat.kind == "link" and seat.player == player.id]
    for seat in own:
        settle(session, player.id, SeatChange(seat, "human"))
    if own and all(seat.kind in ("human", "bot") for seat in session.seats):
        begin_now(session, player)
    return own


def begin_game(session: Session, player: Player) -> None:
    """From here on the log grows. Everybody must be there."""
    must_be_open(session)
    must_host(session, player)
    begin_now(session, player)


def begin_now(session: Session, player: Player) -> None:
    empty = [seat.number for seat in session.seats if seat.kind in ("open", "link")]
    if empty:
        raise Problem(409, "seats-empty", f"nobody sits on {len(empty)} of the seats", seats=empty)
    laid_now(session.row.setting)
    session.add(Start([]), None, player.id)
    session.db.execute(delete(links).where(links.c.game == session.id))
    session.set(status="playing", moved=session.now, clocks=first_clocks(session))
    next_turn(session)


def laid_now(setting: Setting) -> Table:
    """What lies on a stored table; Problem if its title or a box is not installed any more."""
    try:
        return setting.table()
    except Error as error:
        raise Problem(409, "bad-setup", f"this game cannot be laid any more: {error}") from None
