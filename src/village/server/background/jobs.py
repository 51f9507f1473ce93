"""Jobs: one answer in one game that a bot owes.

Whoever takes one has it for some seconds; a node that dies loses it to another. Whoever failed leaves it with a past
time in `until`, so that the next one knows and counts.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Select, bindparam, case, delete, exists, select, update
from sqlalchemy.sql import ColumnElement

from village.bots.process import Question
from village.server.background.bot_prices import QUICK_BOTS, price_of
from village.server.errors import Problem
from village.server.node import Node
from village.server.storage.schema import games, jobs, seats
from village.server.table.answer import answer_for_bot
from village.server.table.next_turn import next_turn, somebody_plays
from village.server.table.row import DamagedRow
from village.server.table.session import Session

LEASE_BEYOND_THINKING_SECONDS: Final = 10.0
JOBS_PER_CLAIM: Final = 500  # looked at for one
CLAIM_ATTEMPTS: Final = 5  # another worker may take the same one first
WAITING_JOBS: Final = (
    select(jobs.c.game, games.c.host)
    .join(games, games.c.id == jobs.c.game)
    .where(jobs.c.until < bindparam("now"))
    .order_by(jobs.c.since)
    .limit(JOBS_PER_CLAIM)
)
WAITING_QUICK_JOBS: Final = WAITING_JOBS.where(jobs.c.bot.in_(QUICK_BOTS))
WAITING_LONG_JOBS: Final = WAITING_JOBS.where(jobs.c.bot.not_in(QUICK_BOTS))


@dataclass(frozen=True)
class Job:
    """One answer that a bot owes, ours until then."""

    game: str
    host: str
    seat: int
    bot: str
    ply: int
    since: float
    until: float
    tries: int


def claim_job(node: Node, *kinds: Select[str, str]) -> Job | None:
    """A job that waits, now ours for a while: of the first kind of which there is one."""
    for waiting in kinds or (WAITING_JOBS,):
        for _ in range(CLAIM_ATTEMPTS):
            game, host = next_in_turn(node, waiting)
            if not game:
                break
            job = taken(node, game, host)
            if job is not None:
                charge(node, job, price_of(job.bot))
                return job
    return None


def next_in_turn(node: Node, waiting: Select[str, str]) -> tuple[str, str]:
    """A game and its host: of the address, and there of the host, for whom bots have thought least lately."""
    longest: dict[str, dict[str, str]] = {}  # by address and host the game that has waited longest
    with node.store.reading() as db:
        for game, host in db.execute(waiting, {"now": node.now()}):
            longest.setdefault(node.households.of(host), {}).setdefault(host, game)
    if not longest:
        return "", ""
    hosts = longest[node.bot_shares.least(longest)]
    host = node.bot_shares.least(hosts)
    return hosts[host], host


def taken(node: Node, game: str, host: str) -> Job | None:
    """The job of this game, unless somebody else was faster."""
    now = node.now()
    tries = case((jobs.c.until > 0.0, jobs.c.tries + 1), else_=jobs.c.tries)
    claimed = update(jobs).where(jobs.c.game == game, jobs.c.until < now)
    until = now + node.settings.bot_seconds + LEASE_BEYOND_THINKING_SECONDS
    with node.store.writing() as db:
        row = db.execute(claimed.values(until=until, tries=tries).returning(jobs)).one_or_none()
    return None if row is None else Job(row.game, host, row.seat, row.bot, row.ply, row.since, row.until, row.tries)


def charge(node: Node, job: Job, seconds: float) -> None:
    """Both pay: a host for many tables, an address for many hosts."""
    for payer in {job.host, node.households.of(job.host)}:
        node.bot_shares.charge(payer, seconds)


def is_wanted(session: Session, job: Job) -> bool:
    """Whether the game still waits for this answer."""
    record = session.cached.record
    if session.cached.lost or session.status != "playing" or record is None:
        return False
    if not somebody_plays(session.seats):
        return False
    seat = session.seats[job.seat]
    return record.actor == job.seat and len(record.log) == job.ply and seat.bot == job.bot


def give_answer(node: Node, job: Job, question: Question, token: str) -> None:
    """Give the answer, if the game is still where the bot saw it: an undo may have led to the same ply again."""
    with suppress(Problem), node.sessions.write(job.game) as session:  # a Problem: nobody waits for it any more
        if is_wanted(session, job) and session.record.log_for(job.seat) == question.log:
            answer_for_bot(session, job, token)


def still_ours(job: Job) -> ColumnElement[bool]:
    return (jobs.c.game == job.game) & (jobs.c.ply == job.ply) & (jobs.c.until == job.until)


def drop_job(node: Node, job: Job) -> None:
    with node.store.writing() as db:
        db.execute(delete(jobs).where(still_ours(job)))


def release_job(node: Node, job: Job, until: float) -> None:
    """For the next one: with 0 as if nobody had had it, with a past time as one that went wrong."""
    with node.store.writing() as db:
        db.execute(update(jobs).where(still_ours(job)).values(until=until))
    node.bell.ring()


def fail_claimed(node: Node) -> None:
    """Nobody has any job any more; those that somebody had count as failed."""
    with node.store.writing() as db:
        db.execute(update(jobs).where(jobs.c.until > node.now()).values(until=node.now()))


def games_without_job(node: Node) -> list[str]:
    """Games in which a bot is asked and no job waits: none should be."""
    bot_is_asked = (seats.c.game == games.c.id) & (seats.c.seat == games.c.actor) & (seats.c.bot != "")
    person = seats.alias()
    in_person = (person.c.kind == "human") & (person.c.bot == "") & person.c.resigned.is_(False)
    somebody_plays = exists().where(person.c.game == games.c.id, in_person)
    query = (
        select(games.c.id)
        .join(seats, bot_is_asked)
        .outerjoin(jobs, jobs.c.game == games.c.id)
        .where(games.c.status == "playing", jobs.c.game.is_(None), somebody_plays)
    )
    with node.store.reading() as db:
        return list(db.scalars(query))


def renew_job(node: Node, id: str) -> None:
    with suppress(DamagedRow), node.sessions.write(id) as session:
        if not session.cached.lost and not has_job(session):
            next_turn(session)


def has_job(session: Session) -> bool:
    return session.db.scalar(select(jobs.c.game).where(jobs.c.game == session.id)) is not None
