"""Check that a table follows from its entries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from village.kernel.types import OVER
from village.record.errors import Error
from village.table.entries import Entry
from village.table.reducer import apply_stored
from village.table.row import RowValues, TableRow
from village.table.state import CachedTable, Seat, fresh_cache
from village.table.views import LOST


@dataclass
class Finding:
    """The problems of one table."""

    table_id: str
    lost: str = ""  # why its entries cannot be replayed
    entry: int = 0  # the first failing entry
    ply: int = 0  # number of good log lines
    rows: dict[str, object] = field(default_factory=dict)  # corrected columns of the table
    seats: list[Seat] = field(default_factory=list)  # corrected seats
    outcome: str = ""  # outcome: stopped, resumed or unchanged

    @property
    def wrong(self) -> bool:
        return bool(self.lost or self.rows or self.seats)


def replay_entries(row: TableRow, stored_entries: Sequence[Entry]) -> CachedTable:
    """Return the game up to its end, or up to the first entry that cannot be replayed."""
    cached = fresh_cache(row)
    for number, entry in enumerate(stored_entries, 1):
        if entry.number != number:
            cached.lost, cached.number = f"entry {number}: it is missing", number
        else:
            apply_stored(cached, entry)
        if cached.lost:
            break
    if row.status == "open" or row.stop_reason.startswith(LOST):
        check_expansions_installed(cached)
    return cached


def check_expansions_installed(cached: CachedTable) -> None:
    """Check that an open table could still start."""
    try:
        cached.setting.table()
    except Error as error:
        cached.lost = cached.lost or str(error)


def expected_status(row: TableRow, cached: CachedTable, stored_entries: Sequence[Entry]) -> RowValues:
    """Return status, ply and actor that follow from the entries."""
    if cached.lost:
        if row.status in ("open", "playing"):
            return {"status": "stopped", "stop_reason": LOST + cached.lost, "due": None}
        return {"stop_reason": LOST + cached.lost} if row.stop_reason.startswith(LOST) else {}
    stopped = row.status == "stopped" and not row.stop_reason.startswith(LOST)  # stopped for another reason
    end = next((entry for entry in stored_entries if entry.kind == "over"), None)
    status = "over" if end is not None else "open" if cached.record is None else "playing"
    expected: RowValues = {} if stopped else {"status": status}
    if row.stop_reason.startswith(LOST):
        expected["stop_reason"] = end.body.reason() if end is not None else ""
    if cached.record is None:
        return {**expected, "ply": 0, "actor": OVER}
    over = status == "over" or cached.record.over
    return {**expected, "ply": len(cached.record.log), "actor": OVER if over else cached.record.actor}
