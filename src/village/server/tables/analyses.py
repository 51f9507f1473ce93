"""Hints and analyses: permissions and storage; workers compute them.

In running games they are only for games against bots: hints for the player to move, analyses of the player's own seat.
In finished games everyone may request both for any seat, as nothing is secret any more.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, Literal, cast

from sqlalchemy import RowMapping, bindparam, delete, insert, select

from village.bots.analysis.analyses import Findings, empty_analysis
from village.server.fair_queue import ClientAddresses
from village.server.players.identity import Player
from village.server.storage.schema import analyses
from village.server.tables.daily_ids import DAILY_MARK
from village.server.tables.guards import check_to_move, require_playing
from village.server.tables.session import Session
from village.table.analyses import AnalysisState, HintState
from village.table.open_table import Person, seats_of
from village.table.problem import Problem, not_found
from village.table.scores import record_at
from village.table.undo import voters

Kind = Literal["hint", "analysis"]
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


def hinted_seat(session: Session, player: Person, ply: int | None) -> tuple[int, int]:
    """Return the seat and ply a hint is about; by default the current question."""
    if session.status == "over":
        if ply is None:
            raise Problem(409, "not-playing", "the game is over; specify the position with `ply`")
        return seat_to_move(session, ply), ply
    record = require_playing(session)
    check_to_move(record, seats_of(session, player))
    check_only_bots(session, player)
    if ply not in (None, len(record.log)):
        raise Problem(409, "not-over", "earlier positions can be analyzed once the game is over")
    return record.actor, len(record.log)


def seat_to_move(session: Session, ply: int) -> int:
    record = record_at(session.record, ply)
    if record.over or record.actor < 0:
        raise not_found("position")
    return record.actor


def check_only_bots(session: Session, player: Person) -> None:
    """Refuse hints in games against people, even with consent, so that no player can suspect another of using them."""
    if session.id.startswith(DAILY_MARK):
        raise Problem(403, "no-hints", "there are no hints in daily challenges")
    if voters(session, player.id):
        raise Problem(403, "no-hints", "there are no hints in games with other people")


def analysed_seat(session: Session, player: Person, seat: int | None) -> int:
    if session.status == "over":
        number = 0 if seat is None else seat
        if number >= len(session.seats):
            raise not_found("seat")
        return number
    require_playing(session)
    own = [seat.number for seat in seats_of(session, player)]
    check_only_bots(session, player)
    if seat is not None and seat not in own:
        raise Problem(403, "not-your-seat", "while a game is in progress, you can only analyze your own seat")
    return own[0] if seat is None else seat


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


def matches_log(session: Session, row: RowMapping, ply: int) -> bool:
    """Return whether the row is about these lines: after an undo the same ply can be another position."""
    return bool(row["ply"] == ply and row["check"] == lines_hash(session, ply))


def lines_hash(session: Session, ply: int) -> str:
    return sha256("\n".join(session.record.log[:ply]).encode()).hexdigest()[:16]


def hint_state(session: Session, seat: int, ply: int) -> HintState:
    row = read(session, "hint", seat)
    if row is None or not matches_log(session, row, ply):
        raise not_found("hint; request it first")
    return hint_of_row(row)


def hint_of_row(row: RowMapping) -> HintState:
    return {"status": row["status"], "ply": row["ply"], "seat": row["seat"], "moves": row["body"].get("moves", [])}


def analysis_state(session: Session, seat: int) -> AnalysisState:
    row = read(session, "analysis", seat)
    if row is None:
        raise not_found("analysis; request it first")
    return analysis_of_row(row)


def analysis_of_row(row: RowMapping) -> AnalysisState:
    findings = empty_analysis(row["seat"]) | row["body"]
    public = {name: value for name, value in findings.items() if name not in ("complete", "looked_at")}
    return cast(AnalysisState, {**public, "status": row["status"], "total": row["ply"]})
