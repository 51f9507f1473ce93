"""Tables of values, each with its status and source, read from TOML."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.kernel.types import Row, i64, vec
from village.toolkit.overrides import with_overrides

# Stated or implied by a rulebook; reported by another source or strongly inferred; estimated by us.
STATUSES: Final = ("printed", "reported", "estimated")
NOTES: Final = (
    "name",
    "status",
    "source",
    "box",
    "symbol",
    "editions",
    "number",
    "token",
)  # keys that are no values of the game
ELSE: Final = "else"  # in a status or source by key: applies to every other key


def read(package: str, name: str) -> dict[str, Any]:
    """Return a table of a package, with the status and source of every value and with the active overrides."""
    return with_overrides(load_table(package, name), package, name)


@cache
def load_table(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files(package) / "tables" / f"{name}.toml").read_text("utf-8"))


@cache
def citations(package: str) -> dict[str, Any]:
    """Return which rules mention which values of a package, from its `rule_index.toml`."""
    file = files(package) / "rule_index.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def values_of(table: Any) -> Any:
    """Return the table without status and source: only what the rules use."""
    if isinstance(table, dict):
        parts = {key: values_of(table[key]) for key in sorted(table) if key not in ("source", "status")}
        return parts["value"] if list(parts) == ["value"] else parts
    if isinstance(table, list):
        return [values_of(item) for item in table]
    return table


def digest(table: Any) -> str:
    """Return a short hash of the values, without status and source; it is part of every record."""
    return hashlib.sha256(repr(values_of(table)).encode()).hexdigest()[:16]


def counts(amounts: dict[str, int], names: list[str]) -> Row:
    return vec[i64]([amounts.get(name, 0) for name in names])


def row(items: list[int]) -> Row:
    return vec[i64](items)


class Cell:
    """A value of a table, a number or a word: its path, status and source."""

    def __init__(self, path: list[str], value: Any, provenance: Provenance) -> None:
        self.table = path[0]
        self.path = path[1:]
        self.key = ".".join(path[1:])  # "crafts.stables.train"; rows of a list by token or name, else counted from 1
        self.row = path[1 : provenance.row or -1]  # the path to its row
        self.value = value
        self.status: str = provenance.status
        self.source: str = provenance.source
        self.card = provenance.card  # its token if the row is a card
        self.number = provenance.number  # of the card in its list, from 1
        self.listed = provenance.listed
        if self.status not in STATUSES:
            raise ValueError(
                f"{self.table} {self.key} needs a status, one of {', '.join(STATUSES)}, not {provenance.status!r}"
            )

    def is_number(self) -> bool:
        return type(self.value) is int


class Provenance:
    """Status and source of a part of a table: one for all of it, by key, or by number in a list."""

    def __init__(self, status: Any, source: Any, row: int = 0, card: str = "", number: int = 0) -> None:
        self.status = status
        self.source = source
        self.row = row  # path length of the enclosing row of a list; 0: none
        self.card = card
        self.number = number
        self.listed = False  # whether it is an item of a list of numbers or words

    def of(self, key: str, part: Any) -> Provenance:
        """Return the provenance of one of its parts, which may override it."""
        status, source = entry_for(self.status, key), entry_for(self.source, key)
        if isinstance(part, dict):
            status, source = part.get("status", status), part.get("source", source)
        return Provenance(status, source, self.row, self.card, self.number)


def entry_for(entries: Any, key: str) -> Any:
    if isinstance(entries, dict):
        return entries.get(key, entries.get(ELSE, ""))
    return entries[int(key) - 1] if isinstance(entries, list) else entries


def cells(table: dict[str, Any], name: str) -> list[Cell]:
    """Return every value of a table; raise ValueError for one without status."""
    return below(table, [name], Provenance("", "").of("", table))


def below(part: Any, path: list[str], provenance: Provenance) -> list[Cell]:
    if isinstance(part, dict):
        return [cell for key in part if is_fact(key, part) for cell in below_key(part[key], key, path, provenance)]
    if isinstance(part, list) and not is_one_fact(part, provenance):
        return [cell for number, item in enumerate(part, 1) for cell in below_item(item, number, path, provenance)]
    return [] if part == [] else [Cell(path, part, provenance)]


def below_key(part: Any, key: str, path: list[str], provenance: Provenance) -> list[Cell]:
    """Collect below a key; `value` is the key of a row with one number and no part of the path."""
    return below(part, path, provenance) if key == "value" else below(part, [*path, key], provenance.of(key, part))


def below_item(item: Any, number: int, path: list[str], provenance: Provenance) -> list[Cell]:
    inside = provenance.of(str(number), item)
    inside.listed = not isinstance(item, dict)
    if inside.listed:
        return below(item, [*path, str(number)], inside)
    inside.row, inside.card, inside.number = len(path) + 1, item.get("token", ""), number
    return below(item, [*path, item.get("token", item.get("name", str(number)))], inside)


def missing_statuses(part: Any, path: list[str]) -> dict[str, str]:
    """Return the statuses of keys that a row lacks, by key: that a card shows no such number may be printed, too."""
    if isinstance(part, list):
        rows = [(str(item.get("token", item.get("name", ""))), item) for item in part if isinstance(item, dict)]
        return {key: status for name, row in rows for key, status in missing_statuses(row, [*path, name]).items()}
    if not isinstance(part, dict):
        return {}
    declared = part.get("status", {})
    missing = [key for key in declared if key not in part and key != ELSE] if isinstance(declared, dict) else []
    statuses = {".".join([*path, key]): str(declared[key]) for key in missing}
    for key in part:
        if key not in ("status", "source"):
            statuses |= missing_statuses(part[key], [*path, key])
    return statuses


def is_fact(key: str, part: dict[str, Any]) -> bool:
    """Return whether a key holds a fact; notes do not, except the name of a card."""
    return key not in NOTES or (key == "name" and "token" in part)


def is_one_fact(items: list[Any], provenance: Provenance) -> bool:
    """Return whether a list is one fact: words are, unless each has its own status."""
    return all(isinstance(item, str) for item in items) and not isinstance(provenance.status, list)


def rules_citing(package: str, cell: Cell) -> list[str]:
    """Return the rules that mention a number: the one of its card, or those of its part of the table."""
    known = citations(package)
    path = " ".join([cell.table, *cell.path, ""])
    cards: dict[str, str] = known.get("cards", {})
    of_card = [rule.format(cell.number) for part, rule in cards.items() if cell.card and path.startswith(f"{part} ")]
    parts: dict[str, list[str]] = known.get("parts", {})
    return of_card or next((rules for start, rules in parts.items() if path.startswith(f"{start} ")), [])
