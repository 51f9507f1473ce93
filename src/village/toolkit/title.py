"""A title: one game as everybody else asks for it. Nothing outside a game's folders knows more of the game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from village.kernel.game import Game
from village.toolkit.enterable import Mistake, Unit, checked, completed, units, with_status
from village.toolkit.options import Option
from village.toolkit.overrides import in_force
from village.toolkit.tables import STATUSES, Cell, cells, cited, numbers, read


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """Which tables of a game can be laid, which numbers it has, and how its rules are assembled."""

    def __init__(self, name: str, package: str, editions: list[str], edition: str, default_seats: int = 2) -> None:
        self.name = name
        self.package = package  # its words and tables lie there
        self.editions = editions
        self.edition = edition  # the one that is played unless another is named
        self.default_seats = default_seats
        self.units_known: dict[str, list[Unit]] = {}  # by table

    def boxes(self) -> dict[str, list[str]]:
        """Every box that can be added, with the editions it fits."""
        return {}

    def seats(self, edition: str, boxes: tuple[str, ...]) -> list[int]:
        """How many may play; ValueError with one sentence if there is no such edition or box."""
        raise NotImplementedError(self.name)

    def options(self, edition: str, seats: int, boxes: tuple[str, ...]) -> list[Option]:
        """What such a table may choose, each name once."""
        return []

    def tables(self) -> list[str]:
        """The tables of numbers, by name; that of a box has the name of the box."""
        return []

    def assemble(self, edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any]) -> Game:
        """The rules of one table; ValueError with one sentence if there is no such table."""
        raise NotImplementedError(self.name)

    def view_type(self) -> type:
        """What `Game.view` gives, as a TypedDict: for whoever describes the interface."""
        return dict

    def rules_of(self, cell: Cell) -> list[str]:
        """The rules that speak of a number."""
        return cited(self.package, cell)

    def table(self, name: str) -> dict[str, Any]:
        """One table, with the status and source of every number."""
        return read(self.package, name)

    def numbers(self, name: str) -> list[Cell]:
        """Every number and word of a table."""
        return cells(self.table(name), name)

    def units(self) -> list[Unit]:
        """Everything that the owner of a box may enter, table by table."""
        return [unit for unit in self.every_unit() if not unit.follows]

    def every_unit(self) -> list[Unit]:
        """And what follows from it."""
        for name in self.tables():
            if name not in self.units_known:
                found = units(self.package, name, numbers(self.table(name)))
                statuses = {f"{name}.{cell.key}": cell.status for cell in self.numbers(name)}
                self.units_known[name] = with_status(found, statuses, STATUSES)
        return [unit for name in self.tables() for unit in self.units_known[name]]

    def faults(self, tables: dict[str, Any]) -> list[Mistake]:
        """What is wrong with numbers that belong together; the tables come by name, without status and source."""
        return []

    def entered(self, given: Any) -> tuple[dict[str, Any], list[Mistake]]:
        """What an owner has entered, by key, and every mistake in it."""
        values, wrong = checked(self.units(), given)
        if not wrong:
            with in_force(self.package, completed(self.every_unit(), values)):
                wrong = self.faults({name: numbers(self.table(name)) for name in self.tables()})
        return values, wrong

    def assemble_with(
        self, edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any], values: dict[str, Any]
    ) -> Game:
        """The rules of one table with numbers of somebody's own box, by key as `entered` gives them."""
        with in_force(self.package, completed(self.every_unit(), values)):
            return self.assemble(edition, seats, boxes, options)

    def seats_near(self, wish: int, edition: str, boxes: tuple[str, ...]) -> int:
        """The possible number of seats next to the one wished for."""
        possible = self.seats(edition, boxes)
        return min(possible, key=lambda seats: abs(seats - wish))
