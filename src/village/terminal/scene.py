"""How a game shows itself in the terminal, and how one that has no drawing is written out."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from rich.text import Text

from village.terminal.flow import WIDTH, columns, paragraph, titled
from village.terminal.language import Language

View = dict[str, Any]  # what a seat may know of a position
Event = dict[str, Any]
# What a view says beside the position: setting, question and scores.
BESIDE: Final = ("game", "edition", "boxes", "options", "seats", "stack", "ply", "ask", "scores", "seed_hash")


class Examples(NamedTuple):
    """What one may type: an answer by its name, a word to ask about, a chapter of the rules."""

    answer: str
    word: str
    chapter: str


class Scene:
    """Any game, without a picture: nothing is hidden. A drawing does better in `games/<game>/scene.py`."""

    seen: tuple[str, ...] = ()  # events that the board shows better than words

    def __init__(self, words: Language) -> None:
        self.words = words

    def full(self, view: View, humans: frozenset[int]) -> list[Text]:
        """Everything on the table; `humans` are the seats at this keyboard."""
        lines = [titled([Text(self.words.title())])]
        for name, lying in view.items():
            if name not in BESIDE:
                lines += paragraph(Text(f"{name}: ", style="bold"), Text(json.dumps(lying, ensure_ascii=False)))
        return lines

    def brief(self, view: View, seat: int, humans: frozenset[int]) -> list[Text]:
        """What is missed most, for low windows."""
        return self.full(view, humans)

    def hint(self) -> str:
        """Where the rest can be seen."""
        return self.words.label("whole-board")

    def letter(self, seat: int) -> str:
        """The sign of a seat."""
        return str(seat + 1)

    def style(self, seat: int) -> str:
        """The colour of a seat; chance has none."""
        return "bold" if seat >= 0 else "dim"

    def player(self, seat: int) -> Text:
        """A seat in words."""
        return Text(self.words.name(seat), style=self.style(seat))

    def doer(self, event: Event, setting: View) -> Text:
        """The sign of whoever did it."""
        seat = event["seat"]
        return Text(self.letter(seat), style=self.style(seat)) if 0 <= seat < setting["seats"] else Text(" ")

    def opening(self, events: list[Event]) -> list[Event]:
        """Of the set-up, what is worth telling."""
        return events

    def remark(self, events: Iterable[Event]) -> str:
        """The label of what a player should know about what came of the own answer, "" if there is nothing."""
        return ""

    def asked(self, view: View) -> str:
        """The question in words."""
        return self.words.text.question(view["ask"]["step"])

    def answers(self, view: View) -> list[Text]:
        """The numbered answers, in as many columns as fit."""
        cells = [
            Text.assemble((f"{number:>2} ", "bold"), self.words.text.answer(token), (self.note(view, token), "dim"))
            for number, token in enumerate(view["ask"]["tokens"], 1)
        ]
        return columns(cells, WIDTH)

    def note(self, view: View, token: str) -> str:
        """What stands after an answer: what it costs or brings."""
        return ""

    def plain(self, setting: View) -> list[str]:
        """Reasons that a look at the board gives: `why` alone leaves them out."""
        return []

    def installed(self, setting: View) -> list[str]:
        """The boxes on the table."""
        return list(setting["boxes"])

    def welcome(self, setting: View) -> list[str]:
        """What is said of the game and of its boxes at the beginning."""
        keys = [f"{name}-welcome" for name in (self.words.game, *self.installed(setting))]
        return [self.words.label(key) if self.words.has(key) else "" for key in keys]

    def chapters(self, setting: View) -> list[str]:
        """The chapters of the rules: those of the game, and of the boxes on the table."""
        return [chapter for name in ("rules", *self.installed(setting)) for chapter in self.words.chapters(name)]

    def legend(self) -> str:
        """What the signs on the board mean."""
        return ""

    def examples(self, view: View) -> Examples:
        answer = view["ask"]["tokens"][0].partition(" ")[2]
        return Examples(answer, answer, next(iter(self.chapters(view)), ""))
