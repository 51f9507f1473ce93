"""Who has to act next at a table: a bot worker, the timekeeper or a player, who is notified."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, select

from village.server.storage.presence import present_until
from village.server.storage.schema import daily
from village.server.tables.clocks import elapsed, timeout_at
from village.server.tables.session import Session
from village.table.daily import closes, is_daily
from village.table.state import Seat, any_person_plays, others_wait

DAY: Final = select(daily.c.day).where(daily.c.table_id == bindparam("table_id"))


def schedule(session: Session) -> None:
    """Update jobs, clocks and notifications after a change of a game."""
    session.next_player = None
    if session.status != "playing":
        return
    seat = session.seats[session.record.actor]
    drop_job(session)
    if seat.bot:
        session.set(due=None)
        if any_person_plays(session.seats):
            add_bot_job(session, seat.number, seat.bot)
        return
    session.set(due=next_check_at(session, seat))
    if session.stored.actor != seat.number:
        session.next_player = seat.player


def next_check_at(session: Session, seat: Seat) -> float | None:
    """Return when the timekeeper has to check this table, if nothing happens."""
    times = (timeout_at(session, seat.number), away_at(session, seat), daily_deadline(session))
    return min((time for time in times if time is not None), default=None)


def daily_deadline(session: Session) -> float | None:
    """Return when a daily game ends at the latest."""
    day = session.db.scalar(DAY, {"table_id": session.id}) if is_daily(session.id) else None
    return None if day is None else closes(day)


def away_at(session: Session, seat: Seat) -> float | None:
    """Return from when the player to move counts as absent; None if that does not matter."""
    time_control = session.row.time_control
    if time_control.absent != "bot" or seat.player is None or not others_wait(session.seats, seat):
        return None
    last_seen_at = max(session.row.last_move_at, present_until(session.db, session.id, seat.player))
    absent_seconds = elapsed(session.db, min(last_seen_at, session.now), session.now)
    return session.now + time_control.away - absent_seconds


def add_bot_job(session: Session, seat: int, bot: str) -> None:
    """Add the only job of the table: its next move."""
    values = {"table_id": session.id, "seat": seat, "bot": bot, "ply": len(session.record.log)}
    session.job = {"since": session.now, "until": 0.0, "attempts": 0, **values}
    session.job_changed = True


def drop_job(session: Session) -> None:
    """Delete the job; skipped if no bot was to move."""
    session.job = None
    session.job_changed = session.job_changed or session.had_bots
