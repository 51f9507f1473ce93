"""What each way of sending word of a turn is given."""

from __future__ import annotations

from dataclasses import dataclass

from village.server.background.notices.preferences import Preferences
from village.server.background.notices.ssrf_guard import OutboundPolicy
from village.server.node import Node


@dataclass(frozen=True)
class Delivery:
    """Word of one turn to one player."""

    node: Node
    policy: OutboundPolicy
    preferences: Preferences
    game: str

    @property
    def url(self) -> str:
        """Where the table is."""
        return f"{self.node.settings.address}/games/{self.game}"
