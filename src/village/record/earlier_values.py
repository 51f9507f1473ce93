"""Values of earlier releases: a game continues with the values it started with."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from village.record.custom_values import GivenValues, read_set
from village.record.setup import Table, create_table, game_type_of


def table_with_hash(
    tables: str,
    name: str,
    edition: str,
    seats: int,
    expansions: tuple[str, ...],
    options: dict[str, Any],
    custom_values: GivenValues,
) -> Table:
    """Return the table whose values, current or earlier, have this hash; the current table if there is none."""
    current = create_table(name, edition, seats, expansions, options, custom_values)
    if tables == current.rules.tables_hash:
        return current
    for earlier in sets_to_try(name, custom_values):
        table = create_table(name, edition, seats, expansions, options, earlier)
        if tables == table.rules.tables_hash:
            return table
    return current


def sets_to_try(name: str, custom_values: GivenValues) -> Iterator[dict[str, Any]]:
    """Yield the earlier values of a game, newest first, with the given custom values on top."""
    custom = read_set(game_type_of(name), custom_values)
    for earlier_set in earlier_sets(game_type_of(name).package):
        if custom is None:
            yield earlier_set
        else:
            yield {"name": custom.name, "values": {**earlier_set["values"], **custom.values}}


@cache
def earlier_sets(package: str) -> list[dict[str, Any]]:
    file = files(package) / "earlier_values.toml"
    sets: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["sets"] if file.is_file() else []
    return sets
