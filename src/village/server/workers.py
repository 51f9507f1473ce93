"""Bots at the tables: each slot takes a waiting job from the database, has it thought about, and gives the answer.

A job is one answer in one game. Whoever takes it has it for some seconds; a node that dies loses it to another.
Whoever failed leaves it with a past time in `until`, so that the next one knows and counts.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from threading import Event, Thread
from time import monotonic
from typing import Any, Final

from sqlalchemy import Row, case, delete, select, update

from village.bots.apart import Question, Thinker, question
from village.bots.bot import BadBot
from village.record.record import Record
from village.server.play import give
from village.server.schema import games, jobs, seats
from village.server.site import Site
from village.server.sitting import Sitting
from village.server.turn import next_turn

SOON: Final = 0.2  # seconds between two looks at the database while there is something to do
LATER: Final = 1.0  # and when there was nothing for a while; who lays a job here rings
SWEEP: Final = 30.0  # between two looks for games that wait for a bot without a job
SPARE: Final = 10.0  # seconds a job is kept beyond the time to think
EASIER: Final = 2  # after so many failures an easier bot answers
ANY: Final = 4  # and after so many the first legal answer is given
STAND_IN: Final = "greedy"

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Job:
    """One answer that a bot owes, ours until then."""

    game: str
    seat: int
    bot: str
    ply: int
    until: float
    tries: int


class Workers:
    """The slots of this node."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.stopping = Event()
        self.slots = [Slot(self) for _ in range(site.settings.workers)]
        self.swept = 0.0

    def start(self) -> None:
        for slot in self.slots:
            slot.thread.start()

    def stop(self) -> None:
        """Jobs under way are given back; another node, or this one later, takes them."""
        self.stopping.set()
        self.site.bell.set()
        for slot in self.slots:
            slot.thinker.interrupt()
        for slot in self.slots:
            slot.thread.join()

    def sweep(self) -> None:
        """Now and then: no game waits for a bot that nobody told."""
        if monotonic() - self.swept < SWEEP and self.swept:
            return
        self.swept = monotonic()
        for id in forgotten(self.site):
            lay_again(self.site, id)


class Slot:
    """One thread and the process that thinks for it."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.site = workers.site
        self.thinker = Thinker()
        self.thread = Thread(target=self.run, name="bots", daemon=True)

    def run(self) -> None:
        """Until the node stops."""
        pause = SOON
        self.thinker.start()
        while not self.workers.stopping.is_set():
            self.site.bell.clear()
            try:
                self.workers.sweep()
                done = self.work()
            except Exception:  # a slot outlives everything; the job comes back when its time is over
                logger.exception("a bot's answer was not given")
                done = False
            pause = SOON if done else min(LATER, pause * 2)
            if not done:
                self.site.bell.wait(pause)
        self.thinker.end()

    def work(self) -> bool:
        """One job, if there is one."""
        job = claim(self.site)
        if job is None:
            return False
        asked = self.ask(job)
        if asked is None:
            drop(self.site, job)
            return True
        try:
            token = self.think(job, asked)
        except BadBot as error:
            self.give_up(job, error)
            return True
        append(self.site, job, asked, token)
        return True

    def ask(self, job: Job) -> Question | None:
        """What the bot has to know; None if nobody waits for this answer any more."""
        with self.site.looking(job.game) as sitting:
            return question(who_answers(job), sitting.record) if wanted(sitting, job) else None

    def think(self, job: Job, asked: Question) -> str:
        if job.tries >= ANY:
            return asked.record().moves[0]
        return self.thinker.answer(asked, self.site.settings.thinking)

    def give_up(self, job: Job, error: BadBot) -> None:
        if self.workers.stopping.is_set():
            release(self.site, job, 0.0)
            return
        logger.warning("game %s, answer %d, try %d: %s", job.game, job.ply, job.tries + 1, error)
        release(self.site, job, self.site.now())


def who_answers(job: Job) -> str:
    return STAND_IN if job.tries >= EASIER else job.bot


def claim(site: Site) -> Job | None:
    """The job that has waited longest, now ours for a while."""
    now = site.now()
    with site.store.reading() as db:  # most looks find nothing: no need to keep writers waiting
        if db.scalar(select(jobs.c.game).where(jobs.c.until < now).limit(1)) is None:
            return None
    waiting = select(jobs.c.game).where(jobs.c.until < now).order_by(jobs.c.since).limit(1)
    mine = (
        update(jobs)
        .where(jobs.c.game == waiting.with_for_update(skip_locked=True).scalar_subquery())
        .values(
            until=now + site.settings.thinking + SPARE,
            tries=case((jobs.c.until > 0.0, jobs.c.tries + 1), else_=jobs.c.tries),
        )
        .returning(jobs)
    )
    with site.store.writing() as db:
        row = db.execute(mine).one_or_none()
    return None if row is None else Job(row.game, row.seat, row.bot, row.ply, row.until, row.tries)


def wanted(sitting: Sitting, job: Job) -> bool:
    """Whether the game still waits for this answer."""
    record = sitting.held.record
    if sitting.held.lost or sitting.status != "playing" or record is None:
        return False
    chair = sitting.seats[job.seat]
    return record.actor == job.seat and len(record.log) == job.ply and chair.bot == job.bot


def append(site: Site, job: Job, asked: Question, token: str) -> None:
    """Give the answer, if the game is still where the bot saw it: an undo may have led to the same ply again."""
    with site.changing(job.game) as sitting:
        if wanted(sitting, job) and same_game(sitting.record, asked):
            give(sitting, job.seat, None, token, None)


def same_game(record: Record, asked: Question) -> bool:
    return record.log == asked.log


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
    found: Row[Any] | None = sitting.db.execute(select(jobs.c.game).where(jobs.c.game == sitting.id)).one_or_none()
    return found is not None
