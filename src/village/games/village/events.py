"""The events of the base game and the meaning of their numbers."""

from __future__ import annotations

from typing import Final

from village.games.village.rules import Rules
from village.games.village.vocabulary import COLOURS

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


def register_events(r: Rules) -> None:
    """Register the events of the base game and their vocabulary."""
    for kind, meanings in EVENTS.items():
        r.events[kind] = meanings
    r.counted += ["generation", "stall"]
    r.vocabulary["space"] = r.space_names
    r.vocabulary["colour"] = COLOURS
    r.vocabulary["good"] = r.goods
    for meaning in ("place", "origin", "rest"):
        r.vocabulary[meaning] = r.places
    r.vocabulary["customer"] = [customer.name for customer in r.tables.customers]
    r.vocabulary["payment"] = [payment.name for payment in r.payments]
