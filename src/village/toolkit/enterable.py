"""What the owner of a box may enter, and whether it can be so: every mistake by its key, in one sentence.

A title says in `bounds/<table>.toml` which keys hold pieces (`tallies`), which a row may have beside those it has
(`optional`), which lists of words may come in another order (`orders`), which lists of numbers may be shorter or longer
(`lists`), what nobody can change (`fixed`), which column is always as another (`follows`), and how small and large a
number can be (`bounds`; third, a tally in all). A pattern is a key without its table; `*` stands for one word of it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.toolkit.overrides import row_name

NOTES: Final = ("name", "token", "box", "symbol", "editions", "number")  # no numbers: what things are called
MOST: Final = 9  # a number of ours that is smaller can be as large as that
PIECES: Final = 8  # at most in one tally
LONGEST: Final = 120  # signs of a key that are shown


class Unit:
    """One thing to enter: a whole number, pieces and how many of each, or words in an order."""

    def __init__(self, key: str, value: Any, least: int, most: int, pieces: list[str]) -> None:
        self.key = key
        self.status = ""  # of the least sure of its numbers
        self.about = ""  # what its row is about, where that has no name
        self.follows = ""  # the number that it is always as; then it is not entered
        self.value = value
        self.least = least
        self.most = most
        self.pieces = pieces  # those that can be in a tally
        self.in_all = PIECES  # the most of a tally together
        self.lengths: list[int] = []  # how short and long a list of numbers can be


class Mistake:
    """What cannot be, and where it stands."""

    def __init__(self, key: str, why: str) -> None:
        self.key = key if len(key) <= LONGEST else f"{key[:LONGEST]}..."
        self.why = why

    def __str__(self) -> str:
        return f"{self.key} {self.why}"


@cache
def bounds_of(package: str, name: str) -> dict[str, Any]:
    file = files(package) / "bounds" / f"{name}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def fits(pattern: str, key: str) -> bool:
    words, given = pattern.split("."), key.split(".")[1:]
    return len(words) == len(given) and all(word in ("*", part) for word, part in zip(words, given, strict=True))


def looked_up(table: dict[str, Any], key: str) -> Any:
    """What the first pattern that fits says, None where there is none."""
    for pattern in table:
        if fits(pattern, key):
            return table[pattern]
    return None


def units(package: str, name: str, plain: Any) -> list[Unit]:
    """Everything to enter in a table, which is given without status and source."""
    return below(bounds_of(package, name), name, plain)


def below(said: dict[str, Any], key: str, part: Any) -> list[Unit]:
    if any(fits(pattern, key) for pattern in said.get("fixed", [])):
        return []
    pieces: list[str] | None = looked_up(said.get("tallies", {}), key)
    if pieces is not None and isinstance(part, dict):
        least, most, in_all = limits(said, key, 1)
        unit = Unit(key, part, least, most, [*pieces, *[piece for piece in part if piece not in pieces]])
        unit.in_all = in_all
        return [unit]
    if isinstance(part, dict):
        more: list[str] = looked_up(said.get("optional", {}), key) or []
        inside = {**{word: nothing(said, f"{key}.{word}") for word in more}, **part}
        return [unit for word in inside if word not in NOTES for unit in below(said, f"{key}.{word}", inside[word])]
    lengths: list[int] | None = looked_up(said.get("lists", {}), key)
    if isinstance(part, list) and lengths is not None:
        least, most, _ = limits(said, key, 1)
        unit = Unit(key, part, least, most, [])
        unit.lengths = lengths
        return [unit]
    if isinstance(part, list) and is_words(part):
        movable = any(fits(pattern, key) for pattern in said.get("orders", []))
        return [Unit(key, part, 0, 0, [])] if movable else []
    if isinstance(part, list):
        return [unit for at, row in enumerate(part) for unit in in_row(said, f"{key}.{row_name(row, at)}", row)]
    if type(part) is int:
        least, most, _ = limits(said, key, part)
        unit = Unit(key, part, least, most, [])
        unit.follows = followed(said, key)
        return [unit]
    return []


def nothing(said: dict[str, Any], key: str) -> Any:
    """What a row has where ours says nothing: no pieces, an empty list, or 0."""
    if looked_up(said.get("tallies", {}), key) is not None:
        return {}
    return [] if looked_up(said.get("lists", {}), key) is not None else 0


def followed(said: dict[str, Any], key: str) -> str:
    """The same row in another column, where that decides: a player alone sets up as two do."""
    column: str | None = looked_up(said.get("follows", {}), key)
    return "" if column is None else f"{key.rpartition('.')[0]}.{column}"


def in_row(said: dict[str, Any], key: str, row: Any) -> list[Unit]:
    """A row that goes by its number tells what it is about."""
    found = below(said, key, row)
    if isinstance(row, dict) and "token" not in row and "name" not in row:
        words = [", ".join(row[word]) for word in row if isinstance(row[word], list) and is_words(row[word])]
        for unit in found:
            unit.about = " ".join(words)
    return found


def with_status(found: list[Unit], statuses: dict[str, str], order: tuple[str, ...]) -> list[Unit]:
    """Each unit as sure as the least sure of its numbers; what a row does not have, as that of the row."""
    for unit in found:
        inside = [statuses[key] for key in statuses if f"{key}.".startswith(f"{unit.key}.")]
        row = f"{unit.key.rpartition('.')[0]}."
        beside = [statuses[key] for key in statuses if key.startswith(row)]
        unit.status = max(inside or beside, key=order.index, default=order[-1])
    return found


def is_words(part: list[Any]) -> bool:
    return all(type(word) is str for word in part)


def limits(said: dict[str, Any], key: str, ours: int) -> tuple[int, int, int]:
    """How small and large a number can be, and a tally in all; unless it is said, what is there with us is there."""
    given: list[int] | None = looked_up(said.get("bounds", {}), key)
    if given is not None:
        return given[0], given[1], given[2] if len(given) > 2 else PIECES
    if ours < 0:
        return 2 * ours, 0, PIECES
    return (1 if ours > 0 else 0), max(MOST, 2 * ours), PIECES


def spread(given: Any, key: str, known: dict[str, Unit], found: dict[str, Any], wrong: list[Mistake]) -> None:
    """Go down to the units and collect what stands there; words of a key may be joined by dots."""
    if key in known:
        if key in found:
            wrong.append(Mistake(key, "stands there twice"))
        found[key] = given
    elif isinstance(given, dict) and len(key) < 200:
        for word in given:
            spread(given[word], f"{key}.{word}" if key else str(word), known, found, wrong)
    elif isinstance(given, list):
        spread_rows(given, key, known, found, wrong)
    else:
        wrong.append(Mistake(key, unknown(key, known)))


def spread_rows(
    given: list[Any], key: str, known: dict[str, Unit], found: dict[str, Any], wrong: list[Mistake]
) -> None:
    """A list written out as in our tables: nothing may be missing, nothing may be added."""
    rows = rows_of(key, known)
    names = [row_name(item, at) for at, item in enumerate(given)]
    missing = [row for row in rows if row not in names]
    if not rows:
        wrong.append(Mistake(key, unknown(key, known)))
    elif len(rows) != len(given):
        wrong.append(Mistake(key, f"has {len(rows)} parts, not {len(given)}"))
    elif missing:
        wrong.append(Mistake(key, f"misses {', '.join(missing[:9])}"))
    else:
        for name, item in zip(names, given, strict=True):
            spread(noteless(item), f"{key}.{name}", known, found, wrong)


def noteless(item: Any) -> Any:
    """A row written out as in our tables, without what it is called."""
    if not isinstance(item, dict):
        return item
    return {word: item[word] for word in item if word not in NOTES and word not in ("status", "source")}


def rows_of(key: str, known: dict[str, Unit]) -> list[str]:
    """The parts below a key, in the order of the table."""
    start = f"{key}."
    return list(dict.fromkeys([way[len(start) :].split(".")[0] for way in known if way.startswith(start)]))


def unknown(key: str, known: dict[str, Unit]) -> str:
    """That there is no such number, and what there is instead."""
    words = key.split(".")
    for end in range(len(words) - 1, 0, -1):
        there = rows_of(".".join(words[:end]), known)
        if there:
            return f"is no number of this game; {'.'.join(words[:end])} has {', '.join(there[:30])}"
    return f"is no number of this game; there are {', '.join(dict.fromkeys([way.split('.')[0] for way in known]))}"


def fault(unit: Unit, given: Any) -> str:
    """Why the unit cannot have this value; empty if it can."""
    if isinstance(unit.value, dict):
        return fault_of_tally(unit, given)
    if unit.lengths:
        return fault_of_list(unit, given)
    if isinstance(unit.value, list):
        if isinstance(given, list) and is_words(given) and sorted(given) == sorted(unit.value):
            return ""
        return f"must be {', '.join(unit.value)} in some order, not {short(given)}"
    if type(given) is int and unit.least <= given <= unit.most:
        return ""
    return f"must be a whole number from {unit.least} to {unit.most}, not {short(given)}"


def fault_of_list(unit: Unit, given: Any) -> str:
    shortest, longest = unit.lengths
    if (
        isinstance(given, list)
        and shortest <= len(given) <= longest
        and all(type(number) is int and unit.least <= number <= unit.most for number in given)
    ):
        return ""
    size = f"{shortest} to {longest} whole numbers"
    return f"must be a list of {size}, each from {unit.least} to {unit.most}, not {short(given)}"


def fault_of_tally(unit: Unit, given: Any) -> str:
    if not isinstance(given, dict):
        return f"must say how many of each piece, such as {short(unit.value)}, not {short(given)}"
    for piece in given:
        if piece not in unit.pieces:
            return f"has no piece {short(piece)}; there are {', '.join(unit.pieces)}"
        if type(given[piece]) is not int or not 0 <= given[piece] <= unit.most:
            return f"must have from 0 to {unit.most} of {piece}, not {short(given[piece])}"
    if not unit.least <= sum(given.values()) <= unit.in_all:
        return f"must have from {unit.least} to {unit.in_all} in all, not {sum(given.values())}"
    return ""


def short(value: Any) -> str:
    said = str(value).replace("'", "") if isinstance(value, (dict, list)) else repr(value)
    return said if len(said) <= 60 else f"{said[:57]}..."


def plainly(unit: Unit, given: Any) -> Any:
    """The value as our tables would write it: no piece is there none of."""
    if isinstance(unit.value, dict):
        return {piece: given[piece] for piece in unit.pieces if given.get(piece, 0)}
    return list(given) if isinstance(given, list) else given


def checked(known: list[Unit], given: Any) -> tuple[dict[str, Any], list[Mistake]]:
    """What was entered, by key in the order of the tables, and what is wrong with it."""
    by_key = {unit.key: unit for unit in known if not unit.follows}
    found: dict[str, Any] = {}
    wrong: list[Mistake] = []
    if not isinstance(given, dict):
        return {}, [Mistake("values", f"must be a mapping from keys to numbers, not {short(given)}")]
    spread(given, "", by_key, found, wrong)
    for key in found:
        why = fault(by_key[key], found[key])
        if why:
            wrong.append(Mistake(key, why))
    bad = [mistake.key for mistake in wrong]
    good = [unit for unit in by_key.values() if unit.key in found and unit.key not in bad]
    return {unit.key: plainly(unit, found[unit.key]) for unit in good}, wrong


def completed(known: list[Unit], values: dict[str, Any]) -> dict[str, Any]:
    """What was entered and what follows from it."""
    return {**values, **{unit.key: values[unit.follows] for unit in known if unit.follows in values}}
