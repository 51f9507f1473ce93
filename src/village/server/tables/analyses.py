"""Stored hints and analyses, which workers compute."""

from __future__ import annotations

from typing import Final

from sqlalchemy import RowMapping, bindparam, delete, insert, select

from village.bots.analysis.analyses import Findings
from village.server.fair_queue import ClientAddresses
from village.server.players.identity import Player
from village.server.storage.schema import analyses
from village.server.tables.session import Session
from village.table.advice import Kind, analysis_of_row, hint_of_row, lines_hash, matches_log
from village.table.analyses import AnalysisState, HintState
from village.table.problem import Problem, not_found

MAX_PENDING_PER_PLAYER: Final = 3  # of each kind
MAX_PENDING_PER_ADDRESS: Final = 20
BY_KEY: Final = (
    (analyses.c.table_id == bindparam("table_id"))
    & (analyses.c.seat == bindparam("seat_number"))
    & (analyses.c.kind == bindparam("analysis_kind"))
)
READ: Final = select(analyses).where(BY_KEY)
DROP: Final = delete(analyses).where(BY_KEY)
PENDING: Final = select(analyses.c.player).where(
    analyses.c.kind == bindparam("analysis_kind"), analyses.c.status == "thinking"
)


def request_analysis(
    session: Session, player: Player, kind: Kind, seat: int, ply: int, addresses: ClientAddresses
) -> None:
    """Queue it for workers unless it is known or queued already."""
    row = read(session, kind, seat)
    if row is not None and row["status"] != "failed" and matches_log(session, row, ply):
        return
    session.db.execute(DROP, row_key(session, kind, seat))
    limit_pending(session, player, kind, addresses)
    values = {
        "player": player.id,
        "ply": ply,
        "check": lines_hash(session, ply),
        "body": reusable_findings(session, row, kind),
    }
    session.db.execute(
        insert(analyses).values(
            table_id=session.id, seat=seat, kind=kind, status="thinking", since=session.now, until=0.0, attempts=0,
            **values,
        )
    )  # fmt: skip


def reusable_findings(session: Session, row: RowMapping | None, kind: Kind) -> Findings:
    """Return the findings of an earlier analysis if the game has only grown since."""
    if row is not None and kind == "analysis" and row["check"] == lines_hash(session, row["ply"]):
        return dict(row["body"])
    return {}


def limit_pending(session: Session, player: Player, kind: Kind, addresses: ClientAddresses) -> None:
    """Limit what waits for workers, so that the requests of one address do not hide those of others."""
    waiting = list(session.db.scalars(PENDING, {"analysis_kind": kind}))
    address = addresses.of(player.id)
    from_address = sum(addresses.of(other) == address for other in waiting)
    if waiting.count(player.id) >= MAX_PENDING_PER_PLAYER or from_address >= MAX_PENDING_PER_ADDRESS:
        detail = f"{MAX_PENDING_PER_PLAYER} of your requests, or {MAX_PENDING_PER_ADDRESS} of your network, are waiting"
        raise Problem(429, "rate-limited", detail, retry=10)


def read(session: Session, kind: Kind, seat: int) -> RowMapping | None:
    return session.db.execute(READ, row_key(session, kind, seat)).mappings().one_or_none()


def row_key(session: Session, kind: Kind, seat: int) -> dict[str, object]:
    return {"table_id": session.id, "seat_number": seat, "analysis_kind": kind}


def hint_state(session: Session, seat: int, ply: int) -> HintState:
    row = read(session, "hint", seat)
    if row is None or not matches_log(session, row, ply):
        raise not_found("hint; request it first")
    return hint_of_row(row)


def analysis_state(session: Session, seat: int) -> AnalysisState:
    row = read(session, "analysis", seat)
    if row is None:
        raise not_found("analysis; request it first")
    return analysis_of_row(row)
