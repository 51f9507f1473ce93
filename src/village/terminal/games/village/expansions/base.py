"""The base game: families, questions and notes on moves. The board is in `board.py`."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from village.terminal.games.village.drawing import Drawing, Note
from village.terminal.games.village.notes import VillageNotes
from village.terminal.games.village.symbols import FAMILIES, LETTERS, letter
from village.terminal.language import Language
from village.terminal.scene import Event, View


class Base(Drawing):
    """The drawing of the base game."""

    obvious_reasons = ("no-cube-left", "no-cube-there", "no-member", "stall-empty")

    def members(self, view: View, words: Language, place: str) -> list[Text]:
        """Return the members of all families: `A1`."""
        return [
            Text(f"{LETTERS[seat]}{generation}", style=FAMILIES[seat])
            for seat, farm in enumerate(view["families"])
            for generation, count in enumerate(farm["members"].get(place, []), 1)
            for _ in range(count)
        ]

    def notes(self, view: View, words: Language) -> dict[str, Note]:
        return VillageNotes(view, words).by_step()

    def question(self, view: View, words: Language) -> str:
        return words.text.question(view["ask"]["question"])

    def actor_symbol(self, event: Event, words: Language, seats: int) -> Text:
        """Return the letter of a player; chance has none."""
        return letter(event["seat"]) if 0 <= event["seat"] < seats else Text(" ")


DRAWING: Final = Base()
