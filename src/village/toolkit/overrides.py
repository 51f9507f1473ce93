"""Custom values that override the tables of a game while its rules are assembled.

A key is the path to a number, its table first: `village.crafts.stables.train`. Rows of a list are identified by token
or name, else by their number from 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from copy import deepcopy
from typing import Any, Final

# A context variable instead of an argument, so that every read of a table, in any expansion, sees the custom values.
ACTIVE: Final[ContextVar[tuple[str, dict[str, Any]]]] = ContextVar("overrides", default=("", {}))


@contextmanager
def active_overrides(package: str, values: dict[str, Any]) -> Iterator[None]:
    """Read the tables of the package with these values, by key, in this context only."""
    before = ACTIVE.set((package, values))
    try:
        yield
    finally:
        ACTIVE.reset(before)


def with_overrides(table: dict[str, Any], package: str, name: str) -> dict[str, Any]:
    """Return the table with the active overrides; the table itself if there are none."""
    active_package, values = ACTIVE.get()
    if active_package != package:
        return table
    own_values = {key: values[key] for key in values if key.startswith(f"{name}.")}
    if not own_values:
        return table
    changed = deepcopy(table)
    for key in own_values:
        set_value(changed, key.split(".")[1:], own_values[key])
    return changed


def set_value(part: Any, path: list[str], value: Any) -> None:
    """Set the value at the end of the path and keep its status and source."""
    inside = part["value"] if isinstance(part, dict) and "value" in part else part
    at = index_of(inside, path[0])
    if len(path) > 1:
        set_value(inside[at], path[1:], value)
    elif isinstance(inside, dict) and at not in inside:
        if value:  # a missing key already means 0, no pieces or an empty list
            inside[at] = deepcopy(value)
    elif isinstance(inside[at], dict) and "value" in inside[at]:
        inside[at]["value"] = value
    else:
        inside[at] = deepcopy(value)


def index_of(part: Any, word: str) -> Any:
    """Return the key of a mapping, or the index of a row in a list."""
    if not isinstance(part, list):
        return word
    for at, row in enumerate(part):
        if row_name(row, at) == word:
            return at
    raise LookupError(word)


def row_name(row: Any, at: int) -> str:
    """Return the name of a row of a list in keys."""
    if isinstance(row, dict):
        return str(row.get("token", row.get("name", at + 1)))
    return str(at + 1)
