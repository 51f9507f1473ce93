"""Jobs: one move that a bot has to make at one table.

A worker leases a job for some seconds; if its node dies, another worker takes over. A failed worker leaves a time in
the past in `until`, so that the next worker can count the failures.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Select, Table, bindparam, case, delete, exists, select, update
from sqlalchemy.sql import ColumnElement

from village.bots.costs import QUICK_BOTS, expected_seconds
from village.bots.move_task import MoveTask
from village.server.node import Node
from village.server.storage.schema import jobs, seats, tables
from village.server.storage.store import AnyRow
from village.server.tables.bot_moves import make_bot_move
from village.server.tables.session import Session
from village.table.guards import waits_for_bot
from village.table.problem import Problem
from village.table.row import DamagedRow
from village.table.turns import next_turn

LEASE_BEYOND_THINKING_SECONDS: Final = 10.0
JOBS_PER_CLAIM: Final = 500  # considered per claim
CLAIM_ATTEMPTS: Final = 5  # another worker may claim the same job first
WAITING_JOBS: Final = (
    select(jobs.c.table_id, tables.c.host)
    .join(tables, tables.c.id == jobs.c.table_id)
    .where(jobs.c.until < bindparam("now"))
    .order_by(jobs.c.since)
    .limit(JOBS_PER_CLAIM)
)
WAITING_QUICK_JOBS: Final = WAITING_JOBS.where(jobs.c.bot.in_(QUICK_BOTS))
WAITING_LONG_JOBS: Final = WAITING_JOBS.where(jobs.c.bot.not_in(QUICK_BOTS))


@dataclass(frozen=True)
class Job:
    """One move that a bot has to make, leased until `until`."""

    table_id: str
    host: str
    seat: int
    bot: str
    ply: int
    since: float
    until: float
    attempts: int


def claim_job(node: Node, *kinds: Select[str, str]) -> Job | None:
    """Lease a waiting job of the first kind that has one."""
    for waiting in kinds or (WAITING_JOBS,):
        for _ in range(CLAIM_ATTEMPTS):
            table_id, host = next_waiting(node, waiting)
            if not table_id:
                break
            job = claim_row(node, table_id, host)
            if job is not None:
                node.bot_usage.charge(job.host, expected_seconds(job.bot))
                return job
    return None


def next_waiting(node: Node, waiting: Select[str, str]) -> tuple[str, str]:
    """Return the table and host whose address, and then whose host, used the least bot time lately."""
    longest: dict[str, dict[str, str]] = {}  # longest-waiting table by address and host
    with node.store.reading() as db:
        for table_id, host in db.execute(waiting, {"now": node.now()}):
            longest.setdefault(node.client_addresses.of(host), {}).setdefault(host, table_id)
    if not longest:
        return "", ""
    hosts = longest[node.bot_usage.least(longest)]
    host = node.bot_usage.least(hosts)
    return hosts[host], host


def claim_row(node: Node, table_id: str, host: str) -> Job | None:
    """Lease the job of this table, or return None if another worker was faster."""
    row = lease(node, jobs, jobs.c.table_id == table_id, node.settings.bot_seconds)
    return None if row is None else Job(host=host, **row._asdict())


def lease(node: Node, table: Table, where: ColumnElement[bool], seconds: float) -> AnyRow | None:
    """Lease a row that no worker has, and count the failure of the worker that had it, if any."""
    now = node.now()
    attempts = case((table.c.until > 0.0, table.c.attempts + 1), else_=table.c.attempts)
    until = now + seconds + LEASE_BEYOND_THINKING_SECONDS
    with node.store.writing() as db:
        free = update(table).where(where, table.c.until < now)
        return db.execute(free.values(until=until, attempts=attempts).returning(table)).one_or_none()


def submit_move(node: Node, job: Job, question: MoveTask, token: str) -> None:
    """Play the move if the game has not changed: after an undo the same ply can be another position."""
    with (
        suppress(Problem),
        node.sessions.write(job.table_id) as session,
    ):  # a Problem means the move is no longer needed
        if waits_for_bot(session, job.seat, job.ply, job.bot) and session.record.log_for(job.seat) == question.log:
            make_bot_move(session, job, token)


def is_claimed_by_us(job: Job) -> ColumnElement[bool]:
    return (jobs.c.table_id == job.table_id) & (jobs.c.ply == job.ply) & (jobs.c.until == job.until)


def drop_job(node: Node, job: Job) -> None:
    node.store.run(delete(jobs).where(is_claimed_by_us(job)))


def release_job(node: Node, job: Job, until: float) -> None:
    """Release a job: `until` 0 means untouched, a time in the past means failed."""
    node.store.run(update(jobs).where(is_claimed_by_us(job)).values(until=until))
    node.work_signal.notify()


def fail_claimed(node: Node) -> None:
    """Release all leased jobs and count them as failed."""
    node.store.run(update(jobs).where(jobs.c.until > node.now()).values(until=node.now()))


def tables_without_job(node: Node) -> list[str]:
    """Return tables that wait for a bot but have no job; normally none."""
    bot_to_move = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.actor) & (seats.c.bot != "")
    person = seats.alias()
    in_person = (person.c.kind == "human") & (person.c.bot == "") & person.c.resigned.is_(False)
    any_person_plays = exists().where(person.c.table_id == tables.c.id, in_person)
    return node.store.ids(
        select(tables.c.id)
        .join(seats, bot_to_move)
        .outerjoin(jobs, jobs.c.table_id == tables.c.id)
        .where(tables.c.status == "playing", jobs.c.table_id.is_(None), any_person_plays)
    )


def renew_job(node: Node, id: str) -> None:
    with suppress(DamagedRow), node.sessions.write(id) as session:
        if not session.cached.lost and not has_job(session):
            next_turn(session)


def has_job(session: Session) -> bool:
    return session.db.scalar(select(jobs.c.table_id).where(jobs.c.table_id == session.id)) is not None
