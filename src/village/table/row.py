"""The row of a table: setup, time control and status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict

import msgspec
from msgspec import Struct

from village.record.earlier_values import table_with_hash
from village.record.errors import BadSetup
from village.record.setup import Table, create_table
from village.table.problem import Problem

Option = bool | int | float | str | None


class StoredCustomValues(Struct, omit_defaults=True, frozen=True):
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
    custom_values: StoredCustomValues | None = None

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
        if table.custom_values is None or table.rules.tables_hash != tables_hash:
            return self
        return msgspec.structs.replace(self, custom_values=StoredCustomValues(**table.custom_values.data()))

    def own(self) -> dict[str, Any] | None:
        return None if self.custom_values is None else msgspec.structs.asdict(self.custom_values)


def setting_of(table: Table, options: dict[str, Option], promise: str = "") -> Setting:
    """Return the setup of a table for storage."""
    custom_values = None if table.custom_values is None else StoredCustomValues(**table.custom_values.data())
    return Setting(table.name, table.edition, list(table.expansions), options, table.seats, promise, custom_values)


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
CHANGING_COLUMNS: Final = tuple(RowValues.__annotations__)
EARLIER_FIELDS: Final = {"numbers": "custom_values"}  # names in settings stored before 2026-11-18


class DamagedRow(Problem):
    """The row is invalid; its entries may still be intact."""

    def __init__(self, error: msgspec.ValidationError) -> None:
        super().__init__(409, "read-only", f"the row of this table is damaged: {error}")


def read_row(row: Mapping[Any, Any]) -> TableRow:
    setting = row["setting"]
    if isinstance(setting, dict):
        setting = {EARLIER_FIELDS.get(name, name): value for name, value in setting.items()}
    try:
        return msgspec.convert({**{name: row[name] for name in COLUMNS}, "setting": setting}, TableRow)
    except msgspec.ValidationError as error:
        raise DamagedRow(error) from None


def columns(row: TableRow) -> dict[str, object]:
    """Return the columns to insert."""
    return {name: getattr(row, name) for name in COLUMNS}
