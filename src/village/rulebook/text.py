"""The texts of a rulebook in one language."""

from __future__ import annotations

from fluent.runtime import FluentBundle

from village.text import Text
from village.text.message_files import rulebook


class BookText(Text):
    """The texts of a game and of its rulebook."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.bundle: FluentBundle = rulebook(language, game)

    def has(self, name: str) -> bool:
        return bool(self.bundle.has_message(name))

    def attribute(self, name: str, attribute: str) -> str:
        """Return an attribute of a message, or an empty text if it has none."""
        attributes = self.bundle.get_message(name).attributes if self.has(name) else {}
        return self.say(name, attribute=attribute) if attribute in attributes else ""

    def numbered(self, name: str) -> list[str]:
        """Return the messages `name-1`, `name-2`, … as far as they exist."""
        texts: list[str] = []
        while self.has(f"{name}-{len(texts) + 1}"):
            texts.append(self.say(f"{name}-{len(texts) + 1}"))
        return texts

    def first(self, *names: str) -> str:
        """Return the first of these messages that exists, or an empty text."""
        return next((self.say(name) for name in names if self.has(name)), "")
