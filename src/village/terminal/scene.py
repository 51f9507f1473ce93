"""How a game is shown in the terminal; the default for games without a drawing."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from rich.text import Text

from village.terminal.language import Language
from village.terminal.wrap import WIDTH, columns, paragraph, title_line

View = dict[str, Any]  # a position as a seat may see it
Event = dict[str, Any]
# Keys of a view that are not part of the position: setting, question and scores.
NOT_POSITION: Final = (
    "game",
    "edition",
    "expansions",
    "options",
    "seats",
    "stack",
    "ply",
    "ask",
    "scores",
    "seed_hash",
)


class Examples(NamedTuple):
    """Examples for the help: a move, a word to ask about, and a chapter of the rules."""

    move: str
    word: str
    chapter: str


class Scene:
    """The default scene: prints the view as JSON. A game overrides it in `games/<game>/scene.py`."""

    hidden_events: tuple[str, ...] = ()  # events that the board shows, so that they are not listed

    def __init__(self, words: Language) -> None:
        self.words = words

    def full(self, view: View, humans: frozenset[int]) -> list[Text]:
        """Draw the whole table; `humans` are the seats at this keyboard."""
        lines = [title_line([Text(self.words.game_name())])]
        for name, value in view.items():
            if name not in NOT_POSITION:
                lines += paragraph(Text(f"{name}: ", style="bold"), Text(json.dumps(value, ensure_ascii=False)))
        return lines

    def brief(self, view: View, seat: int, humans: frozenset[int]) -> list[Text]:
        """Draw the most important parts, for small windows."""
        return self.full(view, humans)

    def hint(self) -> str:
        """Say how to see the whole board."""
        return self.words.label("whole-board")

    def letter(self, seat: int) -> str:
        """Return the letter of a seat."""
        return str(seat + 1)

    def style(self, seat: int) -> str:
        """Return the text style of a seat; chance has no colour."""
        return "bold" if seat >= 0 else "dim"

    def player(self, seat: int) -> Text:
        """Return the name of a seat in its colour."""
        return Text(self.words.name(seat), style=self.style(seat))

    def actor_symbol(self, event: Event, setting: View) -> Text:
        """Return the letter of the player who caused an event."""
        seat = event["seat"]
        return Text(self.letter(seat), style=self.style(seat)) if 0 <= seat < setting["seats"] else Text(" ")

    def opening(self, events: list[Event]) -> list[Event]:
        """Return the setup events to show."""
        return events

    def remark(self, events: Iterable[Event]) -> str:
        """Return the label of a note to the player about the events of their move, or an empty text."""
        return ""

    def question(self, view: View) -> str:
        """Return the text of the question."""
        return self.words.text.question(view["ask"]["question"])

    def move_list(self, view: View) -> list[Text]:
        """Return the numbered moves, in as many columns as fit."""
        cells = [
            Text.assemble((f"{number:>2} ", "bold"), self.words.text.move(token), (self.note(view, token), "dim"))
            for number, token in enumerate(view["ask"]["tokens"], 1)
        ]
        return columns(cells, WIDTH)

    def note(self, view: View, token: str) -> str:
        """Return the note after a move: its costs and gains."""
        return ""

    def obvious_reasons(self, setting: View) -> list[str]:
        """Return the reasons that are visible on the board; `why` without an argument omits them."""
        return []

    def expansions(self, setting: View) -> list[str]:
        """Return the expansions in use."""
        return list(setting["expansions"])

    def welcome(self, setting: View) -> list[str]:
        """Return the introductions of the game and of its expansions."""
        keys = [f"{name}-welcome" for name in (self.words.game, *self.expansions(setting))]
        return [self.words.label(key) if self.words.has(key) else "" for key in keys]

    def chapters(self, setting: View) -> list[str]:
        """Return the chapters of the rules of the game and of the expansions in use."""
        return [chapter for name in ("rules", *self.expansions(setting)) for chapter in self.words.chapters(name)]

    def legend(self) -> str:
        """Explain the symbols on the board."""
        return ""

    def examples(self, view: View) -> Examples:
        move = view["ask"]["tokens"][0].partition(" ")[2]
        return Examples(move, move, next(iter(self.chapters(view)), ""))
