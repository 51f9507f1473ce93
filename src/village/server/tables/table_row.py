"""The row of a table: setup, time control and status."""

from __future__ import annotations

from typing import Any, Final, TypedDict

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping

from village.record.errors import BadSetup
from village.record.legacy_numbers import table_with_hash
from village.record.setup import Table, create_table
from village.server.errors import Problem
from village.server.requests import NewTable
from village.server.storage.fast_sql import Row

Option = bool | int | float | str | None


class StoredNumbers(Struct, omit_defaults=True, frozen=True):
    """Custom values by key; lists of tables omit the values."""

    name: str
    hash: str
    values: dict[str, Any] = {}


class Setting(Struct, omit_defaults=True, frozen=True):
    """The setup of a table."""

    game: str
    edition: str
    expansions: list[str]
    options: dict[str, Option]
    seats: int
    promise: str = ""  # hash of a seed that this server does not know
    numbers: StoredNumbers | None = None

    def table(self) -> Table:
        return create_table(self.game, self.edition, self.seats, tuple(self.expansions), dict(self.options), self.own())

    def as_of(self, tables_hash: str) -> Setting:
        """Return the setting with the values of an earlier release, so that games continue as they began."""
        try:
            table = table_with_hash(
                tables_hash, self.game, self.edition, self.seats, tuple(self.expansions), dict(self.options), self.own()
            )
        except BadSetup:
            return self  # unknown version; creating the table reports it
        if table.numbers is None or table.rules.tables_hash != tables_hash:
            return self
        return msgspec.structs.replace(self, numbers=StoredNumbers(**table.numbers.data()))

    def own(self) -> dict[str, Any] | None:
        return None if self.numbers is None else msgspec.structs.asdict(self.numbers)


def setting_of(table: Table, options: dict[str, Option], promise: str = "") -> Setting:
    """Return the setup of a table for storage."""
    numbers = None if table.numbers is None else StoredNumbers(**table.numbers.data())
    return Setting(table.name, table.edition, list(table.expansions), options, table.seats, promise, numbers)


class TimeControl(Struct, frozen=True):
    """Clocks in seconds and days, and what happens to absent players."""

    bank: int
    increment: int
    days: int
    absent: str
    away: int
    replacement_bot: str = "medium"

    @property
    def timed(self) -> bool:
        return bool(self.bank or self.days)


class TableRow(Struct):
    """One row of `tables`."""

    id: str
    status: str
    host: str
    setting: Setting
    time_control: TimeControl
    public: bool
    rules: int
    tables_hash: str
    seed: str
    start: dict[str, object] | None
    imported: bool
    number: int
    ply: int
    actor: int
    clocks: list[float]
    stop_reason: str
    rematch_id: str | None
    created_at: float
    last_move_at: float
    due: float | None


class RowValues(TypedDict, total=False):
    """Changed columns of a table."""

    status: str
    host: str
    number: int
    ply: int
    actor: int
    clocks: list[float]
    stop_reason: str
    rematch_id: str | None
    last_move_at: float
    due: float | None


COLUMNS: Final = TableRow.__struct_fields__


class DamagedRow(Problem):
    """The row is invalid; its entries may still be intact."""

    def __init__(self, error: msgspec.ValidationError) -> None:
        super().__init__(409, "read-only", f"the row of this table is damaged: {error}")


def read_row(row: Row | RowMapping) -> TableRow:
    try:
        return msgspec.convert({name: row[name] for name in COLUMNS}, TableRow)
    except msgspec.ValidationError as error:
        raise DamagedRow(error) from None


def columns(row: TableRow) -> dict[str, object]:
    """Return the columns to insert."""
    return {name: getattr(row, name) for name in COLUMNS}


def time_control_of(request: NewTable) -> TimeControl:
    """Return the requested time control for storage."""
    clock = request.clock
    days = 0 if clock.bank else clock.days
    return TimeControl(clock.bank, clock.increment, days, request.absent, request.away, request.replacement_bot)
