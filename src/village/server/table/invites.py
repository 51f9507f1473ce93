"""Secret links: each opens one seat, once."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from sqlalchemy import delete, insert, select

from village.server.errors import Problem
from village.server.players.identity import Player
from village.server.storage.schema import links
from village.server.table.entries import SeatChange
from village.server.table.seats import must_be_open, must_host, settle, void_links, within
from village.server.table.session import Session

MAX_SECRET_LENGTH: Final = 80


def invite(session: Session, host: Player, seat: int) -> str:
    """A secret for one seat, shown once. An older one of the seat stops working."""
    must_be_open(session)
    must_host(session, host)
    within(session, seat)
    if session.seats[seat].kind not in ("open", "link"):
        raise Problem(409, "seat-taken", "somebody sits there")
    void_links(session, seat)
    secret = token_urlsafe(24)
    hashed = sha256(secret.encode()).hexdigest()
    session.db.execute(insert(links).values(hash=hashed, game=session.id, seat=seat, made=session.now))
    settle(session, host.id, SeatChange(seat, "link", None, "", ""))
    return secret


def uninvite(session: Session, host: Player, seat: int) -> None:
    """Take a link back; the seat is open to all again."""
    must_be_open(session)
    must_host(session, host)
    within(session, seat)
    void_links(session, seat)
    if session.seats[seat].kind == "link":
        settle(session, host.id, SeatChange(seat, "open", None, ""))


def seat_of_link(session: Session, secret: str) -> int:
    """The seat a secret link is for; it is used up."""
    hashed = sha256(secret[:MAX_SECRET_LENGTH].encode()).hexdigest()
    where = (links.c.hash == hashed) & (links.c.game == session.id)
    seat = session.db.scalar(select(links.c.seat).where(where))
    if seat is None or session.db.execute(delete(links).where(where)).rowcount != 1:
        raise Problem(403, "bad-link", "this link was used already or taken back")
    return int(seat)
