"""Life goals: two cards on every farm."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from village.terminal.games.village.drawing import Drawing, Note
from village.terminal.language import Language
from village.terminal.scene import View
from village.terminal.wrap import wrap_notes

SUITS: Final = ("silver", "gold")
COVERED: Final = "covered"


class Goals(Drawing):
    """The goal cards are drawn on the farms."""

    def farm(self, view: View, words: Language, seat: int, own: bool) -> list[Text]:
        return wrap_notes(words.label("goals-farm"), [goal_note(view["goals"], words, seat, suit) for suit in SUITS])

    def notes(self, view: View, words: Language) -> dict[str, Note]:
        """Return the name of the card that a move scores."""
        seat = view["ask"]["seat"]
        return {"goal": lambda parts: [words.text.card(view["goals"][parts[0]][seat])[0]] if parts[0] in SUITS else []}


def goal_note(goals: dict[str, Any], words: Language, seat: int, suit: str) -> Text:
    """Return `silver: Writer: Own 3 scrolls ...`; hidden from others until it is scored (G-SEC-1)."""
    card = goals[suit][seat]
    lead = words.text.word(suit) + words.label("colon")
    if card is None:
        return Text(f"{lead}-")
    if card == COVERED:
        return Text(lead + words.text.word(COVERED))
    name, need = words.text.card(card)
    note = Text.assemble(lead, (name, "bold"), words.label("colon"), need)
    if suit in goals["reached"][seat]:
        note = Text.assemble(note, words.label("gap"), (words.label("goals-reached"), "bold"))
    return note


DRAWING: Final = Goals()
