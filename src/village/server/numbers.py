"""The numbers of a game as its tables have them: how sure each is, and which rules speak of it."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from village.toolkit.tables import Entry
from village.toolkit.title import Title


class Number(Struct):
    """One number of a table, or one word; `key` and `what` are the way to it, `row` the way to the row it stands in."""

    table: str
    key: str
    what: str
    row: str
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
    rows = [row_of(title, entry) for name in title.tables() for entry in title.numbers(name)]
    tables = {name: title.table(name) for name in title.tables()}
    return Numbers(rows, {name: table["editions"] for name, table in tables.items() if "editions" in table})


def row_of(title: Title, entry: Entry) -> Number:
    value = ", ".join(entry.value) if isinstance(entry.value, list) else str(entry.value)
    rules = title.rules_of(entry)
    what, row = " ".join(entry.way), " ".join(entry.row)
    return Number(entry.table, entry.key, what, row, value, entry.status, entry.source, entry.card, rules)
