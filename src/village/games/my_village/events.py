"""What can happen, and what the numbers of each event stand for."""

from __future__ import annotations

from typing import Final

from village.games.my_village.council import TOKENS
from village.games.my_village.rules import Rules
from village.games.my_village.words import BILL, CUSTOMERS, DICE, GOODS, PATH, PLACES, PROFESSIONS, WHITE

# kind: the meaning of its numbers, in order
EVENTS: Final = {
    "avoid": [],
    "banner": ["banner"],
    "board": ["board"],
    "chronicle": ["profession"],
    "coins": ["amount"],
    "customer": ["customer"],
    "dice": ["die", "other"],
    "fare": ["fare"],
    "good": ["good"],
    "grave": ["profession"],
    "hand": ["amount"],
    "headman": ["step"],
    "headman_stay": [],
    "invasion": [],
    "journey": ["journey"],
    "kept": ["journey"],
    "laborer": ["profession"],
    "lost": ["amount"],
    "mark": ["mark"],
    "marker": [],
    "market": ["customer"],
    "monk": ["monk"],
    "over": [],
    "pay": ["unit", "place"],
    "plow": ["field"],
    "put_back": ["journey"],
    "rat": ["pips", "distance"],
    "roll": ["die"],
    "round": ["round"],
    "saved": ["amount"],
    "school_new": [],
    "school_none": [],
    "school_shift": [],
    "serve": ["customer"],
    "spend": ["amount"],
    "story": ["amount"],
    "tile": ["white"],
    "tile_stays": [],
    "time": ["amount", "passed"],
    "value": ["value", "coins", "markers"],
    "villager": ["profession"],
    "white": ["white"],
    "wild": [],
    "wild_plow": ["field"],
    "window": ["monk"],
}
COUNTED: Final = ["board", "field"]  # people count these from 1


def enter_events(r: Rules) -> None:
    """The events and the words they need."""
    r.events = dict(EVENTS)
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
