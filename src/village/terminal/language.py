"""The words of one language: sentences of the game, labels of the terminal, letters for colours."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import count, takewhile
from re import MULTILINE, findall

from fluent.runtime import FluentBundle, FluentResource

from village.text import Text as Sentences
from village.text.catalogue import FILES, source


@cache
def catalogue(language: str) -> FluentBundle:
    """The labels of the terminal, read once."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((files("village.text") / language / "terminal.ftl").read_text("utf-8")))
    return bundle


class Language:
    """Everything the terminal says."""

    def __init__(self, language: str) -> None:
        self.code = language
        self.text = Sentences(language)
        self.bundle = catalogue(language)

    def label(self, key: str, **args: str | int) -> str:
        """A label of the terminal."""
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        return str(self.bundle.format_pattern(pattern, args)[0])

    def space(self, name: str) -> str:
        """An action space; `grain` alone would be the bags of grain."""
        return self.text.say(f"space-{name}")

    def place(self, name: str) -> str:
        """Where a member is, in short if there is a short name."""
        key = f"place-{name}".replace(".", "-")
        return self.label(key) if self.bundle.has_message(key) else self.text.word(name)

    def letter(self, colour: str) -> str:
        """The sign of a colour or of the rival, so that colour alone never carries the meaning."""
        return self.label(f"letter-{colour}")

    def name(self, seat: int) -> str:
        """What a player is called; chance has a name too."""
        return self.label(f"name-{seat}") if seat >= 0 else self.label("chance")

    def names(self, seats: int) -> list[str]:
        return [self.name(seat) for seat in range(seats)]

    def rules(self, asked: str) -> list[str]:
        """The ids of a rule or of a whole chapter; none if there is no such rule."""
        if self.text.bundle.has_message(f"rule-{asked}"):
            return [asked]
        for form in ("{}-{}", "{}{}", "{}{:02}"):  # V-TRN-1, G-S1, I-V01
            ids = (form.format(asked, number) for number in count(1))
            found = list(takewhile(lambda rule: self.text.bundle.has_message(f"rule-{rule}"), ids))
            if found:
                return found
        return []

    def chapters(self) -> list[str]:
        """All chapters of the rules, the base game first."""
        names = sorted(FILES, key=lambda name: name != "rules")
        return [found for name in names for found in findall("^rules-([A-Z-]+) =", source(self.code, name), MULTILINE)]
