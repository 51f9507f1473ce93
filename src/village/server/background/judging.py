"""Hints and analyses, thought about when no bot has to answer: hints first, an analysis a little at a time."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Final

from sqlalchemy import bindparam, case, delete, select, update
from sqlalchemy.sql import ColumnElement

from village.bots.bot import BadBot
from village.bots.judgement.analyses import Findings, begun
from village.bots.judgement.tasks import Analysis, Hint
from village.bots.process import Task, Thinker, question
from village.server.background.jobs import CLAIM_ATTEMPTS, LEASE_BEYOND_THINKING_SECONDS
from village.server.errors import Problem
from village.server.node import Node
from village.server.storage.schema import judgements
from village.server.table.judgements import Kind, is_about, read
from village.server.table.scores import back_at
from village.server.table.session import Session

ANALYSIS_SLICE_SECONDS: Final = 0.25  # of an analysis; so long a bot may have to wait for it
HINT_SECONDS: Final = 1.0
JUDGEMENT_LIMIT_SECONDS: Final = 60.0  # on a machine that is very busy
MAX_FAILURES_OF_JUDGEMENT: Final = 3  # then it is given up
JUDGEMENTS_PER_CLAIM: Final = 200  # looked at for one
WAITING_JUDGEMENTS: Final = (
    select(judgements.c.game, judgements.c.seat, judgements.c.kind, judgements.c.player)
    .where(judgements.c.status == "thinking", judgements.c.until < bindparam("now"))
    .order_by(judgements.c.kind.desc(), judgements.c.since)  # hints first: somebody looks at the table
    .limit(JUDGEMENTS_PER_CLAIM)
)


@dataclass(frozen=True)
class Claim:
    """A hint or an analysis, ours for a while."""

    game: str
    seat: int
    kind: Kind
    player: str
    ply: int
    until: float
    tries: int


def judge_something(node: Node, thinker: Thinker) -> bool:
    """One hint, or a part of an analysis; False if nobody waits for any."""
    claim = claimed(node)
    if claim is None:
        return False
    task = task_for(node, claim)
    if task is None:
        with node.store.writing() as db:
            db.execute(delete(judgements).where(still_ours(claim)))
        return True
    start = monotonic()
    try:
        found = json.loads(thinker.answer(task, JUDGEMENT_LIMIT_SECONDS))
    except BadBot:
        failed(node, claim)
        return True
    finally:
        charge(node, claim, monotonic() - start)
    body = {"answers": found} if claim.kind == "hint" else found
    save(node, claim, body, claim.kind == "hint" or found["done"])
    return True


def claimed(node: Node) -> Claim | None:
    for _ in range(CLAIM_ATTEMPTS):
        which = next_in_turn(node)
        if which is None:
            return None
        claim = taken(node, *which)
        if claim is not None:
            return claim
    return None


def next_in_turn(node: Node) -> tuple[str, int, Kind] | None:
    """Of the kind that comes first, for the address for which least was thought lately."""
    with node.store.reading() as db:
        waiting = list(db.execute(WAITING_JUDGEMENTS, {"now": node.now()}))
    longest: dict[str, tuple[str, int, Kind]] = {}
    for game, seat, kind, player in waiting:
        if kind == waiting[0].kind:
            longest.setdefault(node.households.of(player), (game, seat, kind))
    return longest[node.bot_shares.least(longest)] if longest else None


def taken(node: Node, game: str, seat: int, kind: Kind) -> Claim | None:
    now = node.now()
    until = now + JUDGEMENT_LIMIT_SECONDS + LEASE_BEYOND_THINKING_SECONDS
    tries = case((judgements.c.until > 0.0, judgements.c.tries + 1), else_=judgements.c.tries)
    its = (judgements.c.game == game) & (judgements.c.seat == seat) & (judgements.c.kind == kind)
    free = its & (judgements.c.status == "thinking") & (judgements.c.until < now)
    with node.store.writing() as db:
        row = db.execute(update(judgements).where(free).values(until=until, tries=tries).returning(judgements)).first()
    return None if row is None else Claim(game, seat, kind, row.player, row.ply, row.until, row.tries)


def task_for(node: Node, claim: Claim) -> Task | None:
    """What there is to think about; None if the game has gone another way since, or cannot be followed."""
    with suppress(Problem), node.sessions.read(claim.game) as session:
        row = read(session, claim.kind, claim.seat)
        if row is None or not is_about(session, row, claim.ply):
            return None
        return hint_task(session, claim) if claim.kind == "hint" else analysis_task(session, claim, row["body"])
    return None


def hint_task(session: Session, claim: Claim) -> Task | None:
    """Of a game that goes on nobody needs the hint to a question that is answered."""
    record = session.record
    if session.status != "over" and claim.ply != len(record.log):
        return None
    then = record if claim.ply == len(record.log) else back_at(record, claim.ply)
    return Hint(question("hint", then), HINT_SECONDS)


def analysis_task(session: Session, claim: Claim, body: Findings) -> Task:
    record = session.record
    found = begun(claim.seat) | body
    return Analysis(record.setting(), record.start, record.log[: claim.ply], claim.seat, found, ANALYSIS_SLICE_SECONDS)


def still_ours(claim: Claim) -> ColumnElement[bool]:
    its = (judgements.c.game == claim.game) & (judgements.c.seat == claim.seat) & (judgements.c.kind == claim.kind)
    return its & (judgements.c.until == claim.until)


def save(node: Node, claim: Claim, body: Findings, done: bool) -> None:
    values = {"body": body, "status": "done" if done else "thinking", "until": 0.0, "tries": 0}
    with node.store.writing() as db:
        db.execute(update(judgements).where(still_ours(claim)).values(values))


def failed(node: Node, claim: Claim) -> None:
    """For another try, or given up."""
    status = "failed" if claim.tries + 1 >= MAX_FAILURES_OF_JUDGEMENT else "thinking"
    with node.store.writing() as db:
        db.execute(update(judgements).where(still_ours(claim)).values(status=status, until=node.now()))


def charge(node: Node, claim: Claim, seconds: float) -> None:
    """Whoever asked pays, and so does the address."""
    for payer in {claim.player, node.households.of(claim.player)}:
        node.bot_shares.charge(payer, seconds)
