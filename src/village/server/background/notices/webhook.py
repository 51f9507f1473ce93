"""Word of a turn to a webhook: an address the player gave, in the shapes that the usual chat programs read."""

from __future__ import annotations

import msgspec

from village.server.background.notices.delivery import Delivery
from village.server.background.notices.email_texts import text_for
from village.server.background.notices.preferences import Preferences
from village.server.background.notices.ssrf_guard import NotSent, post


def send(delivery: Delivery) -> Preferences:
    preferences = delivery.preferences
    text = text_for(preferences.language, "email-turn", delivery.url)
    body = msgspec.json.encode({"game": delivery.game, "url": delivery.url, "text": text, "content": text})
    status = post(preferences.webhook, {"Content-Type": "application/json"}, body, delivery.policy)
    if not 200 <= status < 300:
        raise NotSent(f"the webhook answered {status}")
    return preferences
