"""Clocks: a bank for the whole game with a little more after every answer, or some days for each turn.

`clocks` holds what every seat had left at the moment `moved`; since then only the seat that is asked has used time.
A bot's clock stands still. Nobody's clock runs while no node is alive.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from village.server.storage.schema import entries, facts, outages
from village.server.table.entries import Entry, read_entries
from village.server.table.session import Session

DAY_SECONDS: Final = 86400.0
OUTAGE_AFTER_SECONDS: Final = 5.0  # without a heartbeat, of which two and a half fit in; then the server counts as down
MERCY_SECONDS: Final = 10.0  # that somebody who comes back has at least
SLOW_MERCY_SECONDS: Final = 3600.0  # the same where time is counted in days


def first_clocks(session: Session) -> list[float]:
    manner = session.row.manner
    each = float(manner.bank or manner.days * DAY_SECONDS)
    return [each] * len(session.seats) if manner.timed else []


def elapsed(db: Connection, since: float, now: float) -> float:
    """Seconds between two moments in which the server was there: nobody thinks while it is down."""
    if since >= now:  # after an answer, which is when most look
        return 0.0
    lost = 0.0
    for began, ended in db.execute(select(outages.c.began, outages.c.ended).where(outages.c.ended > since)):
        lost += max(0.0, min(now, ended) - max(since, began))
    alive = last_alive(db)
    if alive is not None and now - alive > OUTAGE_AFTER_SECONDS:  # it is back, and nobody has written it down yet
        lost += now - max(since, alive)
    return max(0.0, now - since - lost)


def last_alive(db: Connection) -> float | None:
    found = db.scalar(select(facts.c.value).where(facts.c.name == "alive"))
    return None if found is None else float(found)


def left(session: Session, seat: int) -> float:
    """What the clock of the seat that is asked shows now; below zero if its time is over."""
    return session.row.clocks[seat] - elapsed(session.db, session.row.moved, session.now)


def clocks_now(session: Session) -> list[float]:
    """What all clocks show at this moment."""
    clocks = list(session.row.clocks)
    seat = session.row.actor
    if clocks and session.status == "playing" and seat >= 0 and not session.seats[seat].bot:
        clocks[seat] = max(0.0, left(session, seat))
    return clocks


def charge(session: Session, seat: int) -> None:
    """Take off what the seat that is asked has used, before it changes hands; its clock starts anew from here."""
    clocks = list(session.row.clocks)
    if clocks and not session.seats[seat].bot:
        clocks[seat] = max(0.0, left(session, seat))
        session.set(clocks=clocks)
    session.set(moved=session.now)


def reward(session: Session, seat: int) -> None:
    """What an answer brings: a little more to its seat, or, where a turn is over, new days to whoever is asked now."""
    manner = session.row.manner
    clocks = list(session.row.clocks)
    if not clocks or session.record.over:
        return
    if manner.days and turn_is_over(session, seat):
        clocks[session.record.actor] = manner.days * DAY_SECONDS
    elif manner.bank and not session.seats[seat].bot:
        clocks[seat] += manner.increment
    session.set(clocks=clocks)


def turn_is_over(session: Session, seat: int) -> bool:
    """Somebody else is asked, or the same player for another turn."""
    return session.record.actor != seat or session.record.opens_turn


def take_rewards(session: Session, lines: list[str]) -> None:
    """Answers that are taken back brought nothing: otherwise going back and forth would make time."""
    manner = session.row.manner
    clocks = list(session.row.clocks)
    if not (clocks and manner.bank):
        return
    for seat in rewarded(session, len(session.record.log) - len(lines)):
        clocks[seat] = max(0.0, clocks[seat] - manner.increment)
    session.set(clocks=clocks)


def rewarded(session: Session, ply: int) -> list[int]:
    """Whose clocks got more by the answers from `ply` on, once for each; those of bots brought nothing."""
    some = (entries.c.game == session.id) & entries.c.kind.in_(("move", "undo"))
    given: dict[int, Entry] = {}
    for entry in read_entries(session.db, select(entries).where(some).order_by(entries.c.number)):
        first = entry.body.about_ply()
        given = {at: answer for at, answer in given.items() if at < first}
        if entry.kind == "move":
            given[first] = entry
    return [
        answer.seat
        for at, answer in given.items()
        if at >= ply and answer.player is not None and answer.seat is not None
    ]


def empty_clock(session: Session, seat: int) -> None:
    """The time of a seat is over; if its player comes back there is hardly any."""
    manner = session.row.manner
    clocks = list(session.row.clocks)
    if clocks:
        clocks[seat] = max(MERCY_SECONDS, manner.increment) if manner.bank else SLOW_MERCY_SECONDS
        session.set(clocks=clocks)


def runs_out(session: Session, seat: int) -> float | None:
    """When the time of the seat that is asked ends if it does not answer; None without a clock."""
    return session.now + left(session, seat) if session.row.clocks else None
