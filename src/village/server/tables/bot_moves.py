"""Moves that bots were asked for."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import select

from village.server.storage.schema import jobs
from village.server.tables.session import Session
from village.table.guards import require_playing
from village.table.moves import MoveMade
from village.table.play import apply_move
from village.table.problem import Problem


class Job(Protocol):
    """A move requested from a bot."""

    @property
    def seat(self) -> int: ...
    @property
    def ply(self) -> int: ...
    @property
    def since(self) -> float: ...


def make_bot_move(session: Session, job: Job, token: str) -> MoveMade:
    """Make a bot's move unless its job was dropped, because the player returned or the game changed."""
    require_playing(session)
    same = (jobs.c.seat == job.seat) & (jobs.c.ply == job.ply) & (jobs.c.since == job.since)
    if not session.db.execute(select(jobs.c.table_id).where(jobs.c.table_id == session.id, same)).one_or_none():
        raise Problem(409, "stale", "this move is no longer needed")
    return apply_move(session, job.seat, None, token, None)
