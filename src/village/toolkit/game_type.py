"""The interface of a game to the rest of the program, which knows nothing else of the game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from village.kernel.game import Game
from village.toolkit.events import EventTypes
from village.toolkit.options import Option
from village.toolkit.override_schema import Mistake, Unit, check_values, units, with_followers, with_status
from village.toolkit.overrides import active_overrides
from village.toolkit.tables import STATUSES, Cell, cells, missing_statuses, read, rules_citing, values_of


@mypyc_attr(allow_interpreted_subclasses=True)
class GameType:
    """A kind of game: its editions, expansions, options and values, and how its rules are assembled."""

    def __init__(self, name: str, package: str, editions: list[str], edition: str, default_seats: int = 2) -> None:
        self.name = name
        self.package = package  # holds its texts and tables
        self.editions = editions
        self.edition = edition  # the default
        self.default_seats = default_seats
        self.units_by_table: dict[str, list[Unit]] = {}

    def expansions(self) -> dict[str, list[str]]:
        """Return every expansion with the editions it is compatible with."""
        return {}

    def companions(self) -> dict[str, list[str]]:
        """Return the expansions that are preselected with another one, by its name."""
        return {}

    def seats(self, edition: str, expansions: tuple[str, ...]) -> list[int]:
        """Return the possible numbers of players; raise ValueError for an unknown edition or expansion."""
        raise NotImplementedError(self.name)

    def options(self, edition: str, seats: int, expansions: tuple[str, ...]) -> list[Option]:
        """Return the options of such a table, each name once."""
        return []

    def tables(self) -> list[str]:
        """Return the names of the tables of values; that of an expansion has the name of the expansion."""
        return []

    def assemble(self, edition: str, seats: int, expansions: tuple[str, ...], options: dict[str, Any]) -> Game:
        """Return the rules for one setting, for any order of the expansions; raise ValueError if it is invalid."""
        raise NotImplementedError(self.name)

    def view_type(self) -> type:
        """Return the TypedDict that describes the result of `Game.view`."""
        return dict

    def event_types(self) -> dict[str, EventTypes]:
        """Return the kinds of events of the base game ("base") and of each expansion that has any."""
        return {}

    def rules_of(self, cell: Cell) -> list[str]:
        """Return the rules that mention a number."""
        return rules_citing(self.package, cell)

    def table(self, name: str) -> dict[str, Any]:
        """Return a table with the status and source of every value."""
        return read(self.package, name)

    def values(self, name: str) -> list[Cell]:
        """Return every value of a table: numbers and words."""
        return cells(self.table(name), name)

    def units(self) -> list[Unit]:
        """Return every value that can be customized, table by table."""
        return [unit for unit in self.all_units() if not unit.follows]

    def all_units(self) -> list[Unit]:
        """Return every value, including those that follow from others."""
        for name in self.tables():
            if name not in self.units_by_table:
                table_units = units(self.package, name, values_of(self.table(name)))
                statuses = {f"{name}.{cell.key}": cell.status for cell in self.values(name)}
                statuses |= missing_statuses(self.table(name), [name])
                self.units_by_table[name] = with_status(table_units, statuses, STATUSES)
        return [unit for name in self.tables() for unit in self.units_by_table[name]]

    def check_values(self, tables: dict[str, Any]) -> list[Mistake]:
        """Return the problems with values that depend on each other; `tables` has no status and source."""
        return []

    def parse_values(self, data: Any) -> tuple[dict[str, Any], list[Mistake]]:
        """Return the custom values by key, and every mistake in them."""
        values, mistakes = check_values(self.units(), data)
        if not mistakes:
            with active_overrides(self.package, with_followers(self.all_units(), values)):
                mistakes = self.check_values({name: values_of(self.table(name)) for name in self.tables()})
        return values, mistakes

    def assemble_with(
        self, edition: str, seats: int, expansions: tuple[str, ...], options: dict[str, Any], values: dict[str, Any]
    ) -> Game:
        """Return the rules with custom values, by key as returned by `parse_values`."""
        with active_overrides(self.package, with_followers(self.all_units(), values)):
            return self.assemble(edition, seats, expansions, options)

    def seats_near(self, requested: int, edition: str, expansions: tuple[str, ...]) -> int:
        """Return the possible number of seats closest to the requested one."""
        possible = self.seats(edition, expansions)
        return min(possible, key=lambda seats: abs(seats - requested))
