"""The input of every notification channel, and texts in the language of the recipient."""

from __future__ import annotations

from dataclasses import dataclass

from village.server.background.notifications.preferences import Preferences
from village.server.background.notifications.ssrf_guard import OutboundPolicy
from village.server.node import Node
from village.text import LANGUAGES
from village.text.message_files import emails


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


def text_for(language: str, name: str, url: str = "") -> str:
    bundle = emails(language if language in LANGUAGES else "en")
    pattern = bundle.get_message(name).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {"url": url})[0])
