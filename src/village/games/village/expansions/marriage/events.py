"""The events of the expansion."""

from __future__ import annotations

from typing import Final

from village.toolkit.events import NAME, NUMBER, ORDINAL, EventTypes

EVENTS: Final[EventTypes] = {
    "bread": {"amount": NUMBER},
    "bribe": {"coins": NUMBER},
    "give": {"colour": NAME},
    "married": {"generation": ORDINAL, "rank": ORDINAL, "amount": NUMBER},
    "pink": {"rank": ORDINAL},
    "pink_again": {"rank": ORDINAL},
    "pink_married": {"rank": ORDINAL},
    "pinks_wed": {"rank": ORDINAL, "spouse": ORDINAL},
    "promote_bread": {"generation": ORDINAL, "place": NAME},
    "rank_taken": {"rank": ORDINAL},
    "roll": {"colour": NAME, "rank": ORDINAL},
    "wedding": {},
}
