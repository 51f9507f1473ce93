"""The row of a game, as it is stored: what lies on the table, how it is played, where it stands."""

from __future__ import annotations

from typing import Any, Final, TypedDict

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping

from village.record.earlier import lay_as_of
from village.record.errors import BadSetup
from village.record.table import Table, lay
from village.server.errors import Problem
from village.server.requests import NewGame
from village.server.storage.statement import Row

Option = bool | int | float | str | None


class StoredNumbers(Struct, omit_defaults=True, frozen=True):
    """Numbers of somebody's own box, by key; a list of tables leaves the values out."""

    name: str
    hash: str
    values: dict[str, Any] = {}


class Setting(Struct, omit_defaults=True, frozen=True):
    """What lies on the table."""

    game: str
    edition: str
    boxes: list[str]
    options: dict[str, Option]
    seats: int
    promise: str = ""  # the hash of a seed that is not known here
    numbers: StoredNumbers | None = None

    def table(self) -> Table:
        return lay(self.game, self.edition, self.seats, tuple(self.boxes), dict(self.options), self.own())

    def as_of(self, tables: str) -> Setting:
        """With the numbers of this hash, where those of an earlier release have it: games go on as they began."""
        try:
            then = lay_as_of(
                tables, self.game, self.edition, self.seats, tuple(self.boxes), dict(self.options), self.own()
            )
        except BadSetup:
            return self  # there is no such table any more; whoever lays it says why
        if then.numbers is None or then.rules.tables_hash != tables:
            return self
        return msgspec.structs.replace(self, numbers=StoredNumbers(**then.numbers.data()))

    def own(self) -> dict[str, Any] | None:
        return None if self.numbers is None else msgspec.structs.asdict(self.numbers)


def setting_of(table: Table, options: dict[str, Option], promise: str = "") -> Setting:
    """What lies on a table, as it is stored."""
    numbers = None if table.numbers is None else StoredNumbers(**table.numbers.data())
    return Setting(table.name, table.edition, list(table.boxes), options, table.seats, promise, numbers)


class Manner(Struct, frozen=True):
    """How the game is played: clocks in seconds and days, and what happens to those who are away."""

    bank: int
    increment: int
    days: int
    absent: str
    away: int
    bot: str = "medium"

    @property
    def timed(self) -> bool:
        return bool(self.bank or self.days)


class GameRow(Struct):
    """One row of `games`."""

    id: str
    status: str
    host: str
    setting: Setting
    manner: Manner
    listed: bool
    rules: int
    tables: str
    seed: str
    start: dict[str, object] | None
    brought: bool  # from a file
    number: int
    ply: int
    actor: int
    clocks: list[float]
    why: str
    next: str | None
    made: float
    moved: float
    due: float | None


class RowValues(TypedDict, total=False):
    """Columns of a game that get another value."""

    status: str
    host: str
    number: int
    ply: int
    actor: int
    clocks: list[float]
    why: str
    next: str | None
    moved: float
    due: float | None


COLUMNS: Final = GameRow.__struct_fields__


class DamagedRow(Problem):
    """Nothing of the game can be shown; its entries may be whole."""

    def __init__(self, error: msgspec.ValidationError) -> None:
        super().__init__(409, "read-only", f"the row of this game is damaged: {error}")


def read_row(found: Row | RowMapping) -> GameRow:
    try:
        return msgspec.convert({name: found[name] for name in COLUMNS}, GameRow)
    except msgspec.ValidationError as error:
        raise DamagedRow(error) from None


def columns(row: GameRow) -> dict[str, object]:
    """As they are inserted."""
    return {name: getattr(row, name) for name in COLUMNS}


def manner_of(wish: NewGame) -> Manner:
    """How the game is played, as it is stored."""
    pace = wish.pace
    days = 0 if pace.bank else pace.days
    return Manner(pace.bank, pace.increment, days, wish.absent, wish.away, wish.stand_in)
