"""The cards that lie on a farm: villagers of the Inn, and life goals."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from village.terminal.flow import flow, heading, paragraph
from village.terminal.language import Language

SUITS: Final = ("silver", "gold")
COVERED: Final = "covered"


def card_lines(view: dict[str, Any], words: Language, seat: int, own: bool) -> list[Text]:
    """What a family holds; to its player also what the cards do."""
    lines = villager_lines(view, words, seat, own) if "inn" in view else []
    if "goals" in view:
        notes = [goal_note(view["goals"], words, seat, suit) for suit in SUITS]
        lines += below(words.label("farm-goals"), notes)
    return lines


def below(label: str, notes: list[Text]) -> list[Text]:
    """Notes under each other, each wrapped."""
    labels = [label, *([""] * (len(notes) - 1))]
    return [line for lead, note in zip(labels, notes, strict=True) for line in paragraph(heading(lead), note)]


def villager_lines(view: dict[str, Any], words: Language, seat: int, own: bool) -> list[Text]:
    """I-CRD-1: face up before their owner; the member on the Bard lies there too (I-V03)."""
    cards = [words.text.card(card) for card in view["inn"]["owned"][seat]]
    sung = view["inn"]["bard"][seat]
    bard = [Text(sung_note(sung, words))] if sung else []
    if not cards and not bard:
        return []
    label = words.label("farm-villagers")
    if not own:
        return flow(label, [*(name for name, _ in cards), *bard])
    return below(label, [*(Text.assemble((name, "bold"), f": {effect}") for name, effect in cards), *bard])


def sung_note(sung: dict[str, Any], words: Language) -> str:
    calling = words.place(f"chronicle.{sung['profession']}") if sung["profession"] else "-"
    return words.label("farm-bard", bard=words.text.card("bard")[0], generation=sung["generation"], calling=calling)


def goal_note(goals: dict[str, Any], words: Language, seat: int, suit: str) -> Text:
    """`silver: Writer: Own 3 scrolls ...`; covered for others until it is reached (G-SEC-1)."""
    card = goals[suit][seat]
    lead = f"{words.text.word(suit)}: "
    if card is None:
        return Text(f"{lead}-")
    if card == COVERED:
        return Text(lead + words.text.word(COVERED))
    name, need = words.text.card(card)
    note = Text.assemble(lead, (name, "bold"), f": {need}")
    if suit in goals["reached"][seat]:
        note = Text.assemble(note, " ", (words.label("farm-reached"), "bold"))
    return note
