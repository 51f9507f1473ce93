"""Create and start tables."""

from __future__ import annotations

from village.kernel.types import OVER
from village.record.chance import fresh_seed
from village.record.custom_values import CustomValues
from village.record.errors import Error
from village.record.setup import DEFAULT, Table, create_table
from village.table.entries import SeatChange, Start
from village.table.guards import check_open, require_host
from village.table.ids import fresh_id
from village.table.new_table import NewTable, requested_values, seats_requested, time_control_of
from village.table.open_table import Person
from village.table.problem import Problem
from village.table.row import Setting, TableRow, setting_of
from village.table.seats import known_bot, requested_seats, seat_all, set_seat
from village.table.session import Tables, TableSession
from village.table.turns import next_turn


def open_table(tables: Tables, host: Person, request: NewTable, default: CustomValues | None = None) -> str:
    """Create a table and return its id; custom values default to the server's."""
    try:
        table = create_table(
            request.game,
            request.edition or DEFAULT,
            seats_requested(request),
            tuple(request.expansions),
            request.options,
            requested_values(request, default),
        )
    except Error as error:
        raise Problem(422, "bad-setup", str(error)) from None
    setting = setting_of(table, dict(request.options))
    new_seats = requested_seats(tables.friend, host, request.players, table.seats)
    known_bot(request.replacement_bot)
    row = fresh_row(tables.clock(), host, request, table, setting)
    with tables.write(row.id, row) as session:
        seat_all(session, new_seats, host.id)
        if request.start:
            begin_game(session, host)
    return row.id


def fresh_row(now: float, host: Person, request: NewTable, table: Table, setting: Setting) -> TableRow:
    return TableRow(
        id=fresh_id(), status="open", host=host.id, setting=setting, time_control=time_control_of(request),
        public=request.public, rules=table.rules.version, tables_hash=table.rules.tables_hash, seed=fresh_seed(),
        start=None, imported=False, number=0, ply=0, actor=OVER, clocks=[], stop_reason="", rematch_id=None,
        created_at=now, last_move_at=now, due=None,
    )  # fmt: skip


def take_reserved(session: TableSession, player: Person) -> list[int]:
    """Take reserved seats; the game starts with the last reserved player."""
    own = [seat.number for seat in session.seats if seat.kind == "link" and seat.player == player.id]
    for seat in own:
        set_seat(session, player.id, SeatChange(seat, "human"))
    if own and all(seat.kind in ("human", "bot") for seat in session.seats):
        begin_now(session, player)
    return own


def begin_game(session: TableSession, player: Person) -> None:
    """Start the game; all seats must be taken."""
    check_open(session)
    require_host(session, player)
    begin_now(session, player)


def begin_now(session: TableSession, player: Person) -> None:
    empty = [seat.number for seat in session.seats if seat.kind in ("open", "link")]
    if empty:
        raise Problem(409, "seats-empty", f"{len(empty)} seats are empty", seats=empty)
    table_of(session.row.setting)
    session.add(Start([]), None, player.id)
    session.void_links()
    session.set(status="playing", last_move_at=session.now, clocks=session.first_clocks())
    next_turn(session)


def table_of(setting: Setting) -> Table:
    """Return the setup of a stored table; raise a Problem if its game or an expansion is not installed."""
    try:
        return setting.table()
    except Error as error:
        raise Problem(409, "bad-setup", f"this table can no longer be set up: {error}") from None
