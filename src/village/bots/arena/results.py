"""The file of an arena: a line of settings, then a line for every finished game. So nothing that was played is lost."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from village import __version__
from village.bots.arena.match import Match, Played
from village.record.errors import Error

KEPT: Final = [field.name for field in fields(Played) if field.name != "parting"]
NONSENSE: Final = (ValueError, TypeError, LookupError, AttributeError, RecursionError)  # what odd data run into


def settings(match: Match) -> dict[str, Any]:
    """All that decides how the games go."""
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
        "boxes": list(match.boxes),
        "options": dict(match.options),
        "seed": match.seed,
        "numbers": table.numbers.data() if table.numbers is not None else None,
    }


def is_of(match: Match, one: Played) -> bool:
    """Whether this can be a game of the match: its seats and draws, and a number of the right kind for everybody."""
    if type(one.game) is not int or one.game < 0:
        return False
    block, seating = match.block_and_seating(one.game)
    names = match.names()
    played = (block, match.seed_of(block), [names[bot] for bot in seating])
    return (
        (one.block, one.seed, one.seats) == played
        and all(by_seat(numbers, match.seats, int) for numbers in (one.scores, one.decisions))
        and by_seat(one.titles, match.seats, str)
        and by_seat(one.ms, match.seats, int, float)
        and by_seat(one.winners, len(set(one.winners)), int)
        and set() < set(one.winners) <= set(range(match.seats))
    )


def by_seat(values: Any, seats: int, *kinds: type) -> bool:
    return type(values) is list and len(values) == seats and all(type(value) in kinds for value in values)


class Results:
    """Games as they end, kept at once."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.settings = settings(match)

    def begin(self) -> None:
        """A new file; one that is there already is left alone."""
        if self.path.exists():
            raise Error(f"{self.path} is there already: go on with --resume, or choose another file")
        self.path.write_text(json.dumps({"settings": self.settings}) + "\n", "utf-8")

    def resume(self) -> list[Played]:
        """The games of the file, which goes on where it ends; Error if they were played under other settings."""
        if not self.path.exists():
            self.begin()
            return []
        whole, _, cut = self.path.read_bytes().rpartition(b"\n")
        found = self.read(whole.splitlines())
        if cut:  # the end of a line that was never finished
            self.path.write_bytes(whole + b"\n")
        return found

    def read(self, lines: list[bytes]) -> list[Played]:
        if not any(lines):
            raise Error(f"{self.path} is empty and holds no games: remove it, or choose another file")
        try:
            before = json.loads(lines[0])["settings"]
            self.compare(before)
        except NONSENSE:
            raise Error(f"{self.path} does not hold the games of an arena") from None
        return [self.read_game(number, line) for number, line in enumerate(lines[1:], 2)]

    def read_game(self, number: int, line: bytes) -> Played:
        try:
            found = json.loads(line)
            one = Played(**{name: found[name] for name in KEPT})
            if is_of(self.match, one):
                return one
        except NONSENSE:
            pass
        raise Error(f"{self.path}: line {number} is damaged; without it that game would be played again")

    def compare(self, before: dict[str, Any]) -> None:
        for name, value in self.settings.items():
            if before.get(name) != value:
                told = f"{name} was {json.dumps(before.get(name))} there and is {json.dumps(value)} here"
                raise Error(f"{self.path} holds games of other settings: {told}")

    def add(self, played: Played) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(played.data()) + "\n")
