"""Jobs: one answer in one game that a bot owes.

Whoever takes one has it for some seconds; a node that dies loses it to another. Whoever failed leaves it with a past
time in `until`, so that the next one knows and counts.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from random import choice
from typing import Any, Final

from sqlalchemy import bindparam, case, delete, select, update

from village.bots.process import Question
from village.server.errors import Problem
from village.server.node import Site
from village.server.storage.schema import games, jobs, seats
from village.server.table.answer import answer_for_bot
from village.server.table.next_turn import next_turn
from village.server.table.session import Sitting

SPARE: Final = 10.0  # seconds a job is kept beyond the time to think
WAITING: Final = (
    select(jobs.c.game, games.c.host)
    .join(games, games.c.id == jobs.c.game)
    .where(jobs.c.until < bindparam("now"))
    .order_by(jobs.c.since)
    .limit(500)
)


@dataclass(frozen=True)
class Job:
    """One answer that a bot owes, ours until then."""

    game: str
    seat: int
    bot: str
    ply: int
    since: float
    until: float
    tries: int


def claim(site: Site) -> Job | None:
    """A job that waits, now ours for a while. Hosts have their turn by lot: many tables of one keep nobody waiting."""
    now = site.now()
    hosts: dict[str, str] = {}  # and the game of each that has waited longest
    with site.store.reading() as db:
        for game, host in db.execute(WAITING, {"now": now}):
            hosts.setdefault(host, game)
    if not hosts:
        return None
    tries = case((jobs.c.until > 0.0, jobs.c.tries + 1), else_=jobs.c.tries)
    mine = update(jobs).where(jobs.c.game == choice(list(hosts.values())), jobs.c.until < now)
    until = now + site.settings.thinking + SPARE
    with site.store.writing() as db:
        row = db.execute(mine.values(until=until, tries=tries).returning(jobs)).one_or_none()
    return None if row is None else Job(row.game, row.seat, row.bot, row.ply, row.since, row.until, row.tries)


def wanted(sitting: Sitting, job: Job) -> bool:
    """Whether the game still waits for this answer."""
    record = sitting.held.record
    if sitting.held.lost or sitting.status != "playing" or record is None:
        return False
    chair = sitting.seats[job.seat]
    return record.actor == job.seat and len(record.log) == job.ply and chair.bot == job.bot


def append(site: Site, job: Job, asked: Question, token: str) -> None:
    """Give the answer, if the game is still where the bot saw it: an undo may have led to the same ply again."""
    with suppress(Problem), site.changing(job.game) as sitting:  # a Problem: nobody waits for it any more
        if wanted(sitting, job) and sitting.record.log == asked.log:
            answer_for_bot(sitting, job, token)


def mine(job: Job) -> Any:
    return (jobs.c.game == job.game) & (jobs.c.ply == job.ply) & (jobs.c.until == job.until)


def drop(site: Site, job: Job) -> None:
    with site.store.writing() as db:
        db.execute(delete(jobs).where(mine(job)))


def release(site: Site, job: Job, until: float) -> None:
    """For the next one: with 0 as if nobody had had it, with a past time as one that went wrong."""
    with site.store.writing() as db:
        db.execute(update(jobs).where(mine(job)).values(until=until))
    site.bell.set()


def void(site: Site) -> None:
    """Nobody has any job any more; those that somebody had count as failed."""
    with site.store.writing() as db:
        db.execute(update(jobs).where(jobs.c.until > site.now()).values(until=site.now()))


def forgotten(site: Site) -> list[str]:
    """Games in which a bot is asked and no job waits: none should be."""
    asked = (seats.c.game == games.c.id) & (seats.c.seat == games.c.actor) & (seats.c.bot != "")
    query = (
        select(games.c.id)
        .join(seats, asked)
        .outerjoin(jobs, jobs.c.game == games.c.id)
        .where(games.c.status == "playing", jobs.c.game.is_(None))
    )
    with site.store.reading() as db:
        return list(db.scalars(query))


def lay_again(site: Site, id: str) -> None:
    with site.changing(id) as sitting:
        if not sitting.held.lost and not has_job(sitting):
            next_turn(sitting)


def has_job(sitting: Sitting) -> bool:
    return sitting.db.scalar(select(jobs.c.game).where(jobs.c.game == sitting.id)) is not None
