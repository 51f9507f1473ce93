"""Preconditions of actions at a table, raising Problems."""

from __future__ import annotations

from typing import Final

from village.record.record import Record
from village.table.open_table import OpenTable, Person
from village.table.problem import Problem
from village.table.state import Seat, any_person_plays

CLOSED: Final = "closed by the administrator"


def require_playing(table: OpenTable) -> Record:
    if table.cached.lost:
        raise Problem(409, "read-only", "the rules have changed; this game is view-only")
    if table.status == "stopped":
        raise Problem(409, "read-only", f"this game is view-only: {table.row.stop_reason}")
    if table.status != "playing":
        raise Problem(409, "not-playing", "the game is not in progress")
    return table.record


def check_not_closed(table: OpenTable) -> None:
    """Refuse actions at tables closed by the administrator, including chat."""
    if table.status == "stopped" and table.row.stop_reason == CLOSED:
        raise Problem(409, "read-only", f"this table is view-only: {CLOSED}")


def check_to_move(record: Record, own: list[Seat]) -> None:
    if all(seat.number != record.actor for seat in own):
        raise Problem(403, "not-your-turn", "it is not your turn", actor=record.actor, ply=len(record.log))


def check_ply(table: OpenTable, ply: int) -> None:
    current = len(table.record.log)
    if ply != current:
        raise Problem(409, "stale", f"the game is at ply {current}, not {ply}", ply=current, number=table.cached.number)


def check_latest_message_seen(table: OpenTable, number: int | None) -> None:
    """Refuse a move if an undo happened meanwhile: the same ply can be another position."""
    if number is not None and table.cached.last_undo > number:
        raise Problem(
            409,
            "stale",
            "a move has been undone in the meantime",
            ply=len(table.record.log),
            number=table.cached.number,
        )


def open_seat(table: OpenTable, seat: int | None) -> int:
    open_seats = [seat.number for seat in table.seats if seat.kind == "open"]
    if not open_seats or (seat is not None and seat not in open_seats):
        raise Problem(409, "seat-taken", "this seat is not open" if open_seats else "no seat is open")
    return open_seats[0] if seat is None else seat


def check_open(table: OpenTable) -> None:
    if table.status != "open":
        raise Problem(409, "already-started", "the game has started")


def require_host(table: OpenTable, player: Person) -> None:
    if table.row.host != player.id:
        raise Problem(403, "not-host", "only the host of the table can do this")


def check_seat_number(table: OpenTable, seat: int) -> None:
    if seat not in range(len(table.seats)):
        raise Problem(404, "not-found", "there is no such seat")


def waits_for_bot(table: OpenTable, seat: int, ply: int, bot: str) -> bool:
    """Return whether the table still waits for this move of a bot."""
    record = table.cached.record
    if table.cached.lost or table.status != "playing" or record is None or not any_person_plays(table.seats):
        return False
    return record.actor == seat and len(record.log) == ply and table.seats[seat].bot == bot
