"""Numbers of somebody's own box: a set with a name, from a file or from data, checked as a whole, never half-used."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from village import games
from village.record.errors import BadSetup
from village.toolkit.enterable import Mistake, bounds_of, looked_up
from village.toolkit.title import Title

MAX_SIGNS: Final = 48 * 1024  # of a set as JSON; every number of a large game takes a third of it
MAX_FILE_BYTES: Final = 256 * 1024  # comments and all
MAX_NAME: Final = 60
MAX_SETS_CHECKED: Final = 64  # kept, so that a set is checked once and not with every game
FIELDS: Final = ("game", "name", "hash", "values")


@dataclass(frozen=True)
class NumberSet:
    """The numbers in `text`, JSON by key, of the game `game`."""

    game: str
    name: str
    text: str

    @property
    def values(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.text)
        return found

    @property
    def hash(self) -> str:
        """Two sets with the same numbers have the same, whatever they are called."""
        return sha256(self.text.encode()).hexdigest()[:16]

    def data(self) -> dict[str, Any]:
        """As records and tables carry it; `read_set` reads it back."""
        return {"name": self.name, "hash": self.hash, "values": self.values}


def players_of(title: Title, key: str) -> int:
    """How many play where this number holds, 0 where that makes no difference.

    `players` in the bounds of its table names the keys that end in such a number, and how many more than that play.
    """
    table, _, _ = key.partition(".")
    more: int | None = looked_up(bounds_of(title.package, table).get("players", {}), key)
    return 0 if more is None else int(key.rpartition(".")[2]) + more


GivenNumbers = NumberSet | Mapping[str, Any] | None


def read_set(title: Title, given: GivenNumbers) -> NumberSet | None:
    """The set that is meant, None where it has no numbers; BadSetup with one sentence if something is wrong with it."""
    if given is None:
        return None
    asked = given.data() if isinstance(given, NumberSet) else given
    if isinstance(given, NumberSet) and given.game != title.name:
        raise BadSetup(f"the numbers {given.name!r} are of {given.game!r}, not of {title.name!r}")
    try:
        text = json.dumps(asked, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        raise BadSetup(f"numbers are a mapping with name and values, not {type(given).__name__}") from None
    if len(text) > MAX_SIGNS:
        raise BadSetup(f"the numbers are too many: at most {MAX_SIGNS} signs as JSON, not {len(text)}")
    return set_of(title, text)


@lru_cache(maxsize=MAX_SETS_CHECKED)
def set_of(title: Title, text: str) -> NumberSet | None:
    found, wrong = entered(title, json.loads(text))
    if wrong:
        more = f" (and {len(wrong) - 1} more: `village numbers {title.name} --check`)" if len(wrong) > 1 else ""
        raise BadSetup(f"numbers: {wrong[0]}{more}")
    return found if found is not None and found.values else None


def entered(title: Title, given: Any) -> tuple[NumberSet | None, list[Mistake]]:
    """The set in these data, or every mistake."""
    wrong = outside(title, given)
    if wrong:
        return None, wrong
    values, wrong = title.entered(given.get("values", {}))
    if wrong:
        return None, wrong
    found = NumberSet(title.name, given.get("name", ""), json.dumps(values, sort_keys=True))
    if given.get("hash", found.hash) != found.hash:
        return None, [Mistake("hash", f"is {given['hash']!r}, but these numbers have {found.hash}")]
    return found, []


def outside(title: Title, given: Any) -> list[Mistake]:
    """What is wrong around the values."""
    if not isinstance(given, dict):
        return [Mistake("numbers", "are a mapping with name and values")]
    wrong = [Mistake(str(key), f"is unknown; there are {', '.join(FIELDS)}") for key in given if key not in FIELDS]
    name = given.get("name", "")
    if not isinstance(name, str) or len(name) > MAX_NAME or not name.isprintable():
        wrong.append(Mistake("name", f"must be at most {MAX_NAME} signs in one line"))
    if given.get("game", title.name) != title.name:
        wrong.append(Mistake("game", f"is {given['game']!r}, but {title.name} is played"))
    return wrong


def read_file(path: Path) -> dict[str, Any]:
    """What a file of numbers holds, unchecked; without a name in it the set is called like the file."""
    if path.stat().st_size > MAX_FILE_BYTES:
        raise BadSetup(f"{path} is too large for numbers: more than {MAX_FILE_BYTES} bytes")
    try:
        return {"name": path.stem[:MAX_NAME], **read_toml(path.read_text("utf-8"))}
    except ValueError as error:
        raise BadSetup(f"{path} is not a file of numbers: {error}") from None


def read_toml(text: str) -> dict[str, Any]:
    """What stands in such a file; ValueError where it is no TOML."""
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise ValueError("there are too many brackets in it") from None


def opened(given: GivenNumbers | str | Path) -> GivenNumbers:
    """The same, from a file where a path is named."""
    return read_file(Path(given)) if isinstance(given, (str, Path)) else given


def set_from(path: Path | None, default: str) -> NumberSet | None:
    """The checked set of a file, of the game that it names."""
    if path is None:
        return None
    found = read_file(path)
    try:
        return read_set(games.find(found.get("game", default)), found)
    except (ValueError, TypeError) as error:
        raise BadSetup(f"{path}: {error}") from None
    except BadSetup as error:
        raise BadSetup(f"{path}: {str(error).removeprefix('numbers: ')}") from None
