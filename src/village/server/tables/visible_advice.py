"""Which hints and analyses of a table a viewer may see."""

from __future__ import annotations

from typing import Final

from sqlalchemy import RowMapping, bindparam, select

from village.server.storage.schema import analyses
from village.server.tables.analyses import Kind, analysed_seat, analysis_of_row, hint_of_row, hinted_seat, matches_log
from village.server.tables.session import Session
from village.table.analyses import AnalysisState, HintState
from village.table.problem import Problem
from village.table.views import Viewer, seat_of

Advice = HintState | AnalysisState
Key = tuple[Kind, int]  # with the seat
OF_TABLE: Final = select(analyses).where(analyses.c.table_id == bindparam("table_id"))


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
