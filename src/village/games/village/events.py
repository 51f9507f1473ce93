"""The events of the base game."""

from __future__ import annotations

from typing import Final

from village.games.village.rules import Rules
from village.games.village.vocabulary import COLOURS
from village.toolkit.events import NAME, NUMBER, ORDINAL, EventTypes

EVENTS: Final[EventTypes] = {
    "action": {"space": NAME},
    "birth": {"generation": ORDINAL},
    "bought": {"generation": ORDINAL},
    "called": {"generation": ORDINAL},
    "coins": {"amount": NUMBER},
    "cube": {"colour": NAME},
    "customer": {"customer": NAME},
    "death": {"generation": ORDINAL, "place": NAME, "rest": NAME},
    "decline": {},
    "draw": {"space": NAME, "colour": NAME},
    "endow": {"coins": NUMBER, "amount": NUMBER},
    "gift_grain": {"amount": NUMBER},
    "good": {"good": NAME},
    "harvest": {"amount": NUMBER},
    "idle": {},
    "home": {"generation": ORDINAL, "place": NAME},
    "last_turn": {},
    "majority": {"amount": NUMBER},
    "market_day": {},
    "market_end": {},
    "market_pass": {},
    "marker": {"place": NAME},
    "mass": {},
    "mill": {"grain": NUMBER, "coins": NUMBER},
    "monk": {},
    "move_up": {"customer": NAME, "stall": ORDINAL},
    "over": {},
    "pay": {"payment": NAME},
    "pay_grain": {"amount": NUMBER},
    "pay_scroll": {},
    "pay_wagon": {},
    "prestige": {"amount": NUMBER},
    "promote": {"generation": ORDINAL, "place": NAME, "grain": NUMBER},
    "rest": {},
    "ring": {},
    "round": {"round": NUMBER},
    "serve": {"customer": NAME, "stall": ORDINAL},
    "start": {},
    "take": {"space": NAME, "colour": NAME},
    "time": {"amount": NUMBER, "crossings": NUMBER},
    "trigger": {},
    "walk": {"generation": ORDINAL, "origin": NAME, "place": NAME},
    "well": {},
}


def register_events(r: Rules) -> None:
    """Register the events of the base game and the expansions, and the vocabulary of the base game."""
    for events in (EVENTS, *[expansion.events() for expansion in r.expansions]):
        for kind, fields in events.items():
            if kind in r.events:
                raise ValueError(f"the event {kind!r} is used twice")
            r.events[kind] = fields
    r.vocabulary["space"] = r.space_names
    r.vocabulary["colour"] = COLOURS
    r.vocabulary["good"] = r.goods
    for field in ("place", "origin", "rest"):
        r.vocabulary[field] = r.places
    r.vocabulary["customer"] = [customer.name for customer in r.tables.customers]
    r.vocabulary["payment"] = [payment.name for payment in r.payments]
