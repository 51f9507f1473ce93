"""The numbers of a game as its tables have them: how sure each is, and which rules speak of it."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from village.toolkit.tables import Entry
from village.toolkit.title import Title


class Number(Struct):
    """One row of a table. `value` is written as in the table; `what` is the way to it."""

    table: str
    what: str
    value: str
    status: str
    source: str
    card: str  # its token, where the row is a card
    rules: list[str]


class Numbers(Struct):
    """Every number, and the editions each box is made for."""

    numbers: list[Number]
    editions: dict[str, list[str]]


@cache
def all_numbers(title: Title) -> Numbers:
    rows = [row_of(title, name, entry) for name in title.tables() for entry in title.numbers(name)]
    tables = {name: title.table(name) for name in title.tables()}
    return Numbers(rows, {name: table["editions"] for name, table in tables.items() if "editions" in table})


def row_of(title: Title, table: str, entry: Entry) -> Number:
    way = f"{entry.path} {entry.name}".removeprefix(table).strip()
    rules = title.rules_of(entry)
    return Number(table, way, shown(entry.values), entry.status, entry.source, entry.card, rules)


def shown(value: Any) -> str:
    if isinstance(value, dict):
        only = list(value) == ["value"]
        kept = {key: part for key, part in value.items() if part not in ([], "")}
        return shown(value["value"]) if only else "; ".join(f"{key}: {shown(part)}" for key, part in kept.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
