"""The events of the expansion."""

from __future__ import annotations

from typing import Final

from village.toolkit.events import NAME, NUMBER, EventTypes

EVENTS: Final[EventTypes] = {
    "goal": {"goal": NAME, "amount": NUMBER},
}
