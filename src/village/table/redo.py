"""Redo: restore what an undo has removed, until something new happens."""

from __future__ import annotations

from village.table.entries import Redo
from village.table.guards import check_ply, require_playing
from village.table.moves import MoveMade
from village.table.open_table import OpenTable, Person, active_seats
from village.table.problem import Problem, key_reused
from village.table.session import TableSession
from village.table.state import UndoneMoves
from village.table.turns import next_turn


def redo(session: TableSession, player: Person, ply: int, key: str) -> MoveMade:
    """Restore what the player has undone last, including the moves of others and random outcomes after it."""
    earlier = session.earlier_entry(player.id, key)
    if earlier is not None:
        if earlier.kind != "redo":
            raise key_reused()
        return MoveMade(earlier.number, earlier.body.next_ply())
    record = require_playing(session)
    own = [seat.number for seat in active_seats(session, player)]
    check_ply(session, ply)
    undone = last_undone(session)
    if undone is None or undone.seat not in own:
        raise Problem(409, "nothing-to-redo", "there is no move of yours to redo")
    session.charge(record.actor)
    number = session.add(Redo(undone.ply, undone.lines), undone.seat, player.id, key)
    session.restore_increments(undone.ply)
    next_turn(session)
    return MoveMade(number, len(record.log))


def last_undone(table: OpenTable) -> UndoneMoves | None:
    return table.cached.undone[-1] if table.cached.undone else None


def can_redo(table: OpenTable, player: Person | None) -> bool:
    """Return whether the player has undone something and nothing new has happened since."""
    undone = last_undone(table)
    if undone is None or player is None:
        return False
    seat = table.seats[undone.seat]
    return seat.player == player.id and not seat.resigned
