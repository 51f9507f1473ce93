"""The words of one language: sentences of the game, labels of the terminal, letters for colours."""

from __future__ import annotations

from re import MULTILINE, findall

from village.record.errors import Error
from village.text import Text
from village.text.catalogue import FILES, labels, source


class Sentences(Text):
    """What the game says. A box that has no words yet is played by its tokens."""

    def say(self, name: str, words: dict[str, str | int] | None = None, attribute: str = "") -> str:
        try:
            return super().say(name, words, attribute)
        except Error:
            given = [str(word) for part, word in (words or {}).items() if "-" not in part]  # not in other forms
            return " ".join([name.partition("-")[2], *given])


class Language:
    """Everything the terminal says."""

    def __init__(self, language: str) -> None:
        self.code = language
        self.text = Sentences(language)
        self.labels = labels(language)

    def label(self, key: str, **args: str | int) -> str:
        """A label of the terminal."""
        pattern = self.labels.get_message(key).value
        assert pattern is not None, key
        return str(self.labels.format_pattern(pattern, args)[0])

    def has(self, key: str) -> bool:
        return bool(self.labels.has_message(key))

    def space(self, name: str) -> str:
        """An action space; `grain` alone would be the bags of grain."""
        return self.text.say(f"space-{name}")

    def place(self, name: str) -> str:
        """Where a member is, in short if there is a short name."""
        key = f"place-{name}".replace(".", "-")
        return self.label(key) if self.has(key) else self.text.word(name)

    def letter(self, colour: str) -> str:
        """The sign of a colour, so that colour alone never carries the meaning."""
        return self.label(f"letter-{colour}")

    def name(self, seat: int) -> str:
        """What a player is called; chance has a name too."""
        return self.label(f"name-{seat}") if seat >= 0 else self.label("chance")

    def names(self, seats: int) -> list[str]:
        return [self.name(seat) for seat in range(seats)]

    def rules(self, asked: str) -> list[str]:
        """The ids of a rule or of a whole chapter; none if there is no such rule."""
        ids = [rule for name in FILES for rule in self.ids("rule", name)]
        if asked in ids:
            return [asked]
        return [rule for rule in ids if rule.rstrip("0123456789").rstrip("-") == asked]

    def chapters(self, name: str) -> list[str]:
        """The chapters of the rules in one file."""
        return self.ids("rules", name)

    def ids(self, kind: str, name: str) -> list[str]:
        """What the messages of one kind are about; a box may have no file."""
        return findall(rf"^{kind}-([\dA-Z-]+) =", source(self.code, name), MULTILINE) if name in FILES else []
