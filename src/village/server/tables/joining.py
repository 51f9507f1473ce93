"""Joining tables: open seats, reserved seats, and secret links that each open one seat once."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from sqlalchemy import delete, insert, select

from village.server.players.identity import Player
from village.server.storage.schema import links
from village.server.tables.session import Session
from village.table.create import take_reserved
from village.table.entries import SeatChange
from village.table.guards import check_open, check_seat_number, open_seat, require_host
from village.table.problem import Problem
from village.table.seats import is_automated, set_seat

MAX_SECRET_LENGTH: Final = 80


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


def invite(session: Session, host: Player, seat: int) -> str:
    """Create a secret for a seat, shown once, replacing an older one."""
    check_open(session)
    require_host(session, host)
    check_seat_number(session, seat)
    if session.seats[seat].kind not in ("open", "link"):
        raise Problem(409, "seat-taken", "this seat is taken")
    session.void_links(seat)
    secret = token_urlsafe(24)
    hashed = sha256(secret.encode()).hexdigest()
    session.db.execute(insert(links).values(hash=hashed, table_id=session.id, seat=seat, created_at=session.now))
    set_seat(session, host.id, SeatChange(seat, "link", None, "", ""))
    return secret


def uninvite(session: Session, host: Player, seat: int) -> None:
    """Revoke the link; the seat is open again."""
    check_open(session)
    require_host(session, host)
    check_seat_number(session, seat)
    session.void_links(seat)
    if session.seats[seat].kind == "link":
        set_seat(session, host.id, SeatChange(seat, "open", None, ""))


def seat_of_link(session: Session, secret: str) -> int:
    """Return the seat of a secret and use it up."""
    hashed = sha256(secret[:MAX_SECRET_LENGTH].encode()).hexdigest()
    where = (links.c.hash == hashed) & (links.c.table_id == session.id)
    seat = session.db.scalar(select(links.c.seat).where(where))
    if seat is None or session.db.execute(delete(links).where(where)).rowcount != 1:
        raise Problem(403, "bad-link", "this link has been used or revoked")
    return int(seat)
