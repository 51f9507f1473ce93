"""Save what sessions have changed, for many tables in a few statements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from village.server.players.identity import fresh_id
from village.server.storage.schema import jobs, notifications, players, tables
from village.server.tables.session import Session, write_entries
from village.table.problem import Problem

SAVE_ROW: Final = update(tables).where(
    tables.c.id == bindparam("table_id"), tables.c.number == bindparam("stored_number")
)
DROP_JOBS: Final = delete(jobs).where(jobs.c.table_id.in_(bindparam("table_ids", expanding=True)))
ADD_JOBS: Final = insert(jobs)
NOTIFICATION_SETTINGS: Final = select(players.c.id, players.c.notification_settings).where(
    players.c.id.in_(bindparam("player_ids", expanding=True))
)
ADD_NOTIFICATIONS: Final = insert(notifications)
NOTIFICATION_CHANNELS: Final = ("push", "mail", "webhook")  # of turn notifications


def save(db: Connection, sessions: Sequence[Session]) -> None:
    """Write entries, rows, jobs and notifications; fails if another writer changed a table meanwhile."""
    write_entries(db, sessions)
    rows = [session.changed_row() for session in sessions if session.changed]
    if rows and db.execute(SAVE_ROW, rows).rowcount != len(rows):
        raise Problem(409, "stale", "another request was faster")
    save_jobs(db, [session for session in sessions if session.job_changed])
    notify_players(db, [session for session in sessions if session.next_player is not None])


def save_jobs(db: Connection, sessions: Sequence[Session]) -> None:
    """Replace the jobs of these tables."""
    if sessions:
        db.execute(DROP_JOBS, {"table_ids": [session.id for session in sessions]})
    if added := [session.job for session in sessions if session.job is not None]:
        db.execute(ADD_JOBS, added)


def notify_players(db: Connection, sessions: Sequence[Session]) -> None:
    """Queue notifications of turns for players who want any; they are checked again before delivery."""
    if not sessions:
        return
    ids = {session.next_player for session in sessions}
    settings = dict(db.execute(NOTIFICATION_SETTINGS, {"player_ids": list(ids)}).all())
    wanting = {player for player, wanted in settings.items() if any(wanted.get(name) for name in NOTIFICATION_CHANNELS)}
    if added := [notification(session) for session in sessions if session.next_player in wanting]:
        db.execute(ADD_NOTIFICATIONS, added)


def notification(session: Session) -> dict[str, object]:
    turn = {"player": session.next_player, "table_id": session.id, "ply": len(session.record.log), "due": session.now}
    return {"id": fresh_id(16), "channel": "", "attempts": 0, "error": "", **turn}
