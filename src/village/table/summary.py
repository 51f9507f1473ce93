"""A table in a list."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from village.table.row import Setting, TableRow
from village.table.state import Seat


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    status: str
    setting: Setting
    names: list[str]
    open_seats: int
    ply: int
    last_move_at: float
    mine: bool
    turn: bool  # my turn
    imported: bool  # from a file


def table_summary(row: TableRow, seats: Sequence[Seat], player: str | None) -> TableSummary:
    """Return the summary for a player; None: not identified."""
    own = {seat.number for seat in seats if player is not None and seat.player == player}
    return TableSummary(
        row.id, row.status, in_list(row.setting), [seat.name for seat in seats],
        sum(seat.kind == "open" for seat in seats), row.ply, row.last_move_at,
        bool(own), row.status == "playing" and row.actor in own, row.imported,
    )  # fmt: skip


def in_list(setting: Setting) -> Setting:
    """Return the setting without the individual custom values."""
    if setting.custom_values is None:
        return setting
    return replace(setting, custom_values=replace(setting.custom_values, values={}))
