"""The events of the game."""

from __future__ import annotations

from typing import Final

from village.games.my_village.council import TOKENS
from village.games.my_village.rules import Rules
from village.games.my_village.vocabulary import BILL, CUSTOMERS, DICE, GOODS, PATH, PLACES, PROFESSIONS, WHITE
from village.toolkit.events import NAME, NUMBER, ORDINAL, EventTypes

EVENTS: Final[EventTypes] = {
    "avoid": {},
    "banner": {"banner": NAME},
    "board": {"board": ORDINAL},
    "chronicle": {"profession": NAME},
    "coins": {"amount": NUMBER},
    "customer": {"customer": NAME},
    "dice": {"die": NAME, "other": NAME},
    "fare": {"fare": NAME},
    "good": {"good": NAME},
    "grave": {"profession": NAME},
    "hand": {"amount": NUMBER},
    "headman": {"step": NAME},
    "headman_stay": {},
    "invasion": {},
    "journey": {"journey": NAME},
    "kept": {"journey": NAME},
    "laborer": {"profession": NAME},
    "lost": {"amount": NUMBER},
    "mark": {"mark": NAME},
    "marker": {},
    "market": {"customer": NAME},
    "monk": {"monk": NAME},
    "over": {},
    "pay": {"unit": NAME, "place": NAME},
    "plow": {"field": ORDINAL},
    "put_back": {"journey": NAME},
    "rat": {"pips": NUMBER, "distance": NUMBER},
    "roll": {"die": NAME},
    "round": {"round": NUMBER},
    "saved": {"amount": NUMBER},
    "school_new": {},
    "school_none": {},
    "school_shift": {},
    "serve": {"customer": NAME},
    "spend": {"amount": NUMBER},
    "story": {"amount": NUMBER},
    "tile": {"white": NAME},
    "tile_stays": {},
    "time": {"amount": NUMBER, "passed": NUMBER},
    "value": {"value": NUMBER, "coins": NUMBER, "markers": NUMBER},
    "villager": {"profession": NAME},
    "white": {"white": NAME},
    "wild": {},
    "wild_plow": {"field": ORDINAL},
    "window": {"monk": NAME},
}


def register_events(r: Rules) -> None:
    """Register the events and their vocabulary."""
    r.events = EVENTS
    r.vocabulary = {
        "banner": r.banners,
        "customer": CUSTOMERS,
        "die": DICE,
        "other": DICE,
        "fare": ["wagon", "coins"],
        "good": GOODS,
        "journey": [card.name for card in r.tables.journeys],
        "mark": TOKENS,
        "monk": [card.name for card in r.tables.monks],
        "place": PLACES,
        "profession": PROFESSIONS,
        "step": PATH,
        "unit": BILL,
        "white": WHITE,
    }
