"""Tables of values in the words of the board: which rows and columns a table has is in `rulebook.toml`.

A row is a path to values: `*` stands for the name of the row, `@` for the name of a column. Without `@`, the word after
the path is the column, or all values share one column.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from village.rulebook.contents import contents
from village.rulebook.model import TableValue, ValueRow, ValueSource, ValueTable
from village.rulebook.text import BookText
from village.rulebook.value_words import ValueWords
from village.toolkit.game_type import GameType
from village.toolkit.tables import STATUSES, Cell

ROW: Final = "*"
COLUMN: Final = "@"
ONLY: Final = "value"  # the column of a table with a single one
EFFECT: Final = "effect"  # the column for everything the text of a card says
NAME: Final = "name"  # of a card; its status is that of the row
ABSENT: Final = "\N{EN DASH}"  # an absent value, such as a cost that a card does not have


@dataclass(frozen=True)
class Place:
    """Where a value belongs: its row, its column, and the path inside the field."""

    row: tuple[str, ...]
    column: str
    inside: tuple[str, ...]


def find_place(pattern: str, plan: dict[str, Any], path: list[str]) -> Place | None:
    words = pattern.split()
    if len(path) < len(words) or any(word not in (ROW, COLUMN, path[i]) for i, word in enumerate(words)):
        return None
    row = tuple(path[i] for i, word in enumerate(words) if word != COLUMN)
    rest = tuple(path[len(words) :])
    columns = plan.get("columns")
    if COLUMN in words:
        return Place(row, path[words.index(COLUMN)], rest)
    if columns is None or not rest:
        return Place(row, ONLY, rest)
    if EFFECT in columns and rest[0] not in (*columns, NAME):
        return Place(row, EFFECT, rest)
    return Place(row, rest[0], rest[1:])


def place_of(plan: dict[str, Any], path: list[str]) -> Place | None:
    places = (find_place(pattern, plan, path) for pattern in plan["rows"])
    return next((place for place in places if place), None)


class ValueTables:
    """Builds the tables of one rulebook."""

    def __init__(self, game_type: GameType, text: BookText) -> None:
        self.game_type = game_type
        self.words = ValueWords(text)
        self.plans: list[dict[str, Any]] = contents(game_type).get("values", [])
        self.placed: dict[str, list[tuple[Place, Cell]]] = {plan["id"]: [] for plan in self.plans}
        for cell in [cell for name in game_type.tables() for cell in game_type.values(name)]:
            for id, place in self.find([cell.table, *cell.path]):
                self.placed[id].append((place, cell))
        self.absent = self.absent_values()

    def find(self, path: list[str]) -> list[tuple[str, Place]]:
        """Return the table of a value and its place there; only notes have none."""
        places = ((plan["id"], place_of(plan, path)) for plan in self.plans)
        return [(id, place) for id, place in places if place][:1]

    def absent_values(self) -> dict[tuple[str, tuple[str, ...], str], str]:
        """Return the statuses of values that a row could have and does not have, by table, row and column."""
        units = [unit for unit in self.game_type.all_units() if not unit.value]
        fields = [(id, place, unit.status) for unit in units for id, place in self.find(unit.key.split("."))]
        return {(id, place.row, place.column): status for id, place, status in fields}

    def tables(self) -> list[ValueTable]:
        return [self.table(plan) for plan in self.plans]

    def table(self, plan: dict[str, Any]) -> ValueTable:
        id, placed = plan["id"], self.placed[plan["id"]]
        columns = self.columns(plan)
        rows = {row: self.words.row(plan, row) for row in dict.fromkeys(place.row for place, _ in placed)}
        needs = [plan["part"]] if plan["part"] != self.game_type.name else []
        return ValueTable(
            id,
            self.words.text.say(f"book-values-{id}"),
            needs,
            [self.words.column(plan, column) for column in columns],
            [
                ValueRow(name, self.status(id, row, NAME), [self.field(plan, row, column) for column in columns])
                for row, name in rows.items()
            ],
            self.sources(id, rows),
            list(dict.fromkeys(rule for _, cell in placed for rule in self.game_type.rules_of(cell))),
        )

    def columns(self, plan: dict[str, Any]) -> list[str]:
        absent = [column for id, _, column in self.absent if id == plan["id"]]
        present = [place.column for place, _ in self.placed[plan["id"]] if place.column != NAME]
        used = dict.fromkeys([*present, *absent])
        known = plan.get("columns")
        if isinstance(known, list):
            return sorted(used, key=lambda column: known.index(column) if column in known else len(known))
        return sorted(used, key=int) if known else list(used)

    def field(self, plan: dict[str, Any], row: tuple[str, ...], column: str) -> TableValue:
        cells = self.cells(plan["id"], row, column)
        if all(cell.value == "" for _, cell in cells):
            return self.absent_field(plan, row, column)
        status = self.status(plan["id"], row, column)
        if column == EFFECT:
            return TableValue(self.words.text.card(row[-1])[1], status)
        values = [(list(inside), cell.value) for inside, cell in cells]
        context = row[-1] if column == ONLY or column.isdigit() else column
        return TableValue(self.words.field(values, context, column in plan.get("prices", [])), status)

    def absent_field(self, plan: dict[str, Any], row: tuple[str, ...], column: str) -> TableValue:
        """Return the field of a value that the row does not have; it is empty if the row cannot have the value."""
        statuses = [cell.status for place, cell in self.placed[plan["id"]] if place.row == row]
        of_row = max(statuses, key=STATUSES.index) if column in plan.get("optional", []) else ""
        status = self.absent.get((plan["id"], row, column), of_row)
        return TableValue(plan.get("empty", {}).get(column, ABSENT) if status else "", status)

    def cells(self, id: str, row: tuple[str, ...], column: str) -> list[tuple[tuple[str, ...], Cell]]:
        """Return the values in a field of a table, with their paths inside it."""
        return [(place.inside, cell) for place, cell in self.placed[id] if (place.row, place.column) == (row, column)]

    def status(self, id: str, row: tuple[str, ...], column: str) -> str:
        """Return the status of the least certain value in a field; empty for an empty field."""
        return max((cell.status for _, cell in self.cells(id, row, column)), key=STATUSES.index, default="")

    def sources(self, id: str, rows: dict[tuple[str, ...], str]) -> list[ValueSource]:
        """Return each source once, with the rows it applies to."""
        rows_of: dict[tuple[str, str], list[str]] = {}
        for place, cell in self.placed[id]:
            names = rows_of.setdefault((cell.status, cell.source), [])
            if rows[place.row] not in names:
                names.append(rows[place.row])
        everything = len(set(rows.values()))
        return [
            ValueSource(status, source, names if len(names) < everything else [])
            for (status, source), names in sorted(rows_of.items(), key=lambda item: STATUSES.index(item[0][0]))
        ]

    def tables_of_rules(self) -> dict[str, list[str]]:
        """Return the ids of the tables that hold values of a rule."""
        tables: dict[str, list[str]] = {}
        for id, placed in self.placed.items():
            for rule in dict.fromkeys(rule for _, cell in placed for rule in self.game_type.rules_of(cell)):
                tables.setdefault(rule, []).append(id)
        return tables
