"""The texts of the terminal for one language and one game."""

from __future__ import annotations

from collections.abc import Iterable
from re import MULTILINE, findall

from village.record.errors import Error
from village.record.setup import GAME
from village.text import Text
from village.text.message_files import game_files, labels, source


class Sentences(Text):
    """The texts of the game; falls back to tokens where a game or an expansion has no texts."""

    def say(self, name: str, words: dict[str, str | int] | None = None, attribute: str = "") -> str:
        try:
            return super().say(name, words, attribute)
        except Error:
            arguments = [str(word) for key, word in (words or {}).items() if "-" not in key]  # no inflected forms
            return " ".join([name.partition("-")[2], *arguments])


class Language:
    """The labels of the terminal and the texts of the game."""

    def __init__(self, language: str, game: str = GAME) -> None:
        self.code = language
        self.game = game
        self.text = Sentences(language, game)
        self.labels = labels(language, game)

    def label(self, key: str, **args: str | int) -> str:
        """Format a label of the terminal."""
        pattern = self.labels.get_message(key).value
        assert pattern is not None, key
        return str(self.labels.format_pattern(pattern, args)[0])

    def comma_list(self, items: Iterable[str]) -> str:
        """Join the items of a list."""
        return self.label("list-comma").join(items)

    def bracketed(self, parts: Iterable[str]) -> str:
        """Return a note in brackets, to be added to a text; empty if there are no parts."""
        text = self.label("note-comma").join(part for part in parts if part)
        return self.label("brackets", text=text) if text else ""

    def has(self, key: str) -> bool:
        return bool(self.labels.has_message(key))

    def game_name(self) -> str:
        """Return the name of the game."""
        key = f"{self.game}-name"
        return self.label(key) if self.has(key) else self.game

    def name(self, seat: int) -> str:
        """Return the name of a seat, or its number if the game has no names; chance has a name, too."""
        if seat < 0:
            return self.label("chance")
        return self.label(f"name-{seat}") if self.has(f"name-{seat}") else self.text.player(seat, ())

    def names(self, seats: int) -> list[str]:
        return [self.name(seat) for seat in range(seats)]

    def rules(self, prefix: str) -> list[str]:
        """Return the id of a rule or the ids of a chapter; empty if there is no such rule."""
        ids = [rule for name in game_files(self.game) for rule in self.ids("rule", name)]
        if prefix in ids:
            return [prefix]
        return [rule for rule in ids if rule.rstrip("0123456789").rstrip("-") == prefix]

    def chapters(self, name: str) -> list[str]:
        """Return the rule chapters of one message file."""
        return self.ids("rules", name)

    def ids(self, kind: str, name: str) -> list[str]:
        """Return the ids of the messages of one kind in a file; empty if the file does not exist."""
        return findall(rf"^{kind}-([\dA-Z-]+) =", source(self.code, name, self.game), MULTILINE)
