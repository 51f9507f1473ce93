"""Which values of a table can be customized and within which limits; checks report the mistakes by key.

A game says in `bounds/<table>.toml` which keys hold counts of pieces (`tallies`), which keys a row may have in
addition (`optional`), which lists of words may be reordered (`orders`), which lists of numbers may change their length
(`lists`), what cannot be changed (`fixed`), which column always equals another (`follows`), and the minimum and maximum
of a number (`bounds`; a third number limits the sum of a tally). A pattern is a key without its table; `*` stands for
one word of it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.toolkit.overrides import row_name

NOTES: Final = ("name", "token", "box", "symbol", "editions", "number")  # names, not numbers
DEFAULT_MAX: Final = 9  # lowest upper limit of a number without bounds
MAX_PIECES: Final = 8  # in one tally
MAX_KEY_LENGTH: Final = 120  # longer keys are cut in messages
MAX_KEYS: Final = 4000  # in one set of values; all tables of a large game have half as many
MAX_MISTAKES: Final = 100  # a check stops there, because finding the known keys for a message takes long


class Unit:
    """A value that can be customized: a whole number, counts of pieces, a list of numbers or an order of words."""

    def __init__(self, key: str, value: Any, least: int, most: int, pieces: list[str]) -> None:
        self.key = key
        self.status = ""  # of its least certain number
        self.description = ""  # of its row if that has no name
        self.follows = ""  # key of the value it always equals; then it cannot be customized
        self.value = value
        self.least = least
        self.most = most
        self.pieces = pieces  # that a tally can count
        self.max_total = MAX_PIECES  # maximum sum of a tally
        self.lengths: list[int] = []  # minimum and maximum length of a list of numbers


class Mistake:
    """An invalid value and the reason."""

    def __init__(self, key: str, why: str) -> None:
        self.key = key if len(key) <= MAX_KEY_LENGTH else f"{key[:MAX_KEY_LENGTH]}..."
        self.why = why

    def __str__(self) -> str:
        return f"{self.key} {self.why}"


@cache
def bounds_of(package: str, name: str) -> dict[str, Any]:
    file = files(package) / "bounds" / f"{name}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def matches(pattern: str, key: str) -> bool:
    pattern_words, key_words = pattern.split("."), key.split(".")[1:]
    return len(pattern_words) == len(key_words) and all(
        word in ("*", part) for word, part in zip(pattern_words, key_words, strict=True)
    )


def first_match(table: dict[str, Any], key: str) -> Any:
    """Return the entry of the first pattern that matches the key, None if there is none."""
    for pattern in table:
        if matches(pattern, key):
            return table[pattern]
    return None


def units(package: str, name: str, plain: Any) -> list[Unit]:
    """Return all values of a table that can be customized; `plain` has no status and source."""
    return collect_units(bounds_of(package, name), name, plain)


def collect_units(schema: dict[str, Any], key: str, part: Any) -> list[Unit]:
    if any(matches(pattern, key) for pattern in schema.get("fixed", [])):
        return []
    pieces: list[str] | None = first_match(schema.get("tallies", {}), key)
    if pieces is not None and isinstance(part, dict):
        least, most, max_total = limits(schema, key, 1)
        unit = Unit(key, part, least, most, [*pieces, *[piece for piece in part if piece not in pieces]])
        unit.max_total = max_total
        return [unit]
    if isinstance(part, dict):
        more: list[str] = first_match(schema.get("optional", {}), key) or []
        inside = {**{word: empty_value(schema, f"{key}.{word}") for word in more}, **part}
        return [
            unit
            for word in inside
            if word not in NOTES
            for unit in collect_units(schema, f"{key}.{word}", inside[word])
        ]
    lengths: list[int] | None = first_match(schema.get("lists", {}), key)
    if isinstance(part, list) and lengths is not None:
        least, most, _ = limits(schema, key, 1)
        unit = Unit(key, part, least, most, [])
        unit.lengths = lengths
        return [unit]
    if isinstance(part, list) and is_words(part):
        movable = any(matches(pattern, key) for pattern in schema.get("orders", []))
        return [Unit(key, part, 0, 0, [])] if movable else []
    if isinstance(part, list):
        return [unit for at, row in enumerate(part) for unit in units_in_row(schema, f"{key}.{row_name(row, at)}", row)]
    if type(part) is int:
        least, most, _ = limits(schema, key, part)
        unit = Unit(key, part, least, most, [])
        unit.follows = followed_key(schema, key)
        return [unit]
    return []


def empty_value(schema: dict[str, Any], key: str) -> Any:
    """Return the value of an optional key that is missing: no pieces, an empty list, or 0."""
    if first_match(schema.get("tallies", {}), key) is not None:
        return {}
    return [] if first_match(schema.get("lists", {}), key) is not None else 0


def followed_key(schema: dict[str, Any], key: str) -> str:
    """Return the key of the same row in the column that decides, such as two players for the solo game."""
    column: str | None = first_match(schema.get("follows", {}), key)
    return "" if column is None else f"{key.rpartition('.')[0]}.{column}"


def units_in_row(schema: dict[str, Any], key: str, row: Any) -> list[Unit]:
    """Return the units of a row of a list, with a description if the row has no name."""
    row_units = collect_units(schema, key, row)
    if isinstance(row, dict) and "token" not in row and "name" not in row:
        words = [", ".join(row[word]) for word in row if isinstance(row[word], list) and is_words(row[word])]
        for unit in row_units:
            unit.description = " ".join(words)
    return row_units


def with_status(table_units: list[Unit], statuses: dict[str, str], order: tuple[str, ...]) -> list[Unit]:
    """Set the status of each unit to that of its least certain value; missing keys take the status of their row."""
    for unit in table_units:
        inside = [statuses[key] for key in statuses if f"{key}.".startswith(f"{unit.key}.")]
        row = f"{unit.key.rpartition('.')[0]}."
        in_same_row = [statuses[key] for key in statuses if key.startswith(row)]
        unit.status = max(inside or in_same_row, key=order.index, default=order[-1])
    return table_units


def is_words(part: list[Any]) -> bool:
    return all(type(word) is str for word in part)


def limits(schema: dict[str, Any], key: str, ours: int) -> tuple[int, int, int]:
    """Return the minimum and maximum of a number and the maximum sum of a tally."""
    bounds: list[int] | None = first_match(schema.get("bounds", {}), key)
    if bounds is not None:
        return bounds[0], bounds[1], bounds[2] if len(bounds) > 2 else MAX_PIECES
    if ours < 0:
        return 2 * ours, 0, MAX_PIECES
    return (1 if ours > 0 else 0), max(DEFAULT_MAX, 2 * ours), MAX_PIECES


def collect_values(
    data: Any, key: str, known: dict[str, Unit], values: dict[str, Any], mistakes: list[Mistake]
) -> None:
    """Collect the given values by unit, up to the limit of mistakes; parts of a key may be joined by dots."""
    if len(mistakes) >= MAX_MISTAKES:
        return
    if key in known:
        if key in values:
            mistakes.append(Mistake(key, "appears twice"))
        values[key] = data
    elif isinstance(data, dict) and len(key) < 200:
        for word in data:
            collect_values(data[word], f"{key}.{word}" if key else str(word), known, values, mistakes)
    elif isinstance(data, list):
        collect_rows(data, key, known, values, mistakes)
    else:
        mistakes.append(Mistake(key, unknown(key, known)))


def collect_rows(
    rows_data: list[Any], key: str, known: dict[str, Unit], values: dict[str, Any], mistakes: list[Mistake]
) -> None:
    """Collect the values of a complete list of rows: none may be missing, none may be added."""
    rows = rows_of(key, known)
    names = [row_name(item, at) for at, item in enumerate(rows_data)]
    missing = [row for row in rows if row not in names]
    if not rows:
        mistakes.append(Mistake(key, unknown(key, known)))
    elif len(rows) != len(rows_data):
        mistakes.append(Mistake(key, f"has {len(rows)} parts, not {len(rows_data)}"))
    elif missing:
        mistakes.append(Mistake(key, f"lacks {', '.join(missing[:9])}"))
    else:
        for name, item in zip(names, rows_data, strict=True):
            collect_values(without_notes(item), f"{key}.{name}", known, values, mistakes)


def without_notes(item: Any) -> Any:
    """Return a row without names, status and source."""
    if not isinstance(item, dict):
        return item
    return {word: item[word] for word in item if word not in NOTES and word not in ("status", "source")}


def rows_of(key: str, known: dict[str, Unit]) -> list[str]:
    """Return the parts below a key, in the order of the table."""
    start = f"{key}."
    return list(
        dict.fromkeys([known_key[len(start) :].split(".")[0] for known_key in known if known_key.startswith(start)])
    )


def unknown(key: str, known: dict[str, Unit]) -> str:
    """Return the message for an unknown key, with the known ones."""
    words = key.split(".")
    message = f"there are {', '.join(dict.fromkeys([name.split('.')[0] for name in known]))}"
    for end in range(1, len(words)):  # from the first word on, because a key may have any number of unknown words
        start = ".".join(words[:end])
        known_parts = rows_of(start, known)
        if not known_parts:
            break
        message = f"{start} has {', '.join(known_parts[:30])}"
    return f"is not a value of this game; {message}"


def problem_with(unit: Unit, value: Any) -> str:
    """Return why the unit cannot have this value; empty if it can."""
    if isinstance(unit.value, dict):
        return problem_with_tally(unit, value)
    if unit.lengths:
        return problem_with_list(unit, value)
    if isinstance(unit.value, list):
        if isinstance(value, list) and is_words(value) and sorted(value) == sorted(unit.value):
            return ""
        return f"must be {', '.join(unit.value)} in some order, not {abbreviate(value)}"
    if type(value) is int and unit.least <= value <= unit.most:
        return ""
    return f"must be a whole number from {unit.least} to {unit.most}, not {abbreviate(value)}"


def problem_with_list(unit: Unit, value: Any) -> str:
    shortest, longest = unit.lengths
    if (
        isinstance(value, list)
        and shortest <= len(value) <= longest
        and all(type(number) is int and unit.least <= number <= unit.most for number in value)
    ):
        return ""
    size = f"{shortest} to {longest} whole numbers"
    return f"must be a list of {size}, each from {unit.least} to {unit.most}, not {abbreviate(value)}"


def problem_with_tally(unit: Unit, value: Any) -> str:
    if not isinstance(value, dict):
        return f"must say how many of each piece, such as {abbreviate(unit.value)}, not {abbreviate(value)}"
    for piece in value:
        if piece not in unit.pieces:
            return f"has no piece {abbreviate(piece)}; there are {', '.join(unit.pieces)}"
        if type(value[piece]) is not int or not 0 <= value[piece] <= unit.most:
            return f"must have from 0 to {unit.most} of {piece}, not {abbreviate(value[piece])}"
    if not unit.least <= sum(value.values()) <= unit.max_total:
        return f"must have from {unit.least} to {unit.max_total} in all, not {sum(value.values())}"
    return ""


def abbreviate(value: Any) -> str:
    text = str(value).replace("'", "") if isinstance(value, (dict, list)) else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def normalized(unit: Unit, value: Any) -> Any:
    """Return the value without pieces whose count is 0."""
    if isinstance(unit.value, dict):
        return {piece: value[piece] for piece in unit.pieces if value.get(piece, 0)}
    return list(value) if isinstance(value, list) else value


def check_values(known: list[Unit], data: Any) -> tuple[dict[str, Any], list[Mistake]]:
    """Return the valid values by key in the order of the tables, and the first mistakes."""
    by_key = {unit.key: unit for unit in known if not unit.follows}
    values: dict[str, Any] = {}
    mistakes: list[Mistake] = []
    if not isinstance(data, dict):
        return {}, [Mistake("values", f"must be a mapping from keys to values, not {abbreviate(data)}")]
    if has_too_many_keys(data):
        return {}, [Mistake("values", f"must have at most {MAX_KEYS} keys")]
    collect_values(data, "", by_key, values, mistakes)
    problems = {key: problem_with(by_key[key], values[key]) for key in values}
    valid = [unit for unit in by_key.values() if unit.key in values and not problems[unit.key]]
    mistakes += [Mistake(key, why) for key, why in problems.items() if why]
    return {unit.key: normalized(unit, values[unit.key]) for unit in valid}, mistakes[:MAX_MISTAKES]


def has_too_many_keys(data: dict[str, Any]) -> bool:
    """Return whether all mappings in the data have too many keys together."""
    count = 0
    parts: list[Any] = [data]
    while parts and count <= MAX_KEYS:
        part = parts.pop()
        if isinstance(part, dict):
            count += len(part)
            parts += list(part.values())
        elif isinstance(part, list):
            parts += part
    return count > MAX_KEYS


def with_followers(known: list[Unit], values: dict[str, Any]) -> dict[str, Any]:
    """Return the values and those that follow from them."""
    return {**values, **{unit.key: values[unit.follows] for unit in known if unit.follows in values}}
