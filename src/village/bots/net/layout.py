"""The universal row: every number and every answer of all tables of a game, by name."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from village.record.table import Table

NOWHERE = -1  # the index of a name that a layout does not have


@dataclass(frozen=True)
class Layout:
    """The names a net was made for: what it sees, what can lie on a table, what can be answered."""

    game: str
    sees: tuple[str, ...]
    facts: tuple[str, ...]
    answers: tuple[str, ...]

    @cached_property
    def digest(self) -> str:
        """Names this layout; weights carry it."""
        names = [self.game, self.sees, self.facts, self.answers]
        return hashlib.sha256(json.dumps(names).encode()).hexdigest()[:16]

    @property
    def width(self) -> int:
        """The numbers of a universal row: what is seen, then what lies on the table."""
        return len(self.sees) + len(self.facts)

    @cached_property
    def column(self) -> dict[str, int]:
        return {name: index for index, name in enumerate((*self.sees, *self.facts))}

    @cached_property
    def line(self) -> dict[str, int]:
        return {name: index for index, name in enumerate(self.answers)}

    def columns(self, table: Table) -> list[int]:
        """For every number of an observation at this table its index in the universal row."""
        return [self.column.get(name, NOWHERE) for name in table.rules.layout()]

    def lines(self, table: Table) -> list[int]:
        """For every action of this table its index among all answers."""
        return [self.line.get(token, NOWHERE) for token in table.tokens]

    def fact_columns(self, table: Table) -> list[int]:
        """Where the universal row is 1 because of what lies on the table."""
        return [self.column[fact] for fact in facts(table) if fact in self.column]


def facts(table: Table) -> list[str]:
    """What lies on the table, in names. The numbers of an observation need not say it: a table's row is its own."""
    chosen = [f"option {name} {value}" for name, value in sorted(table.options.items()) if value is not None]
    return [f"seats {table.seats}", f"edition {table.edition}", *[f"box {box}" for box in table.boxes], *chosen]


def union(game: str, tables: Iterable[Table]) -> Layout:
    """The layout of all these tables together, each name once, in the order in which they come."""
    sees: dict[str, None] = {}
    lies: dict[str, None] = {}
    answers: dict[str, None] = {}
    for table in tables:
        sees.update(dict.fromkeys(table.rules.layout()))
        lies.update(dict.fromkeys(facts(table)))
        answers.update(dict.fromkeys(table.tokens))
    return Layout(game, tuple(sees), tuple(lies), tuple(answers))
