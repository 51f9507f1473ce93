"""Compute hints and slices of analyses while no bot has to move, shared fairly between addresses."""

from __future__ import annotations

import json
from contextlib import suppress
from time import monotonic
from typing import Final

from msgspec import Struct, convert
from sqlalchemy import Delete, Update, bindparam, delete, select, update
from sqlalchemy.sql import ColumnElement

from village.bots.analysis.analyses import Findings, empty_analysis
from village.bots.analysis.tasks import Analysis, Hint
from village.bots.bot import BadBot
from village.bots.move_task import move_task
from village.bots.worker_process import BotProcess, Task
from village.server.background.jobs import CLAIM_ATTEMPTS, lease
from village.server.node import Node
from village.server.storage.schema import analyses
from village.server.tables.analyses import read
from village.server.tables.session import Session
from village.table.advice import Kind, matches_log
from village.table.problem import Problem
from village.table.scores import record_at

ANALYSIS_SLICE_SECONDS: Final = 0.25  # the longest a bot may have to wait for an analysis
HINT_SECONDS: Final = 1.0
ANALYSIS_LIMIT_SECONDS: Final = 60.0  # generous, for busy machines
MAX_ANALYSIS_FAILURES: Final = 3  # then it counts as failed
ANALYSES_PER_CLAIM: Final = 200  # of each kind, considered per claim
HINT_HEAD_START_SECONDS: Final = 10.0  # of computing time, because a player is waiting at the table
WAITING: Final = (
    select(analyses.c.table_id, analyses.c.seat, analyses.c.player)
    .where(analyses.c.status == "thinking", analyses.c.until < bindparam("now"))
    .where(analyses.c.kind == bindparam("analysis_kind"))
    .order_by(analyses.c.since)
    .limit(ANALYSES_PER_CLAIM)
)
URGENT_FIRST: Final[tuple[Kind, ...]] = ("hint", "analysis")


class Claim(Struct, frozen=True):
    """A hint or an analysis that this worker has leased."""

    table_id: str
    seat: int
    kind: Kind
    player: str
    ply: int
    until: float
    attempts: int


def run_next_analysis(node: Node, bot_process: BotProcess) -> bool:
    """Compute one hint or one slice of an analysis; return False if none is waiting."""
    claim = claim_next(node)
    if claim is None:
        return False
    task = task_for(node, claim)
    if task is None:
        write(node, claim, delete(analyses))
        return True
    start = monotonic()
    try:
        findings = json.loads(bot_process.run(task, ANALYSIS_LIMIT_SECONDS))
    except BadBot:
        record_failure(node, claim)
        return True
    finally:
        node.bot_usage.charge(claim.player, monotonic() - start)
    body = {"moves": findings} if claim.kind == "hint" else findings
    save(node, claim, body, claim.kind == "hint" or findings["complete"])
    return True


def claim_next(node: Node) -> Claim | None:
    for _ in range(CLAIM_ATTEMPTS):
        key = next_waiting(node)
        if key is None:
            return None
        claim = claim_row(node, *key)
        if claim is not None:
            return claim
    return None


def next_waiting(node: Node) -> tuple[str, int, Kind] | None:
    """Return a request from the address that used the least computing time lately; hints have a head start."""
    longest: dict[str, tuple[str, int, Kind]] = {}  # longest-waiting request by address, hints first
    with node.store.reading() as db:
        for kind in URGENT_FIRST:
            for table_id, seat, player in db.execute(WAITING, {"now": node.now(), "analysis_kind": kind}):
                longest.setdefault(node.client_addresses.of(player), (table_id, seat, kind))
    head_start = {address: HINT_HEAD_START_SECONDS for address, request in longest.items() if request[2] == "hint"}
    return longest[node.bot_usage.least(longest, head_start)] if longest else None


def claim_row(node: Node, table_id: str, seat: int, kind: Kind) -> Claim | None:
    row_key = (analyses.c.table_id == table_id) & (analyses.c.seat == seat) & (analyses.c.kind == kind)
    row = lease(node, analyses, row_key & (analyses.c.status == "thinking"), ANALYSIS_LIMIT_SECONDS)
    return None if row is None else convert(row._mapping, Claim)


def task_for(node: Node, claim: Claim) -> Task | None:
    """Return the task for a claim, or None if the game has changed since or cannot be replayed."""
    with suppress(Problem), node.sessions.read(claim.table_id) as session:
        row = read(session, claim.kind, claim.seat)
        if row is None or not matches_log(session, row, claim.ply):
            return None
        return hint_task(session, claim) if claim.kind == "hint" else analysis_task(session, claim, row["body"])
    return None


def hint_task(session: Session, claim: Claim) -> Task | None:
    """Return the task for a hint, or None if the question of a running game has been answered already."""
    record = session.record
    if session.status != "over" and claim.ply != len(record.log):
        return None
    past = record if claim.ply == len(record.log) else record_at(record, claim.ply)
    return Hint(move_task("hint", past), HINT_SECONDS)


def analysis_task(session: Session, claim: Claim, body: Findings) -> Task:
    record = session.record
    findings = empty_analysis(claim.seat) | body
    return Analysis(
        record.setting(), record.start, record.log[: claim.ply], claim.seat, findings, ANALYSIS_SLICE_SECONDS
    )


def is_claimed_by_us(claim: Claim) -> ColumnElement[bool]:
    row_key = (
        (analyses.c.table_id == claim.table_id) & (analyses.c.seat == claim.seat) & (analyses.c.kind == claim.kind)
    )
    return row_key & (analyses.c.until == claim.until)


def save(node: Node, claim: Claim, body: Findings, done: bool) -> None:
    values = {"body": body, "status": "done" if done else "thinking", "until": 0.0, "attempts": 0}
    write(node, claim, update(analyses).values(values))


def record_failure(node: Node, claim: Claim) -> None:
    """Leave the claim for another attempt, or mark it as failed after too many."""
    status = "failed" if claim.attempts + 1 >= MAX_ANALYSIS_FAILURES else "thinking"
    write(node, claim, update(analyses).values(status=status, until=node.now()))


def write(node: Node, claim: Claim, statement: Update | Delete) -> None:
    """Execute a statement on the row of a claim that is still ours, and notify those who watch the table."""
    with node.store.writing() as db:
        db.execute(statement.where(is_claimed_by_us(claim)))
        node.store.notify_refresh(db, [claim.table_id])
    node.hub.poke(claim.table_id)
