"""Numbers of somebody's own box, laid over the tables of a title while its rules are assembled.

A key is the way to a number, its table first: `village.crafts.stables.train`. Rows go by token or name; those that have
neither are counted from 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from copy import deepcopy
from typing import Any, Final

# A variable of the context, not an argument: whatever reads a table meanwhile, in any box of any title, reads these.
IN_FORCE: Final[ContextVar[tuple[str, dict[str, Any]]]] = ContextVar("overrides", default=("", {}))


@contextmanager
def in_force(package: str, values: dict[str, Any]) -> Iterator[None]:
    """Tables of the package are read with these values, by key, in this thread alone."""
    before = IN_FORCE.set((package, values))
    try:
        yield
    finally:
        IN_FORCE.reset(before)


def laid_over(table: dict[str, Any], package: str, name: str) -> dict[str, Any]:
    """The table with the values in force; itself where there are none."""
    whose, values = IN_FORCE.get()
    if whose != package:
        return table
    mine = {key: values[key] for key in values if key.startswith(f"{name}.")}
    if not mine:
        return table
    changed = deepcopy(table)
    for key in mine:
        put(changed, key.split(".")[1:], mine[key])
    return changed


def put(part: Any, way: list[str], value: Any) -> None:
    """Change what stands at the end of the way; status and source stay beside it."""
    inside = part["value"] if isinstance(part, dict) and "value" in part else part
    at = index_of(inside, way[0])
    if len(way) > 1:
        put(inside[at], way[1:], value)
    elif isinstance(inside, dict) and at not in inside:
        if value:  # what a row does not have counts as 0, as no pieces, as an empty list
            inside[at] = deepcopy(value)
    elif isinstance(inside[at], dict) and "value" in inside[at]:
        inside[at]["value"] = value
    else:
        inside[at] = deepcopy(value)


def index_of(part: Any, word: str) -> Any:
    """The key of a mapping, or the index of a row in a list."""
    if not isinstance(part, list):
        return word
    for at, row in enumerate(part):
        if row_name(row, at) == word:
            return at
    raise LookupError(word)


def row_name(row: Any, at: int) -> str:
    """What a row of a list goes by in keys."""
    if isinstance(row, dict):
        return str(row.get("token", row.get("name", at + 1)))
    return str(at + 1)
