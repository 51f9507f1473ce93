"""The events of the game and the meaning of their arguments."""

from __future__ import annotations

from typing import Final

from village.games.my_village.council import TOKENS
from village.games.my_village.rules import Rules
from village.games.my_village.vocabulary import BILL, CUSTOMERS, DICE, GOODS, PATH, PLACES, PROFESSIONS, WHITE

# kind: the meaning of its arguments, in order
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
COUNTED: Final = ["board", "field"]  # shown counting from 1


def register_events(r: Rules) -> None:
    """Register the events and their vocabulary."""
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
