"""Preconditions of actions at a table, raising Problems."""

from __future__ import annotations

from typing import Final

from village.record.record import Record
from village.server.players.identity import Player
from village.server.tables.session import Session
from village.server.tables.stored_entries import entries_by_request
from village.table.entries import Entry
from village.table.problem import Problem
from village.table.state import Seat

CLOSED: Final = "closed by the administrator"


def earlier_entry(session: Session, player: Player, key: str) -> Entry | None:
    """Return the entry of the same request, if it was made before."""
    request = session.id, player.id, key
    if session.looked_up != request:
        session.looked_up, session.earlier = request, entries_by_request(session.db, [request]).get(request)
    return session.earlier


def require_playing(session: Session) -> Record:
    if session.cached.lost:
        raise Problem(409, "read-only", "the rules have changed; this game is view-only")
    if session.status == "stopped":
        raise Problem(409, "read-only", f"this game is view-only: {session.row.stop_reason}")
    if session.status != "playing":
        raise Problem(409, "not-playing", "the game is not in progress")
    return session.record


def check_not_closed(session: Session) -> None:
    """Refuse actions at tables closed by the administrator, including chat."""
    if session.status == "stopped" and session.row.stop_reason == CLOSED:
        raise Problem(409, "read-only", f"this table is view-only: {CLOSED}")


def check_to_move(record: Record, own: list[Seat]) -> None:
    if all(seat.number != record.actor for seat in own):
        raise Problem(403, "not-your-turn", "it is not your turn", actor=record.actor, ply=len(record.log))


def check_ply(session: Session, ply: int) -> None:
    current = len(session.record.log)
    if ply != current:
        raise Problem(
            409, "stale", f"the game is at ply {current}, not {ply}", ply=current, number=session.cached.number
        )


def check_latest_message_seen(session: Session, number: int | None) -> None:
    """Refuse a move if an undo happened meanwhile: the same ply can be another position."""
    if number is not None and session.cached.last_undo > number:
        raise Problem(
            409,
            "stale",
            "a move has been undone in the meantime",
            ply=len(session.record.log),
            number=session.cached.number,
        )
