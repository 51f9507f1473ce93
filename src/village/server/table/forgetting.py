"""Taking names and lines of chat out of what is stored: the only thing that ever changes an entry.

What is played is not touched: neither the log nor the hash of a position knows who sits there.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select, update

from village.server.storage.schema import entries
from village.server.table.entries import Chat, Removed, SeatChange
from village.server.table.seats import settle
from village.server.table.session import Session


def rename_seats(session: Session, player: str, name: str) -> None:
    """The seats of a player from now on, and wherever an older entry says what they were called."""
    own = [seat.number for seat in session.seats if seat.player == player]
    for seat in own:
        settle(session, None, SeatChange(seat, name=name))
    rewrite_names(session, player, own, name)


def rewrite_names(session: Session, player: str, own: Sequence[int], name: str) -> None:
    """Of seats that are the player's now, and of those they have left again."""
    here = (entries.c.game == session.id) & (entries.c.kind == SeatChange.kind)
    sitting: dict[int, str | None] = {}
    query = select(entries.c.number, entries.c.body).where(here).order_by(entries.c.number)
    for row in session.db.execute(query).all():
        body = row.body
        seat = body["seat"]
        sitting[seat] = body.get("player", sitting.get(seat))
        theirs = seat in own or sitting[seat] == player
        if theirs and body.get("name") and body.get("kind") != "bot":
            rewritten = {**body, "name": name}
            session.db.execute(update(entries).where(here, entries.c.number == row.number).values(body=rewritten))


def remove_lines(session: Session, numbers: Sequence[int]) -> int:
    """Lines of chat become entries that say nothing; whoever looks at the table is told. How many there were."""
    which = (entries.c.game == session.id) & (entries.c.kind == Chat.kind) & entries.c.number.in_(numbers)
    found = list(session.db.scalars(select(entries.c.number).where(which).order_by(entries.c.number)))
    if found:
        silent = {"kind": Removed.kind, "body": {"numbers": []}}
        session.db.execute(update(entries).where(which).values(**silent))
        session.add(Removed(found), None, None)
    return len(found)


def lines_of(session: Session, player: str) -> list[int]:
    own = (entries.c.game == session.id) & (entries.c.kind == Chat.kind) & (entries.c.player == player)
    return list(session.db.scalars(select(entries.c.number).where(own)))


def forget_author(session: Session, player: str) -> None:
    """Whose entries they were is known no more; which seat answered is."""
    own = (entries.c.game == session.id) & (entries.c.player == player)
    session.db.execute(update(entries).where(own).values(player=None))
    seated = (entries.c.game == session.id) & (entries.c.kind == SeatChange.kind)
    for row in session.db.execute(select(entries.c.number, entries.c.body).where(seated)).all():
        if row.body.get("player") == player:
            rewritten = {**row.body, "player": None}
            session.db.execute(update(entries).where(seated, entries.c.number == row.number).values(body=rewritten))
