"""The file of an arena: a line of settings, then a line for every finished game. So nothing that was played is lost."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from village import __version__
from village.bots.arena import Match, Played
from village.record.errors import Error


def settings(match: Match) -> dict[str, Any]:
    """All that decides how the games go."""
    rules = match.table().rules
    return {
        "version": __version__,
        "game": match.game,
        "rules": rules.version,
        "tables": rules.tables_hash,
        "weights": rules.weights_hash,
        "bots": list(match.bots),
        "lineup": match.lineup,
        "seats": match.seats,
        "edition": match.edition,
        "boxes": list(match.boxes),
        "options": dict(match.options),
        "seed": match.seed,
    }


class Results:
    """Games as they end, kept at once."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
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
        try:
            before = json.loads(lines[0])["settings"]
            self.compare(before)
            names = [field.name for field in fields(Played)]
            return [Played(**{name: game[name] for name in names}) for game in map(json.loads, lines[1:])]
        except (ValueError, TypeError, LookupError, AttributeError):
            raise Error(f"{self.path} does not hold the games of an arena") from None

    def compare(self, before: dict[str, Any]) -> None:
        for name, value in self.settings.items():
            if before.get(name) != value:
                told = f"{name} was {json.dumps(before.get(name))} there and is {json.dumps(value)} here"
                raise Error(f"{self.path} holds games of other settings: {told}")

    def add(self, played: Played) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(played.data()) + "\n")
