"""Taking names and lines of chat out of what is stored: the only thing that ever changes an entry.

What is played is not touched: neither the log nor the hash of a position knows who sits there.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select, union, update

from village.server.storage.schema import UNLIKE_ANSWERS, entries, games, seats
from village.server.storage.store import Store
from village.server.table.entries import Chat, Removed, SeatChange
from village.server.table.seats import settle
from village.server.table.session import Session


def games_of(store: Store, player: str) -> list[str]:
    """Where the player sits, is host, has done or said something, or where a seat was kept for them."""
    own = seats.c.player == player  # whoever has answered sits there
    seated = select(seats.c.game).where(own)
    hosted = select(games.c.id).where(games.c.host == player)
    kept = select(games.c.next).join(seats, seats.c.game == games.c.id).where(own, games.c.next.is_not(None))
    told = select(entries.c.game).where(entries.c.player == player, UNLIKE_ANSWERS)
    with store.reading() as db:
        return list(db.scalars(union(seated, hosted, kept, told)))


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


def rename_speaker(session: Session, player: str, name: str) -> None:
    """What a spectator says bears their name."""
    own = (entries.c.game == session.id) & (entries.c.kind == Chat.kind) & (entries.c.player == player)
    for row in session.db.execute(select(entries.c.number, entries.c.body).where(own)).all():
        if "name" in row.body:
            rewritten = {**row.body, "name": name}
            session.db.execute(update(entries).where(own, entries.c.number == row.number).values(body=rewritten))


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


def hand_over_entries(session: Session, giver: str, taker: str) -> None:
    """What one has done at this table is the other's from now on."""
    own = (entries.c.game == session.id) & (entries.c.player == giver)
    session.db.execute(update(entries).where(own).values(player=taker))


def hand_over_lines(store: Store, giver: str, taker: str) -> None:
    """What was said by one, wherever it was, is the other's from now on."""
    said = (entries.c.player == giver) & entries.c.kind.in_((Chat.kind, SeatChange.kind))
    with store.writing() as db:
        db.execute(update(entries).where(said, UNLIKE_ANSWERS).values(player=taker))


def forget_author(session: Session, player: str) -> None:
    """Whose entries they were is known no more; which seat answered is."""
    own = (entries.c.game == session.id) & (entries.c.player == player)
    session.db.execute(update(entries).where(own).values(player=None))
    seated = (entries.c.game == session.id) & (entries.c.kind == SeatChange.kind)
    for row in session.db.execute(select(entries.c.number, entries.c.body).where(seated)).all():
        if row.body.get("player") == player:
            rewritten = {**row.body, "player": None}
            session.db.execute(update(entries).where(seated, entries.c.number == row.number).values(body=rewritten))
