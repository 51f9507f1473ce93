"""The events of the expansion."""

from __future__ import annotations

from typing import Final

from village.toolkit.events import NAME, ORDINAL, EventTypes

EVENTS: Final[EventTypes] = {
    "die": {"colour": NAME},
    "fate": {"fate": NAME},
    "ring_coin": {},
    "ring_spent": {},
    "rival_bag": {"generation": ORDINAL},
    "rival_called": {"generation": ORDINAL},
    "rival_death": {"generation": ORDINAL, "rest": NAME},
    "rival_market": {},
    "rival_serve": {"customer": NAME, "stall": ORDINAL},
    "rival_take": {"space": NAME, "colour": NAME},
}
