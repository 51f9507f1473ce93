"""A table in a list."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, convert
from msgspec.structs import asdict, replace

from village.table.ratings import PlayerRating, Unrated, unrated_setup
from village.table.row import Setting, TableRow
from village.table.state import Seat
from village.table.table_state import TimeControl


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
    time_control: TimeControl
    unrated: Unrated  # why the game is not rated; empty if it is
    ratings: list[PlayerRating | None]  # by seat, in lists of other players' tables; null: none yet


def table_summary(
    row: TableRow,
    seats: Sequence[Seat],
    player: str | None,
    ratings: Sequence[PlayerRating | None] = (),
    unrated: Unrated = "",
) -> TableSummary:
    """Return the summary for a player; None: not identified. The setup, too, may be why a game is not rated."""
    own = {seat.number for seat in seats if player is not None and seat.player == player}
    return TableSummary(
        row.id, row.status, in_list(row.setting), [seat.name for seat in seats],
        sum(seat.kind == "open" for seat in seats), row.ply, row.last_move_at,
        bool(own), row.status == "playing" and row.actor in own, row.imported,
        convert(asdict(row.time_control), TimeControl), unrated_setup(row, seats) or unrated, list(ratings),
    )  # fmt: skip


def in_list(setting: Setting) -> Setting:
    """Return the setting without the individual custom values."""
    if setting.custom_values is None:
        return setting
    return replace(setting, custom_values=replace(setting.custom_values, values={}))
