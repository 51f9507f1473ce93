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
from village.toolkit.override_schema import MAX_MISTAKES, Mistake, bounds_of, first_match

MAX_CHARS: Final = 48 * 1024  # of a set as JSON; all values of a large game take a third of it
MAX_FILE_BYTES: Final = 256 * 1024  # including comments
MAX_LINE_CHARS: Final = 1000
MAX_DOTS_IN_LINE: Final = 16  # our keys have five; the parser stores every prefix of a dotted key
MAX_NAME: Final = 60
MAX_SETS_CHECKED: Final = 64  # cached, so that a set is checked once and not for every game
FIELDS: Final = ("game", "name", "hash", "values")


@dataclass(frozen=True)
class CustomValues:
    """Checked custom values of a game; `text` is JSON by key."""

    game: str
    name: str
    text: str

    @property
    def values(self) -> dict[str, Any]:
        values: dict[str, Any] = json.loads(self.text)
        return values

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


GivenValues = CustomValues | Mapping[str, Any] | None


def read_set(game_type: GameType, custom_values: GivenValues) -> CustomValues | None:
    """Return the checked set, None if it is empty; raise BadSetup if it contains a mistake."""
    if custom_values is None:
        return None
    data = custom_values.data() if isinstance(custom_values, CustomValues) else custom_values
    if isinstance(custom_values, CustomValues) and custom_values.game != game_type.name:
        raise BadSetup(
            f"the custom values {custom_values.name!r} are of {custom_values.game!r}, not of {game_type.name!r}"
        )
    try:
        text = json.dumps(data, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        raise BadSetup(
            f"custom values are a mapping with name and values, not {type(custom_values).__name__}"
        ) from None
    if len(text) > MAX_CHARS:
        raise BadSetup(f"the custom values are too long: at most {MAX_CHARS} characters as JSON, not {len(text)}")
    return checked_set(game_type, text)


@lru_cache(maxsize=MAX_SETS_CHECKED)
def checked_set(game_type: GameType, text: str) -> CustomValues | None:
    custom_values, mistakes = parse_set(game_type, json.loads(text))
    if mistakes:
        more = (
            f" (and {len(mistakes) - 1} more: `village values {game_type.name} --check`)" if len(mistakes) > 1 else ""
        )
        raise BadSetup(f"custom values: {mistakes[0]}{more}")
    return custom_values if custom_values is not None and custom_values.values else None


def parse_set(game_type: GameType, data: Any) -> tuple[CustomValues | None, list[Mistake]]:
    """Return the set in the data, or the first mistakes."""
    mistakes = check_envelope(game_type, data)[:MAX_MISTAKES]
    if mistakes:
        return None, mistakes
    values, mistakes = game_type.parse_values(data.get("values", {}))
    if mistakes:
        return None, mistakes
    custom_values = CustomValues(game_type.name, data.get("name", ""), json.dumps(values, sort_keys=True))
    if data.get("hash", custom_values.hash) != custom_values.hash:
        return None, [Mistake("hash", f"is {data['hash']!r}, but these values have {custom_values.hash}")]
    return custom_values, []


def check_envelope(game_type: GameType, data: Any) -> list[Mistake]:
    """Return the mistakes outside the values."""
    if not isinstance(data, dict):
        return [Mistake("custom values", "are a mapping with name and values")]
    mistakes = [Mistake(str(key), f"is unknown; there are {', '.join(FIELDS)}") for key in data if key not in FIELDS]
    name = data.get("name", "")
    if not isinstance(name, str) or len(name) > MAX_NAME or not name.isprintable():
        mistakes.append(Mistake("name", f"must be at most {MAX_NAME} characters in one line"))
    if data.get("game", game_type.name) != game_type.name:
        mistakes.append(Mistake("game", f"is {data['game']!r}, but the game is {game_type.name!r}"))
    return mistakes


def read_file(path: Path) -> dict[str, Any]:
    """Return the content of a file of custom values, unchecked; the default name of the set is that of the file."""
    if path.stat().st_size > MAX_FILE_BYTES:
        raise BadSetup(f"{path} is too large for custom values: more than {MAX_FILE_BYTES} bytes")
    try:
        return {"name": path.stem[:MAX_NAME], **read_toml(path.read_text("utf-8"))}
    except ValueError as error:
        raise BadSetup(f"{path} is not a file of custom values: {error}") from None


def read_toml(text: str) -> dict[str, Any]:
    """Return the content of such a file; raise ValueError if it is not TOML."""
    check_size(text)
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def check_size(text: str) -> None:
    """Raise ValueError if parsing the text would take much time or memory."""
    if len(text) > MAX_FILE_BYTES:
        raise ValueError(f"it has more than {MAX_FILE_BYTES} characters")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE_CHARS:
            raise ValueError(f"line {number} has more than {MAX_LINE_CHARS} characters")
        if line.count(".") > MAX_DOTS_IN_LINE and not line.lstrip().startswith("#"):
            raise ValueError(f"line {number} has more than {MAX_DOTS_IN_LINE} dots")


def load_custom_values(custom_values: GivenValues | str | Path) -> GivenValues:
    """Return the given custom values, read from a file if a path is given."""
    return read_file(Path(custom_values)) if isinstance(custom_values, (str, Path)) else custom_values


def load_set(path: Path | None, default: str) -> CustomValues | None:
    """Return the checked set of a file, for the game that the file names."""
    if path is None:
        return None
    data = read_file(path)
    try:
        return read_set(games.find(data.get("game", default)), data)
    except (ValueError, TypeError) as error:
        raise BadSetup(f"{path}: {error}") from None
    except BadSetup as error:
        raise BadSetup(f"{path}: {str(error).removeprefix('custom values: ')}") from None
