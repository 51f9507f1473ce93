"""The results file of an arena: a line of settings, then one line per finished game, written immediately."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from village import __version__
from village.bots.arena.match import ArenaGame, Match
from village.record.errors import Error

STORED: Final = [field.name for field in fields(ArenaGame) if field.name != "close_error"]
EARLIER_FIELDS: Final = {"numbers": "custom_values"}  # names in settings written before 2026-11-18
# Errors caused by malformed data.
DATA_ERRORS: Final = (ValueError, TypeError, LookupError, AttributeError, RecursionError)


def settings(match: Match) -> dict[str, Any]:
    """Return all settings that determine the games."""
    table = match.table()
    rules = table.rules
    return {
        "version": __version__,
        "game": table.name,
        "rules": rules.version,
        "tables": rules.tables_hash,
        "weights": rules.weights_hash,
        "bots": list(match.bots),
        "lineup": match.lineup,
        "seats": match.seats,
        "edition": table.edition,
        "expansions": list(match.expansions),
        "options": dict(match.options),
        "seed": match.seed,
        "custom_values": table.custom_values.data() if table.custom_values is not None else None,
    }


def fits(match: Match, result: ArenaGame) -> bool:
    """Return whether a stored result fits the match: its seating, its seed and the types of its values."""
    if type(result.game) is not int or result.game < 0:
        return False
    block, seating = match.block_and_seating(result.game)
    names = match.names()
    played = (block, match.seed_of(block), [names[bot] for bot in seating])
    return (
        (result.block, result.seed, result.seats) == played
        and all(by_seat(numbers, match.seats, int) for numbers in (result.scores, result.decisions))
        and by_seat(result.titles, match.seats, str)
        and by_seat(result.ms, match.seats, int, float)
        and by_seat(result.winners, len(set(result.winners)), int)
        and set() < set(result.winners) <= set(range(match.seats))
    )


def by_seat(values: Any, seats: int, *kinds: type) -> bool:
    return type(values) is list and len(values) == seats and all(type(value) in kinds for value in values)


class Results:
    """A results file that is appended to after every game."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.settings = settings(match)

    def begin(self) -> None:
        """Create the file; raise Error if it exists."""
        if self.path.exists():
            raise Error(f"{self.path} already exists; continue it with --resume, or choose another file with --out")
        self.path.write_text(json.dumps({"settings": self.settings}) + "\n", "utf-8")

    def resume(self) -> list[ArenaGame]:
        """Return the games in the file and prepare to append; raise Error if its settings differ."""
        if not self.path.exists():
            self.begin()
            return []
        whole, _, cut = self.path.read_bytes().rpartition(b"\n")
        games = self.read(whole.splitlines())
        if cut:  # an incomplete last line
            self.path.write_bytes(whole + b"\n")
        return games

    def read(self, lines: list[bytes]) -> list[ArenaGame]:
        if not any(lines):
            raise Error(f"{self.path} is empty; remove it, or choose another file with --out")
        try:
            before = json.loads(lines[0])["settings"]
            self.compare({EARLIER_FIELDS.get(name, name): value for name, value in before.items()})
        except DATA_ERRORS:
            raise Error(f"{self.path} is not a results file of an arena; choose another file with --out") from None
        return [self.read_game(number, line) for number, line in enumerate(lines[1:], 2)]

    def read_game(self, number: int, line: bytes) -> ArenaGame:
        try:
            data = json.loads(line)
            result = ArenaGame(**{name: data[name] for name in STORED})
            if fits(self.match, result):
                return result
        except DATA_ERRORS:
            pass
        raise Error(f"{self.path}: line {number} is damaged; delete the line to play its game again")

    def compare(self, before: dict[str, Any]) -> None:
        for name, value in self.settings.items():
            if before.get(name) != value:
                difference = f"{name} was {json.dumps(before.get(name))} and is now {json.dumps(value)}"
                raise Error(f"{self.path} has games with other settings ({difference}); choose another file with --out")

    def add(self, played: ArenaGame) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(played.data()) + "\n")
