"""The events of the expansion."""

from __future__ import annotations

from typing import Final

from village.toolkit.events import NAME, NUMBER, ORDINAL, EventTypes

EVENTS: Final[EventTypes] = {
    "bard": {"generation": ORDINAL, "place": NAME},
    "pay_beer": {"amount": NUMBER},
    "pay_coins": {"amount": NUMBER},
    "play": {"villager": NAME},
    "push": {"stack": ORDINAL},
    "reveal": {"villager": NAME, "stack": ORDINAL},
    "scrap": {"customer": NAME, "stall": ORDINAL},
    "villager": {"villager": NAME},
    "younger": {"amount": NUMBER},
}
