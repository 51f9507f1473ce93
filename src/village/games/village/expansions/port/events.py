"""The events of the expansion."""

from __future__ import annotations

from typing import Final

from village.toolkit.events import NAME, NUMBER, ORDINAL, EventTypes

EVENTS: Final[EventTypes] = {
    "chest": {"amount": NUMBER},
    "crew": {"captain": NAME},
    "hire": {"captain": NAME, "amount": NUMBER},
    "load": {"cargo": NAME},
    "mission": {"generation": ORDINAL, "place": NAME, "amount": NUMBER},
    "return": {},
    "sail": {"water": NAME},
    "sea_burial": {"amount": NUMBER},
    "sell": {"cargo": NAME, "amount": NUMBER},
    "spend": {"colour": NAME},
    "spend_coin": {},
    "unload": {"cargo": NAME},
    "ware": {"ware": NAME, "amount": NUMBER, "coins": NUMBER},
}
