"""Tables of numbers, each with its status and source: read from TOML, named by a digest, gone through one by one."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.kernel.types import Row, i64, vec
from village.toolkit.overrides import laid_over

# One of the rulebooks says it or its examples force it; another source does, or a strong inference; it is ours.
STATUSES: Final = ("printed", "likely", "proposed")
NOTES: Final = ("name", "status", "source", "box", "symbol", "editions", "number", "token")  # no numbers of the game
ELSE: Final = "else"  # in a status or source by key: that of every key not named


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
        kept = {key: numbers(table[key]) for key in sorted(table) if key not in ("source", "status")}
        return kept["value"] if list(kept) == ["value"] else kept
    if isinstance(table, list):
        return [numbers(item) for item in table]
    return table


def digest(table: Any) -> str:
    """A short name for the numbers in use; part of every record. How sure they are is no part of it."""
    return hashlib.sha256(repr(numbers(table)).encode()).hexdigest()[:16]


def counts(wanted: dict[str, int], names: list[str]) -> Row:
    return vec[i64]([wanted.get(name, 0) for name in names])


def row(items: list[int]) -> Row:
    return vec[i64](items)


class Cell:
    """One number of a table, or one word: the way to it, how sure it is, who says so."""

    def __init__(self, way: list[str], value: Any, said: Said) -> None:
        self.table = way[0]
        self.way = way[1:]
        self.key = ".".join(way[1:])  # "crafts.stables.train"; rows of a list by token or name, else counted from 1
        self.row = way[1 : said.row or -1]  # the way to the row it stands in
        self.value = value
        self.status: str = said.status
        self.source: str = said.source
        self.card = said.card  # its token, where the row is a card
        self.number = said.number  # of the card in its list, from 1
        self.listed = said.listed
        if self.status not in STATUSES:
            raise ValueError(
                f"{self.table} {self.key} needs a status, one of {', '.join(STATUSES)}, not {said.status!r}"
            )

    def is_number(self) -> bool:
        return type(self.value) is int


class Said:
    """What is said of a part of a table: one status and source for all of it, or by key, or by number in a list."""

    def __init__(self, status: Any, source: Any, row: int = 0, card: str = "", number: int = 0) -> None:
        self.status = status
        self.source = source
        self.row = row  # how many steps lead to the row of a list that it is in; 0: to none
        self.card = card
        self.number = number
        self.listed = False  # one of a list of numbers or words

    def of(self, key: str, part: Any) -> Said:
        """Of one of its parts; what that says of itself holds."""
        status, source = told(self.status, key), told(self.source, key)
        if isinstance(part, dict):
            status, source = part.get("status", status), part.get("source", source)
        return Said(status, source, self.row, self.card, self.number)


def told(said: Any, key: str) -> Any:
    if isinstance(said, dict):
        return said.get(key, said.get(ELSE, ""))
    return said[int(key) - 1] if isinstance(said, list) else said


def cells(table: dict[str, Any], name: str) -> list[Cell]:
    """Every number and word of a table; ValueError for one that has no status."""
    return below(table, [name], Said("", "").of("", table))


def below(part: Any, way: list[str], said: Said) -> list[Cell]:
    if isinstance(part, dict):
        return [cell for key in part if is_fact(key, part) for cell in below_key(part[key], key, way, said)]
    if isinstance(part, list) and not is_one_fact(part, said):
        return [cell for number, item in enumerate(part, 1) for cell in below_item(item, number, way, said)]
    return [] if part == [] else [Cell(way, part, said)]


def below_key(part: Any, key: str, way: list[str], said: Said) -> list[Cell]:
    """`value` is what a row of one number calls it: no step on the way."""
    return below(part, way, said) if key == "value" else below(part, [*way, key], said.of(key, part))


def below_item(item: Any, number: int, way: list[str], said: Said) -> list[Cell]:
    inside = said.of(str(number), item)
    inside.listed = not isinstance(item, dict)
    if inside.listed:
        return below(item, [*way, str(number)], inside)
    inside.row, inside.card, inside.number = len(way) + 1, item.get("token", ""), number
    return below(item, [*way, item.get("token", item.get("name", str(number)))], inside)


def is_fact(key: str, part: dict[str, Any]) -> bool:
    """A note is none; the name of a card is."""
    return key not in NOTES or (key == "name" and "token" in part)


def is_one_fact(items: list[Any], said: Said) -> bool:
    """Words in a row are one fact, unless each has its status."""
    return all(isinstance(item, str) for item in items) and not isinstance(said.status, list)


def cited(package: str, cell: Cell) -> list[str]:
    """The rules that speak of a number: those of the part of the table it is in, or the one of its card."""
    known = citations(package)
    path = " ".join([cell.table, *cell.way, ""])
    cards: dict[str, str] = known.get("cards", {})
    of_card = [rule.format(cell.number) for part, rule in cards.items() if cell.card and path.startswith(f"{part} ")]
    parts: dict[str, list[str]] = known.get("parts", {})
    return of_card or next((rules for start, rules in parts.items() if path.startswith(f"{start} ")), [])
