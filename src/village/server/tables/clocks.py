"""Clocks: a bank for the whole game with an increment per move, or some days per turn.

`clocks` holds what every seat had left at `last_move_at`; since then only the clock of the seat to move has run. Clocks
of bots stand still, and all clocks stand still while no node runs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, select

from village.server.storage.schema import entries, facts, outages
from village.server.tables.session import Session
from village.server.tables.stored_entries import read_entries
from village.table.entries import Entry

DAY_SECONDS: Final = 86400.0
OUTAGE_AFTER_SECONDS: Final = 5.0  # without a heartbeat, which are 2 s apart; then the server counts as down
MIN_SECONDS_ON_RETURN: Final = 10.0  # minimum for a returning player
MIN_SECONDS_ON_RETURN_TURN_BASED: Final = 3600.0  # the same in turn-based games


def first_clocks(session: Session) -> list[float]:
    time_control = session.row.time_control
    each = float(time_control.bank or time_control.days * DAY_SECONDS)
    return [each] * len(session.seats) if time_control.timed else []


def elapsed(db: Connection, since: float, now: float) -> float:
    """Return the seconds between two times, without outages of the server."""
    if since >= now:  # common case right after a move
        return 0.0
    lost = 0.0
    for began, ended in db.execute(select(outages.c.began, outages.c.ended).where(outages.c.ended > since)):
        lost += max(0.0, min(now, ended) - max(since, began))
    alive = last_alive(db)
    if alive is not None and now - alive > OUTAGE_AFTER_SECONDS:  # an outage that is not recorded yet
        lost += now - max(since, alive)
    return max(0.0, now - since - lost)


def last_alive(db: Connection) -> float | None:
    value = db.scalar(select(facts.c.value).where(facts.c.name == "alive"))
    return None if value is None else float(value)


def seconds_left(session: Session, seat: int) -> float:
    """Return the clock of the seat to move; negative if its time is over."""
    return session.row.clocks[seat] - elapsed(session.db, session.row.last_move_at, session.now)


def clocks_now(session: Session) -> list[float]:
    """Return all clocks at this moment."""
    clocks = list(session.row.clocks)
    seat = session.row.actor
    if clocks and session.status == "playing" and seat >= 0 and not session.seats[seat].bot:
        clocks[seat] = max(0.0, seconds_left(session, seat))
    return clocks


def charge(session: Session, seat: int) -> None:
    """Subtract the used time of the seat to move and restart its clock."""
    clocks = list(session.row.clocks)
    if clocks and not session.seats[seat].bot:
        clocks[seat] = max(0.0, seconds_left(session, seat))
        session.set(clocks=clocks)
    session.set(last_move_at=session.now)


def add_increment(session: Session, seat: int) -> None:
    """Add the increment to the seat, or new days to the next seat if the turn is over."""
    time_control = session.row.time_control
    clocks = list(session.row.clocks)
    if not clocks or session.record.over:
        return
    if time_control.days and turn_is_over(session, seat):
        clocks[session.record.actor] = time_control.days * DAY_SECONDS
    elif time_control.bank and not session.seats[seat].bot:
        clocks[seat] += time_control.increment
    session.set(clocks=clocks)


def turn_is_over(session: Session, seat: int) -> bool:
    """Return whether another seat is to move, or the same one in a new turn."""
    return session.record.actor != seat or session.record.opens_turn


def remove_increments(session: Session, ply: int) -> None:
    """Remove the increments of the moves from `ply` on, so that undo cannot gain time."""
    add_increments(session, ply, -session.row.time_control.increment)


def restore_increments(session: Session, ply: int) -> None:
    """Add the increments of redone moves again."""
    add_increments(session, ply, session.row.time_control.increment)


def add_increments(session: Session, ply: int, seconds: float) -> None:
    """Add these seconds for every move from `ply` on that got an increment."""
    clocks = list(session.row.clocks)
    if not (clocks and session.row.time_control.bank):
        return
    for seat in rewarded_seats(session, ply):
        clocks[seat] = max(0.0, clocks[seat] + seconds)
    session.set(clocks=clocks)


def rewarded_seats(session: Session, ply: int) -> list[int]:
    """Return the seats that got increments from `ply` on, once per increment; bots get none."""
    own = (entries.c.table_id == session.id) & entries.c.kind.in_(("move", "undo", "redo"))
    moves = moves_in_log(read_entries(session.db, select(entries).where(own).order_by(entries.c.number)))
    return [
        move.seat for start, move in moves.items() if start >= ply and move.player is not None and move.seat is not None
    ]


def moves_in_log(history: Iterable[Entry]) -> dict[int, Entry]:
    """Return the moves that have not been undone, or were redone, by ply."""
    moves: dict[int, Entry] = {}
    undone: list[dict[int, Entry]] = []
    for entry in history:
        first = entry.body.target_ply()
        if entry.kind == "redo":
            moves |= undone.pop()
        elif entry.kind == "move":
            moves[first] = entry
            undone.clear()
        else:
            undone.append({start: move for start, move in moves.items() if start >= first})
            moves = {start: move for start, move in moves.items() if start < first}
    return moves


def empty_clock(session: Session, seat: int) -> None:
    """Set an expired clock to the minimum for a returning player."""
    time_control = session.row.time_control
    clocks = list(session.row.clocks)
    if clocks:
        clocks[seat] = (
            max(MIN_SECONDS_ON_RETURN, time_control.increment)
            if time_control.bank
            else MIN_SECONDS_ON_RETURN_TURN_BASED
        )
        session.set(clocks=clocks)


def timeout_at(session: Session, seat: int) -> float | None:
    """Return when the time of the seat to move ends; None without a clock."""
    return session.now + seconds_left(session, seat) if session.row.clocks else None
