"""The text format of a record (`.village`): header lines, a blank line, one line for every move.

Game: ...
Edition: ...
Seats: 3
...

-1 start 2        ; chance is seat -1
2 turn market.pink
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from village.record.errors import BadRecord

if TYPE_CHECKING:
    from village.record.record import Record

HEADERS = (
    "Game", "Edition", "Expansions", "Seats", "Options", "Rules", "Tables", "Custom-Values", "Seed-Hash", "Seed",
    "Start", "Scores",
)  # fmt: skip
EARLIER_HEADERS = {"Boxes": "Expansions", "Numbers": "Custom-Values"}  # names in records written before 2026-11-18
JSON_HEADERS = ("Start:", "Seed:", "Custom-Values:", "Numbers:")  # may contain ";", which begins a comment elsewhere


def write(record: Record) -> str:
    table = record.table
    header = {
        "Game": table.name,
        "Edition": table.edition,
        "Expansions": " ".join(table.expansions),
        "Seats": str(table.seats),
        "Options": " ".join(f"{name}={json.dumps(table.options[name])}" for name in sorted(table.options)),
        "Rules": str(table.rules.version),
        "Tables": table.rules.tables_hash,
        "Custom-Values": json.dumps(table.custom_values.data()) if table.custom_values is not None else "",
        "Seed-Hash": record.seed_hash,
        "Seed": json.dumps(record.seed) if record.seed is not None else "",
        "Start": json.dumps(record.start) if record.start is not None else "",
        "Scores": " ".join(str(score["total"]) for score in record.scores()) if record.over else "",
    }
    lines = [f"{name}: {value}" for name, value in header.items() if value]
    return "\n".join([*lines, "", *record.log, ""])


def parse(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Return the header and the numbered entries of a record; raise BadRecord for the first line that is neither."""
    header: dict[str, str] = {}
    entries: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split(";", 1)[0].strip() if not raw.startswith(JSON_HEADERS) else raw.strip()
        if not line:
            continue
        name, colon, value = line.partition(":")
        if colon and not entries and not line[0].isdigit() and line[0] != "-":
            name = EARLIER_HEADERS.get(name, name)
            if name not in HEADERS:
                raise BadRecord(f"line {number}: unknown header {name!r}")
            if name in header:
                raise BadRecord(f"line {number}: header {name!r} appears twice")
            header[name] = value.strip()
        elif len(line.split()) == 3:
            entries.append((number, " ".join(line.split())))
        else:
            raise BadRecord(f"line {number}: expected 'seat question choice', found {line[:60]!r}")
    return header, entries


def options(text: str) -> dict[str, Any]:
    """Return `a=true b=2` as a dictionary."""
    values: dict[str, Any] = {}
    for part in text.split():
        name, _, value = part.partition("=")
        try:
            values[name] = json.loads(value)
        except (ValueError, RecursionError):
            raise BadRecord(f"the option {part[:60]!r} has no valid value") from None
    return values
