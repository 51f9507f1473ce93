"""Numbers that were in force before: a game is played on with those it began with."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from village.record.numbers import GivenNumbers, read_set
from village.record.table import Table, lay, title_of


def lay_as_of(
    tables: str,
    name: str,
    edition: str,
    seats: int,
    boxes: tuple[str, ...],
    options: dict[str, Any],
    numbers: GivenNumbers,
) -> Table:
    """The table whose numbers have this hash, by today's numbers or by earlier ones; today's where none has it."""
    today = lay(name, edition, seats, boxes, options, numbers)
    if tables == today.rules.tables_hash:
        return today
    for earlier in earlier_sets(name, numbers):
        then = lay(name, edition, seats, boxes, options, earlier)
        if tables == then.rules.tables_hash:
            return then
    return today


def earlier_sets(name: str, numbers: GivenNumbers) -> Iterator[dict[str, Any]]:
    """What the tables of a title held once, newest first; somebody's own numbers stay laid over them."""
    own = read_set(title_of(name), numbers)
    for one in listed(title_of(name).package):
        if own is None:
            yield one
        else:
            yield {"name": own.name, "values": {**one["values"], **own.values}}


@cache
def listed(package: str) -> list[dict[str, Any]]:
    file = files(package) / "earlier.toml"
    found: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["sets"] if file.is_file() else []
    return found
