"""Remove names and chat lines from stored data: the only code that changes existing entries.

The game itself is not affected: neither the log nor the position hash contains players.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select, union, update

from village.server.storage.schema import NOT_MOVES, entries, seats, tables
from village.server.storage.store import AnyRow, Store
from village.server.tables.session import Session
from village.table.entries import Chat, Removed, SeatChange
from village.table.seats import set_seat


def tables_of(store: Store, player: str) -> list[str]:
    """Return the tables where the player sits, is host, acted, chatted, or has a reserved seat."""
    own = seats.c.player == player  # players who moved have a seat
    seated = select(seats.c.table_id).where(own)
    hosted = select(tables.c.id).where(tables.c.host == player)
    reserved = (
        select(tables.c.rematch_id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(own, tables.c.rematch_id.is_not(None))
    )
    acted = select(entries.c.table_id).where(entries.c.player == player, NOT_MOVES)
    return store.ids(union(seated, hosted, reserved, acted))


def rename_seats(session: Session, player: str, name: str) -> None:
    """Rename a player's seats, also in older entries."""
    own = [seat.number for seat in session.seats if seat.player == player]
    for seat in own:
        set_seat(session, None, SeatChange(seat, name=name))
    rewrite_names(session, player, own, name)


def rewrite_names(session: Session, player: str, own: Sequence[int], name: str) -> None:
    """Rename the seats that the player has now or has left."""
    sitting: dict[int, str | None] = {}
    for row in entries_of_kind(session, SeatChange.kind):
        body = row.body
        seat = body["seat"]
        sitting[seat] = body.get("player", sitting.get(seat))
        theirs = seat in own or sitting[seat] == player
        if theirs and body.get("name") and body.get("kind") != "bot":
            rewrite(session, row.number, {**body, "name": name})


def rename_speaker(session: Session, player: str, name: str) -> None:
    """Rename the player in their chat lines as a spectator."""
    for row in entries_of_kind(session, Chat.kind):
        if row.player == player and "name" in row.body:
            rewrite(session, row.number, {**row.body, "name": name})


def entries_of_kind(session: Session, kind: str) -> Sequence[AnyRow]:
    which = (entries.c.table_id == session.id) & (entries.c.kind == kind)
    return session.db.execute(select(entries).where(which).order_by(entries.c.number)).all()


def rewrite(session: Session, number: int, body: dict[str, object]) -> None:
    which = (entries.c.table_id == session.id) & (entries.c.number == number)
    session.db.execute(update(entries).where(which).values(body=body))


def remove_lines(session: Session, numbers: Sequence[int]) -> int:
    """Replace chat lines by empty entries and notify viewers; return the number of lines."""
    which = (entries.c.table_id == session.id) & (entries.c.kind == Chat.kind) & entries.c.number.in_(numbers)
    numbers = list(session.db.scalars(select(entries.c.number).where(which).order_by(entries.c.number)))
    if numbers:
        removed = {"kind": Removed.kind, "body": {"numbers": []}}
        session.db.execute(update(entries).where(which).values(**removed))
        session.add(Removed(numbers), None, None)
    return len(numbers)


def lines_of(session: Session, player: str) -> list[int]:
    return [row.number for row in entries_of_kind(session, Chat.kind) if row.player == player]


def hand_over_entries(session: Session, giver: str, taker: str) -> None:
    """Move the entries of one player at this table to another."""
    own = (entries.c.table_id == session.id) & (entries.c.player == giver)
    session.db.execute(update(entries).where(own).values(player=taker))


def hand_over_lines(store: Store, giver: str, taker: str) -> None:
    """Move the chat lines of one player to another."""
    own = (entries.c.player == giver) & entries.c.kind.in_((Chat.kind, SeatChange.kind))
    store.run(update(entries).where(own, NOT_MOVES).values(player=taker))


def forget_author(session: Session, player: str) -> None:
    """Remove the player from their entries; the seat remains."""
    own = (entries.c.table_id == session.id) & (entries.c.player == player)
    session.db.execute(update(entries).where(own).values(player=None))
    for row in entries_of_kind(session, SeatChange.kind):
        if row.body.get("player") == player:
            rewrite(session, row.number, {**row.body, "player": None})
