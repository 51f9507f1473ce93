"""The input of every notification channel."""

from __future__ import annotations

from dataclasses import dataclass

from village.server.background.notifications.preferences import Preferences
from village.server.background.notifications.ssrf_guard import OutboundPolicy
from village.server.node import Node


@dataclass(frozen=True)
class Delivery:
    """A turn notification for one player."""

    node: Node
    policy: OutboundPolicy
    preferences: Preferences
    table_id: str

    @property
    def url(self) -> str:
        """The URL of the table."""
        return f"{self.node.settings.address}/tables/{self.table_id}"
