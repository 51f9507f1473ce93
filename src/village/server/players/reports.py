"""Reports of players to the administrator."""

from __future__ import annotations

from msgspec import Struct, convert
from sqlalchemy import delete, insert, or_, select, update

from village.server.storage.schema import reports
from village.server.storage.store import Store
from village.table.ids import fresh_id
from village.table.problem import not_found


class Report(Struct, frozen=True):
    """A row of `reports`."""

    id: str
    at: float
    player: str  # the reporter
    reported: str
    name: str  # the reported player's name at that time
    table_id: str
    line: int | None  # number of the reported chat line
    quote: str  # text of that line at that time
    text: str
    resolved_at: float | None = None  # by the administrator


def add_report(store: Store, report: Report) -> None:
    values = {name: getattr(report, name) for name in Report.__struct_fields__}
    store.run(insert(reports).values(**values))


def fresh_report_id() -> str:
    return fresh_id(8)  # short, because administrators type it


def list_reports(store: Store, include_resolved: bool) -> list[Report]:
    """Return the reports, oldest first."""
    query = select(reports).order_by(reports.c.at)
    rows = store.rows(query if include_resolved else query.where(reports.c.resolved_at.is_(None)))
    return [convert(row._mapping, Report) for row in rows]


def reports_by(store: Store, player: str) -> list[Report]:
    rows = store.rows(select(reports).where(reports.c.player == player).order_by(reports.c.at))
    return [convert(row._mapping, Report) for row in rows]


def close_report(store: Store, id: str, now: float) -> None:
    if not store.run(update(reports).where(reports.c.id == id).values(resolved_at=now)):
        raise not_found("report")


def forget_reports(store: Store, player: str) -> None:
    """Delete reports by and about a deleted player."""
    store.run(delete(reports).where(or_(reports.c.player == player, reports.c.reported == player)))
