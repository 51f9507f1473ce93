"""The universal layout of a net: every observation and every move of all tables of a game, by name."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from village.record.errors import Error
from village.record.setup import Table

MISSING = -1  # the index of a name that a layout does not have
MIN_KNOWN_SHARE = 0.5  # share of a table's names; a net may miss an expansion or two, but not the game


class BadWeights(Error):
    """The weights cannot be read, or belong to another game or layout."""


@dataclass(frozen=True)
class Layout:
    """The names a net was trained for: observations, facts about the table, and moves."""

    game: str
    inputs: tuple[str, ...]
    facts: tuple[str, ...]
    moves: tuple[str, ...]

    @cached_property
    def digest(self) -> str:
        """A hash that identifies this layout; weight files contain it."""
        names = [self.game, self.inputs, self.facts, self.moves]
        return hashlib.sha256(json.dumps(names).encode()).hexdigest()[:16]

    @property
    def width(self) -> int:
        """The length of a universal row: observations, then facts about the table."""
        return len(self.inputs) + len(self.facts)

    @cached_property
    def column(self) -> dict[str, int]:
        return {name: index for index, name in enumerate((*self.inputs, *self.facts))}

    @cached_property
    def row(self) -> dict[str, int]:
        return {name: index for index, name in enumerate(self.moves)}

    def columns(self, table: Table) -> list[int]:
        """Return the index in the universal row for every number of an observation at this table."""
        return [self.column.get(name, MISSING) for name in table.rules.layout()]

    def rows(self, table: Table) -> list[int]:
        """Return the index in the universal list of moves for every action at this table."""
        return [self.row.get(token, MISSING) for token in table.tokens]

    def fact_columns(self, table: Table) -> list[int]:
        """Return the indices in the universal row of the facts that hold for this table."""
        return [self.column[fact] for fact in facts(table) if fact in self.column]


def facts(table: Table) -> list[str]:
    """Return the facts about a table: seats, edition, expansions and options, which observations do not contain."""
    chosen = [f"option {name} {value}" for name, value in sorted(table.options.items()) if value is not None]
    expansions = [f"box {name}" for name in table.expansions]  # the name in stored weights
    return [f"seats {table.seats}", f"edition {table.edition}", *expansions, *chosen]


def union(game: str, tables: Iterable[Table]) -> Layout:
    """Return the layout that covers all these tables."""
    inputs: dict[str, None] = {}
    table_facts: dict[str, None] = {}
    moves: dict[str, None] = {}
    for table in tables:
        inputs.update(dict.fromkeys(table.rules.layout()))
        table_facts.update(dict.fromkeys(facts(table)))
        moves.update(dict.fromkeys(table.tokens))
    return Layout(game, tuple(inputs), tuple(table_facts), tuple(moves))


def known_share(indices: list[int]) -> float:
    return sum(index != MISSING for index in indices) / len(indices)


def check_compatible(layout: Layout, table: Table) -> None:
    """Raise BadWeights if the net was trained for another game or knows too few names of this table."""
    share = min(known_share(layout.columns(table)), known_share(layout.rows(table)))
    if layout.game != table.name or share < MIN_KNOWN_SHARE:
        raise BadWeights(
            f"the weights of layout {layout.digest} know only {share:.0%} of the names of this table of {table.name};"
            " train a net for it"
        )
