"""Hints and analyses as live messages: which of a table a viewer may see, and what has changed."""

from __future__ import annotations

from typing import Final, cast

from sqlalchemy import RowMapping, bindparam, select

from village.server.storage.schema import analyses
from village.server.tables.session import Session
from village.server.tables.sessions import Sessions
from village.table.advice import Kind, analysed_seat, analysis_of_row, hint_of_row, hinted_seat, matches_log
from village.table.analyses import AnalysisState, HintState
from village.table.messages import Message
from village.table.problem import Problem
from village.table.views import Viewer, seat_of

Advice = HintState | AnalysisState
Key = tuple[Kind, int]  # with the seat
OF_TABLE: Final = select(analyses).where(analyses.c.table_id == bindparam("table_id"))
EXISTS: Final = select(analyses.c.seat).where(analyses.c.table_id == bindparam("table_id")).limit(1)


class AdviceFeed:
    """What one stream has sent of the hints and analyses of a table; a new stream sends their present state."""

    def __init__(self, sessions: Sessions, table_id: str) -> None:
        self.sessions = sessions
        self.table_id = table_id
        self.sent: dict[Key, Advice] = {}

    def news(self, viewer: Viewer, number: int) -> list[Message]:
        """Return what has changed, and as failed what was dropped before it was known."""
        with self.sessions.store.reading() as db:
            if not self.sent and db.scalar(EXISTS, {"table_id": self.table_id}) is None:
                return []
        with self.sessions.read(self.table_id) as session:
            current = visible_advice(session, viewer)
        dropped = {key: failed(advice) for key, advice in self.sent.items() if advice["status"] == "thinking"}
        changed = {key: advice for key, advice in (dropped | current).items() if advice != self.sent.get(key)}
        self.sent = current
        return [advice_message(key, advice, number) for key, advice in changed.items()]


def visible_advice(session: Session, viewer: Viewer) -> dict[Key, Advice]:
    rows = session.db.execute(OF_TABLE, {"table_id": session.id}).mappings().all()
    return {(row["kind"], row["seat"]): advice_of_row(row) for row in rows if may_see(session, viewer, row)}


def advice_of_row(row: RowMapping) -> Advice:
    return hint_of_row(row) if row["kind"] == "hint" else analysis_of_row(row)


def may_see(session: Session, viewer: Viewer, row: RowMapping) -> bool:
    """Return whether the viewer could request it: nothing is secret in a finished game; else only the seat itself."""
    try:
        if not matches_log(session, row, row["ply"]):
            return False
        return session.status == "over" or is_of_viewer(session, viewer, row)
    except Problem:
        return False


def is_of_viewer(session: Session, viewer: Viewer, row: RowMapping) -> bool:
    seat: int = row["seat"]
    if viewer.player is None or seat_of(session, viewer.player, viewer.requested_seat) != seat:
        return False
    if row["kind"] == "hint":
        return hinted_seat(session, viewer.player, row["ply"]) == (seat, row["ply"])
    return analysed_seat(session, viewer.player, seat) == seat


def failed(advice: Advice) -> Advice:
    return cast(Advice, {**advice, "status": "failed"})


def advice_message(key: Key, advice: Advice, number: int) -> Message:
    """Return a message; it repeats the last entry's number, so that resuming from it misses nothing."""
    kind, _seat = key
    return cast(Message, {"kind": kind, "number": number, kind: advice})
