"""Branch from a position of a finished game: a new table with bots on all other seats."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from village.record.api import SETTING
from village.server.errors import Problem, not_found
from village.server.players.identity import Player
from village.server.requests import NewBranch, NewTable
from village.server.tables.cache import Seat
from village.server.tables.create import begin_game, fresh_row, seat_all
from village.server.tables.scores import record_at
from village.server.tables.seats import is_program, known_bot
from village.server.tables.session import Session
from village.server.tables.sessions import Sessions
from village.server.tables.table_row import TableRow, setting_of

OVER_ONLY: Final = "one can play on from a game that is over: until then others may have secrets"


def branch_table(sessions: Sessions, id: str, player: Player, wish: NewBranch) -> str:
    """Create the table; randomness is drawn afresh, so that the player does not know it in advance."""
    known_bot(wish.bot)
    with sessions.read(id) as session:
        row = row_for(session, player, wish)
        wanted = [seat_for(seat, player, wish) for seat in session.seats]
    with sessions.write(row.id, row) as session:
        seat_all(session, wanted, player.id)
        begin_game(session, player)
    return row.id


def row_for(session: Session, player: Player, wish: NewBranch) -> TableRow:
    if session.status != "over":
        raise Problem(409, "not-over", OVER_ONLY)
    then = record_at(session.record, wish.ply)
    if then.over or then.actor < 0 or wish.seat >= then.seats:
        raise not_found("moment")
    setting = setting_of(then.table, dict(then.table.options))
    fresh = fresh_row(session.now, player, NewTable(listed=False), then.table, setting)
    return replace(fresh, start={name: part for name, part in then.data().items() if name not in SETTING})


def seat_for(seat: Seat, player: Player, wish: NewBranch) -> Seat:
    """Return the seat at the new table: bots stay, people are replaced by the chosen bot."""
    if seat.number == wish.seat:
        return Seat(seat.number, "human", player.id, player.name, program=is_program(player))
    if seat.kind == "bot":
        return Seat(seat.number, "bot", None, seat.name, seat.bot)
    return Seat(seat.number, "bot", None, wish.bot, wish.bot)
