"""What can happen, and what the numbers of each event stand for."""

from __future__ import annotations

from typing import Final

from village.classic.rules import Rules
from village.classic.words import COLOURS
from village.kernel.event import Event

# kind: the meaning of its numbers, in order
EVENTS: Final = {
    "action": ["space"],
    "birth": ["generation"],
    "bought": ["generation"],
    "called": ["generation"],
    "coins": ["amount"],
    "cube": ["colour"],
    "customer": ["customer"],
    "death": ["generation", "place", "rest"],
    "decline": [],
    "draw": ["space", "colour"],
    "endow": ["coins", "amount"],
    "gift_grain": ["amount"],
    "good": ["good"],
    "harvest": ["amount"],
    "idle": [],
    "home": ["generation", "place"],
    "last_turn": [],
    "majority": ["amount"],
    "market_day": [],
    "market_end": [],
    "market_pass": [],
    "marker": ["place"],
    "mass": [],
    "mill": ["grain", "coins"],
    "monk": [],
    "move_up": ["customer", "stall"],
    "over": [],
    "pay": ["payment"],
    "pay_grain": ["amount"],
    "pay_scroll": [],
    "pay_wagon": [],
    "prestige": ["amount"],
    "promote": ["generation", "place", "grain"],
    "rest": [],
    "ring": [],
    "round": ["round"],
    "serve": ["customer", "stall"],
    "start": [],
    "take": ["space", "colour"],
    "time": ["amount", "crossings"],
    "trigger": [],
    "walk": ["generation", "origin", "place"],
    "well": [],
}


def word(r: Rules, meaning: str, number: int) -> str | int:
    """One number of an event as a token; plain amounts stay numbers."""
    if meaning == "space":
        return r.space_names[number]
    if meaning == "colour":
        return COLOURS[number]
    if meaning == "good":
        return r.goods[number]
    if meaning in ("place", "origin", "rest"):
        return r.places[number]
    if meaning == "customer":
        return r.tables.customers[number].name
    if meaning == "payment":
        return r.payments[number].name
    if meaning in ("generation", "stall"):
        return number + 1
    return number


def event_words(r: Rules, event: Event) -> dict[str, str | int]:
    meanings = EVENTS[event.kind]
    numbers = [int(event.a), int(event.b), int(event.c)]
    told: dict[str, str | int] = {"kind": event.kind, "seat": int(event.who)}
    for i, meaning in enumerate(meanings):
        told[meaning] = word(r, meaning, numbers[i])
    return told
