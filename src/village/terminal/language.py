"""The words of one language for one game: its sentences, and the labels of the terminal."""

from __future__ import annotations

from re import MULTILINE, findall

from village.record.errors import Error
from village.record.table import GAME
from village.text import Text
from village.text.catalogue import labels, source, spoken


class Sentences(Text):
    """What the game says. A game or a box that has no words yet is played by its tokens."""

    def say(self, name: str, words: dict[str, str | int] | None = None, attribute: str = "") -> str:
        try:
            return super().say(name, words, attribute)
        except Error:
            given = [str(word) for part, word in (words or {}).items() if "-" not in part]  # not in other forms
            return " ".join([name.partition("-")[2], *given])


class Language:
    """Everything the terminal says."""

    def __init__(self, language: str, game: str = GAME) -> None:
        self.code = language
        self.game = game
        self.text = Sentences(language, game)
        self.labels = labels(language, game)

    def label(self, key: str, **args: str | int) -> str:
        """A label of the terminal."""
        pattern = self.labels.get_message(key).value
        assert pattern is not None, key
        return str(self.labels.format_pattern(pattern, args)[0])

    def has(self, key: str) -> bool:
        return bool(self.labels.has_message(key))

    def title(self) -> str:
        """What the game is called."""
        key = f"{self.game}-name"
        return self.label(key) if self.has(key) else self.game

    def name(self, seat: int) -> str:
        """What a player is called, by number where the game has no names; chance has a name too."""
        if seat < 0:
            return self.label("chance")
        return self.label(f"name-{seat}") if self.has(f"name-{seat}") else self.text.player(seat, ())

    def names(self, seats: int) -> list[str]:
        return [self.name(seat) for seat in range(seats)]

    def rules(self, asked: str) -> list[str]:
        """The ids of a rule or of a whole chapter; none if there is no such rule."""
        ids = [rule for name in spoken(self.game) for rule in self.ids("rule", name)]
        if asked in ids:
            return [asked]
        return [rule for rule in ids if rule.rstrip("0123456789").rstrip("-") == asked]

    def chapters(self, name: str) -> list[str]:
        """The chapters of the rules in one file."""
        return self.ids("rules", name)

    def ids(self, kind: str, name: str) -> list[str]:
        """What the messages of one kind are about; a box may have no file."""
        return findall(rf"^{kind}-([\dA-Z-]+) =", source(self.code, name, self.game), MULTILINE)
