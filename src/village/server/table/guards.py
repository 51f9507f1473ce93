"""What must be true before something is done at a table; a Problem says what is not."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, select

from village.record.record import Record
from village.server.errors import Problem
from village.server.players.identity import Player
from village.server.storage.schema import entries
from village.server.storage.statement import Statement
from village.server.table.cache import Seat
from village.server.table.entries import Entry, read_entry
from village.server.table.session import Session

CLOSED: Final = "closed by whoever runs this server"
BY_KEY: Final = Statement(
    select(entries).where(
        entries.c.game == bindparam("its_game"),
        entries.c.player == bindparam("its_player"),
        entries.c.key == bindparam("its_key"),
    )
)


def answered_before(session: Session, player: Player, key: str) -> Entry | None:
    which = {"its_game": session.id, "its_player": player.id, "its_key": key}
    found = BY_KEY.one(session.db, which)
    return None if found is None else read_entry(found)


def must_play(session: Session) -> Record:
    if session.cached.lost:
        raise Problem(409, "read-only", "the rules have changed since; this game can only be looked at")
    if session.status == "stopped":
        raise Problem(409, "read-only", f"this game can only be looked at: {session.row.why}")
    if session.status != "playing":
        raise Problem(409, "not-playing", "the game is not being played")
    return session.record


def must_not_be_closed(session: Session) -> None:
    """Whoever runs the server has: there is no talking on, either."""
    if session.status == "stopped" and session.row.why == CLOSED:
        raise Problem(409, "read-only", f"this table can only be looked at: {CLOSED}")


def must_be_asked(record: Record, own: list[Seat]) -> None:
    if all(seat.number != record.actor for seat in own):
        raise Problem(403, "not-your-turn", "somebody else is asked", actor=record.actor, ply=len(record.log))


def must_be_at(session: Session, ply: int) -> None:
    here = len(session.record.log)
    if ply != here:
        raise Problem(409, "stale", f"the game is at answer {here}, not {ply}", ply=here, number=session.cached.number)


def must_have_seen(session: Session, number: int | None) -> None:
    """The same ply can be another position, if somebody took an answer back and gave another."""
    if number is not None and session.cached.last_undo > number:
        raise Problem(
            409, "stale", "somebody has gone back since", ply=len(session.record.log), number=session.cached.number
        )
