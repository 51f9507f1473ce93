"""Numbers of earlier releases: a game continues with the numbers it started with."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from village.record.number_set import GivenNumbers, read_set
from village.record.setup import Table, create_table, game_type_of


def table_with_hash(
    tables: str,
    name: str,
    edition: str,
    seats: int,
    expansions: tuple[str, ...],
    options: dict[str, Any],
    numbers: GivenNumbers,
) -> Table:
    """Return the table whose numbers, current or earlier, have this hash; the current table if there is none."""
    current = create_table(name, edition, seats, expansions, options, numbers)
    if tables == current.rules.tables_hash:
        return current
    for earlier in earlier_sets(name, numbers):
        table = create_table(name, edition, seats, expansions, options, earlier)
        if tables == table.rules.tables_hash:
            return table
    return current


def earlier_sets(name: str, numbers: GivenNumbers) -> Iterator[dict[str, Any]]:
    """Yield earlier number sets of a game, newest first, with the given custom values on top."""
    custom = read_set(game_type_of(name), numbers)
    for legacy_set in legacy_sets(game_type_of(name).package):
        if custom is None:
            yield legacy_set
        else:
            yield {"name": custom.name, "values": {**legacy_set["values"], **custom.values}}


@cache
def legacy_sets(package: str) -> list[dict[str, Any]]:
    file = files(package) / "legacy_numbers.toml"
    sets: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["sets"] if file.is_file() else []
    return sets
