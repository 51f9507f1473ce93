"""The numbers of the game as the tables have them: how sure each is, and which rules speak of it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct

from village.games.village.editions import BOXES
from village.games.village.tables import read

TABLES: Final = ("village", "solo", *BOXES)
NOTES: Final = ("name", "status", "source", "box", "symbol", "editions", "number", "token")  # no numbers of the game

# Which rules use the numbers of a part of a table; cards have a rule each, see `card`.
RULES: Final[dict[str, list[str]]] = {
    "village life lap": ["V-TIM-1"],
    "village bag": ["V-RND-1"],
    "village spaces": ["V-RND-2"],
    "village chronicle": ["V-SET-5"],
    "village crafts": ["V-CRF-5"],
    "village council time": ["V-CNC-2"],
    "village church steps": ["V-MAS-2"],
    "village travel cities": ["V-TRV-3"],
    "village travel paths": ["V-TRV-2"],
    "village customers": ["V-MKT-3", "V-SCO-5"],
    "solo ring": ["S-SET-4"],
    "solo search": ["S-SET-5"],
    "inn chronicle": ["I-SET-9"],
    "inn spaces": ["I-CUB-2"],
    "inn bag": ["I-CUB-1"],
    "inn customers": ["I-CUS-1"],
    "inn solo search_after": ["I-SOL-3"],
    "inn windows": ["I-WIN-8"],
    "customers customers": ["C-2"],
}
CARDS: Final = {"inn villagers": "I-V{:02}", "goals silver": "G-S{}", "goals gold": "G-G{}"}


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
def all_numbers() -> Numbers:
    tables = {name: read(name) for name in TABLES}
    rows = [row for name, table in tables.items() for row in rows_of(table, name, name, 0)]
    return Numbers(rows, {name: tables[name]["editions"] for name in TABLES if "editions" in tables[name]})


def rows_of(part: Any, table: str, path: str, place: int) -> list[Number]:
    """One row for every part that has a status; `place` counts the cards of a list from 1."""
    if isinstance(part, list):
        return [row for at, entry in enumerate(part) for row in rows_of(entry, table, path, at + 1)]
    values = {key: value for key, value in part.items() if key not in NOTES and not key.endswith("_status")}
    deeper = [key for key in values if has_status(values[key])]
    found = [row for key in deeper for row in rows_of(values.pop(key), table, f"{path} {key}", 0)]
    if not values:
        return found
    named = f"{path} {part['name']}" if "name" in part else path
    own = Number(
        table, named.removeprefix(table).strip(), shown(values), part["status"], part.get("source", ""),
        part.get("token", ""), rules_of(path, place),
    )  # fmt: skip
    return [own, *found]


def rules_of(path: str, place: int) -> list[str]:
    if path in CARDS:
        return [CARDS[path].format(place)]
    return next((rules for start, rules in RULES.items() if f"{path} ".startswith(f"{start} ")), [])


def has_status(value: Any) -> bool:
    if isinstance(value, dict):
        return "status" in value or any(has_status(part) for part in value.values())
    return isinstance(value, list) and any(has_status(part) for part in value)


def shown(value: Any) -> str:
    if isinstance(value, dict):
        only = list(value) == ["value"]
        kept = {key: part for key, part in value.items() if part not in ([], "")}
        return shown(value["value"]) if only else "; ".join(f"{key}: {shown(part)}" for key, part in kept.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
