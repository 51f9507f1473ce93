"""Tables of numbers, each with its status and source: read from TOML, named by a digest, gone through row by row."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.kernel.types import Row, i64, vec
from village.toolkit.overrides import laid_over

STATUSES: Final = ("printed", "likely", "proposed")  # a rulebook says it, another source does, it is ours
NOTES: Final = ("name", "status", "source", "box", "symbol", "editions", "number", "token")  # no numbers of the game


def read(package: str, name: str) -> dict[str, Any]:
    """One table of a package, with the status and source of every number; with the numbers of an own box in force."""
    return laid_over(stored(package, name), package, name)


@cache
def stored(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files(package) / "tables" / f"{name}.toml").read_text("utf-8"))


@cache
def citations(package: str) -> dict[str, Any]:
    """Which rules speak of which numbers of a package, as its `citations.toml` has it."""
    file = files(package) / "citations.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def numbers(table: Any) -> Any:
    """The table without status and source: only what the rules use."""
    if isinstance(table, dict):
        kept = {key: numbers(table[key]) for key in sorted(table) if key != "source" and not key.endswith("status")}
        return kept["value"] if list(kept) == ["value"] else kept
    if isinstance(table, list):
        return [numbers(item) for item in table]
    return table


def digest(table: Any) -> str:
    """A short name for the numbers in use; part of every record."""
    return hashlib.sha256(repr(numbers(table)).encode()).hexdigest()[:16]


def counts(wanted: dict[str, int], names: list[str]) -> Row:
    return vec[i64]([wanted.get(name, 0) for name in names])


def row(items: list[int]) -> Row:
    return vec[i64](items)


class Entry:
    """One row of a table: the way to it, its numbers as written there, how sure they are."""

    def __init__(self, path: str, place: int, part: dict[str, Any], values: dict[str, Any]) -> None:
        self.path = path  # "village market line"
        self.place = place  # counts the rows of a list from 1, 0 elsewhere
        self.name: str = part.get("name", "")
        self.values = values
        self.status: str = part["status"]
        self.source: str = part.get("source", "")
        self.card: str = part.get("token", "")  # its token, where the row is a card


def entries(part: Any, path: str, place: int = 0) -> list[Entry]:
    """One for every part of a table that has a status."""
    if isinstance(part, list):
        return [entry for at, item in enumerate(part) for entry in entries(item, path, at + 1)]
    values = {key: value for key, value in part.items() if key not in NOTES and not key.endswith("_status")}
    deeper = [key for key in values if has_status(values[key])]
    found = [entry for key in deeper for entry in entries(values.pop(key), f"{path} {key}")]
    return [Entry(path, place, part, values), *found] if values else found


def has_status(value: Any) -> bool:
    if isinstance(value, dict):
        return "status" in value or any(has_status(part) for part in value.values())
    return isinstance(value, list) and any(has_status(part) for part in value)


def tallied(found: list[Entry]) -> dict[str, int]:
    """How many are printed, how many likely, how many proposed."""
    said = [entry.status for entry in found]
    return {status: said.count(status) for status in STATUSES}


def cited(package: str, entry: Entry) -> list[str]:
    """The rules that speak of a number: those of the part of the table it is in, or the one of its card."""
    known = citations(package)
    cards: dict[str, str] = known.get("cards", {})
    if entry.path in cards:
        return [cards[entry.path].format(entry.place)]
    parts: dict[str, list[str]] = known.get("parts", {})
    return next((rules for start, rules in parts.items() if f"{entry.path} ".startswith(f"{start} ")), [])
