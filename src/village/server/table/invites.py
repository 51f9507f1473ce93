"""Secret links: each opens one seat, once."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from sqlalchemy import delete, insert, select

from village.server.errors import Problem
from village.server.players.identity import Player
from village.server.storage.schema import links
from village.server.table.seats import must_be_open, must_host, settle, void_links, within
from village.server.table.session import Sitting

LONGEST: Final = 80


def invite(sitting: Sitting, host: Player, seat: int) -> str:
    """A secret for one seat, shown once. An older one of the seat stops working."""
    must_be_open(sitting)
    must_host(sitting, host)
    within(sitting, seat)
    if sitting.seats[seat].kind not in ("open", "link"):
        raise Problem(409, "seat-taken", "somebody sits there")
    void_links(sitting, seat)
    secret = token_urlsafe(24)
    hashed = sha256(secret.encode()).hexdigest()
    sitting.db.execute(insert(links).values(hash=hashed, game=sitting.id, seat=seat, made=sitting.now))
    settle(sitting, seat, host.id, kind="link", player=None, name="", bot="")
    return secret


def uninvite(sitting: Sitting, host: Player, seat: int) -> None:
    """Take a link back; the seat is open to all again."""
    must_be_open(sitting)
    must_host(sitting, host)
    within(sitting, seat)
    void_links(sitting, seat)
    if sitting.seats[seat].kind == "link":
        settle(sitting, seat, host.id, kind="open", player=None, name="")


def seat_of_link(sitting: Sitting, secret: str) -> int:
    """The seat a secret link is for; it is used up."""
    hashed = sha256(secret[:LONGEST].encode()).hexdigest()
    where = (links.c.hash == hashed) & (links.c.game == sitting.id)
    seat = sitting.db.scalar(select(links.c.seat).where(where))
    if seat is None or sitting.db.execute(delete(links).where(where)).rowcount != 1:
        raise Problem(403, "bad-link", "this link was used already or taken back")
    return int(seat)
