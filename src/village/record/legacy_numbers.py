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
    boxes: tuple[str, ...],
    options: dict[str, Any],
    numbers: GivenNumbers,
) -> Table:
    """Return the table whose numbers, current or earlier, have this hash; the current table if there is none."""
    today = create_table(name, edition, seats, boxes, options, numbers)
    if tables == today.rules.tables_hash:
        return today
    for earlier in earlier_sets(name, numbers):
        then = create_table(name, edition, seats, boxes, options, earlier)
        if tables == then.rules.tables_hash:
            return then
    return today


def earlier_sets(name: str, numbers: GivenNumbers) -> Iterator[dict[str, Any]]:
    """Yield earlier number sets of a game, newest first, with the given custom values on top."""
    own = read_set(game_type_of(name), numbers)
    for one in legacy_sets(game_type_of(name).package):
        if own is None:
            yield one
        else:
            yield {"name": own.name, "values": {**one["values"], **own.values}}


@cache
def legacy_sets(package: str) -> list[dict[str, Any]]:
    file = files(package) / "legacy_numbers.toml"
    found: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["sets"] if file.is_file() else []
    return found
