"""Named sets of custom values, read from a file or from data and checked as a whole."""

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
from village.toolkit.game_type import GameType
from village.toolkit.override_schema import Mistake, bounds_of, first_match

MAX_CHARS: Final = 48 * 1024  # of a set as JSON; all values of a large game take a third of it
MAX_FILE_BYTES: Final = 256 * 1024  # including comments
MAX_NAME: Final = 60
MAX_SETS_CHECKED: Final = 64  # cached, so that a set is checked once and not for every game
FIELDS: Final = ("game", "name", "hash", "values")


@dataclass(frozen=True)
class NumberSet:
    """A checked set of custom values of a game; `text` is JSON by key."""

    game: str
    name: str
    text: str

    @property
    def values(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.text)
        return found

    @property
    def hash(self) -> str:
        """A hash of the values, independent of the name."""
        return sha256(self.text.encode()).hexdigest()[:16]

    def data(self) -> dict[str, Any]:
        """Return the set as records and tables store it; `read_set` reads it back."""
        return {"name": self.name, "hash": self.hash, "values": self.values}


def players_of(game_type: GameType, key: str) -> int:
    """Return the number of players a value applies to, 0 if it applies to all.

    `players` in the bounds of its table names the keys that end in such a number, and the difference to it.
    """
    table, _, _ = key.partition(".")
    more: int | None = first_match(bounds_of(game_type.package, table).get("players", {}), key)
    return 0 if more is None else int(key.rpartition(".")[2]) + more


GivenNumbers = NumberSet | Mapping[str, Any] | None


def read_set(game_type: GameType, given: GivenNumbers) -> NumberSet | None:
    """Return the checked set, None if it is empty; raise BadSetup if it contains a mistake."""
    if given is None:
        return None
    asked = given.data() if isinstance(given, NumberSet) else given
    if isinstance(given, NumberSet) and given.game != game_type.name:
        raise BadSetup(f"the numbers {given.name!r} are of {given.game!r}, not of {game_type.name!r}")
    try:
        text = json.dumps(asked, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        raise BadSetup(f"numbers are a mapping with name and values, not {type(given).__name__}") from None
    if len(text) > MAX_CHARS:
        raise BadSetup(f"the numbers are too many: at most {MAX_CHARS} characters as JSON, not {len(text)}")
    return checked_set(game_type, text)


@lru_cache(maxsize=MAX_SETS_CHECKED)
def checked_set(game_type: GameType, text: str) -> NumberSet | None:
    found, wrong = parse_set(game_type, json.loads(text))
    if wrong:
        more = f" (and {len(wrong) - 1} more: `village numbers {game_type.name} --check`)" if len(wrong) > 1 else ""
        raise BadSetup(f"numbers: {wrong[0]}{more}")
    return found if found is not None and found.values else None


def parse_set(game_type: GameType, given: Any) -> tuple[NumberSet | None, list[Mistake]]:
    """Return the set in the data, or all mistakes."""
    wrong = check_envelope(game_type, given)
    if wrong:
        return None, wrong
    values, wrong = game_type.parse_values(given.get("values", {}))
    if wrong:
        return None, wrong
    found = NumberSet(game_type.name, given.get("name", ""), json.dumps(values, sort_keys=True))
    if given.get("hash", found.hash) != found.hash:
        return None, [Mistake("hash", f"is {given['hash']!r}, but these numbers have {found.hash}")]
    return found, []


def check_envelope(game_type: GameType, given: Any) -> list[Mistake]:
    """Return the mistakes outside the values."""
    if not isinstance(given, dict):
        return [Mistake("numbers", "are a mapping with name and values")]
    wrong = [Mistake(str(key), f"is unknown; there are {', '.join(FIELDS)}") for key in given if key not in FIELDS]
    name = given.get("name", "")
    if not isinstance(name, str) or len(name) > MAX_NAME or not name.isprintable():
        wrong.append(Mistake("name", f"must be at most {MAX_NAME} characters in one line"))
    if given.get("game", game_type.name) != game_type.name:
        wrong.append(Mistake("game", f"is {given['game']!r}, but {game_type.name} is played"))
    return wrong


def read_file(path: Path) -> dict[str, Any]:
    """Return the content of a file of custom values, unchecked; the default name of the set is that of the file."""
    if path.stat().st_size > MAX_FILE_BYTES:
        raise BadSetup(f"{path} is too large for numbers: more than {MAX_FILE_BYTES} bytes")
    try:
        return {"name": path.stem[:MAX_NAME], **read_toml(path.read_text("utf-8"))}
    except ValueError as error:
        raise BadSetup(f"{path} is not a file of numbers: {error}") from None


def read_toml(text: str) -> dict[str, Any]:
    """Return the content of such a file; raise ValueError if it is not TOML."""
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise ValueError("there are too many brackets in it") from None


def load_numbers(given: GivenNumbers | str | Path) -> GivenNumbers:
    """Return the given numbers, read from a file if a path is given."""
    return read_file(Path(given)) if isinstance(given, (str, Path)) else given


def load_set(path: Path | None, default: str) -> NumberSet | None:
    """Return the checked set of a file, for the game that the file names."""
    if path is None:
        return None
    found = read_file(path)
    try:
        return read_set(games.find(found.get("game", default)), found)
    except (ValueError, TypeError) as error:
        raise BadSetup(f"{path}: {error}") from None
    except BadSetup as error:
        raise BadSetup(f"{path}: {str(error).removeprefix('numbers: ')}") from None
