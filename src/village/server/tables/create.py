"""Create, fill and start tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET
from sqlalchemy import Connection, delete, insert

from village.kernel.types import OVER
from village.record.chance import fresh_seed
from village.record.custom_values import CustomValues
from village.record.errors import Error
from village.record.setup import DEFAULT, Table, create_table
from village.server.players.identity import Player, fresh_id
from village.server.storage.schema import links, seats
from village.server.tables.clocks import first_clocks
from village.server.tables.next_turn import next_turn
from village.server.tables.seats import change_to, is_automated, known_bot, requested_seat, seat_of_link, set_seat
from village.server.tables.session import Session
from village.server.tables.sessions import Sessions
from village.table.entries import SeatChange, Start
from village.table.guards import check_open, open_seat, require_host
from village.table.new_table import NewPlayer, NewTable, requested_values, time_control_of
from village.table.problem import Problem
from village.table.row import Setting, TableRow, setting_of
from village.table.state import Seat

EMPTY: Final = {"kind": "open", "player": None, "name": "", "bot": "", "resigned": False}


def open_table(sessions: Sessions, host: Player, request: NewTable, default: CustomValues | None = None) -> str:
    """Create a table and return its id; custom values default to the server's."""
    seats = DEFAULT if request.seats is UNSET else request.seats
    try:
        table = create_table(
            request.game,
            request.edition or DEFAULT,
            seats,
            tuple(request.expansions),
            request.options,
            requested_values(request, default),
        )
    except Error as error:
        raise Problem(422, "bad-setup", str(error)) from None
    setting = setting_of(table, dict(request.options))
    with sessions.store.reading() as db:
        new_seats = requested_seats(db, host, request.players, table.seats)
    known_bot(request.replacement_bot)
    row = fresh_row(sessions.clock(), host, request, table, setting)
    with sessions.write(row.id, row) as session:
        seat_all(session, new_seats, host.id)
        if request.start:
            begin_game(session, host)
    return row.id


def seat_all(session: Session, new_seats: list[Seat], by: str) -> None:
    """Seat the first players of a new table."""
    for seat in new_seats:
        session.db.execute(insert(seats).values(table_id=session.id, seat=seat.number, **EMPTY))
    for seat in new_seats:
        set_seat(session, by, change_to(seat))


def fresh_row(now: float, host: Player, request: NewTable, table: Table, setting: Setting) -> TableRow:
    return TableRow(
        id=fresh_id(), status="open", host=host.id, setting=setting, time_control=time_control_of(request),
        public=request.public, rules=table.rules.version, tables_hash=table.rules.tables_hash, seed=fresh_seed(),
        start=None, imported=False, number=0, ply=0, actor=OVER, clocks=[], stop_reason="", rematch_id=None,
        created_at=now, last_move_at=now, due=None,
    )  # fmt: skip


def requested_seats(db: Connection, host: Player, described: Sequence[NewPlayer], seats: int) -> list[Seat]:
    """Return the requested seats; seats not mentioned are open, the first is the host's."""
    requests = list(described) or [NewPlayer("me")]
    if len(requests) > seats:
        raise Problem(422, "bad-setup", f"the table has {seats} seats, but {len(requests)} were described")
    requests += [NewPlayer("open")] * (seats - len(requests))
    if all(seat.kind == "bot" for seat in requests):
        raise Problem(422, "bad-setup", "at least one player must be human")
    return [requested_seat(db, host, number, seat) for number, seat in enumerate(requests)]


def join(session: Session, player: Player, seat: int | None, secret: str) -> int:
    """Take a seat: by link its own, otherwise an open one."""
    check_open(session)
    own = take_reserved(session, player) if not secret else []
    if own:
        return own[0]
    if secret:
        seat = seat_of_link(session, secret)
    elif any(seat.player == player.id for seat in session.seats):
        raise Problem(409, "already-seated", "you are already at this table")
    else:
        seat = open_seat(session, seat)
    change = SeatChange(seat, "human", player.id, player.name, automated=is_automated(player))
    set_seat(session, player.id, change)
    return seat


def take_reserved(session: Session, player: Player) -> list[int]:
    """Take reserved seats; the game starts with the last reserved player."""
    own = [seat.number for seat in session.seats if seat.kind == "link" and seat.player == player.id]
    for seat in own:
        set_seat(session, player.id, SeatChange(seat, "human"))
    if own and all(seat.kind in ("human", "bot") for seat in session.seats):
        begin_now(session, player)
    return own


def begin_game(session: Session, player: Player) -> None:
    """Start the game; all seats must be taken."""
    check_open(session)
    require_host(session, player)
    begin_now(session, player)


def begin_now(session: Session, player: Player) -> None:
    empty = [seat.number for seat in session.seats if seat.kind in ("open", "link")]
    if empty:
        raise Problem(409, "seats-empty", f"{len(empty)} seats are empty", seats=empty)
    table_of(session.row.setting)
    session.add(Start([]), None, player.id)
    session.db.execute(delete(links).where(links.c.table_id == session.id))
    session.set(status="playing", last_move_at=session.now, clocks=first_clocks(session))
    next_turn(session)


def table_of(setting: Setting) -> Table:
    """Return the setup of a stored table; raise a Problem if its game or an expansion is not installed."""
    try:
        return setting.table()
    except Error as error:
        raise Problem(409, "bad-setup", f"this table can no longer be set up: {error}") from None
