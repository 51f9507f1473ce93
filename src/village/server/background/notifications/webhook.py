"""Turn notifications by webhook: a URL given by the player, in formats that common chat programs read."""

from __future__ import annotations

import msgspec

from village.server.background.notifications.delivery import Delivery, text_for
from village.server.background.notifications.preferences import Preferences
from village.server.background.notifications.ssrf_guard import DeliveryError, post


def send(delivery: Delivery) -> Preferences:
    preferences = delivery.preferences
    text = text_for(preferences.language, "email-turn", delivery.url)
    body = msgspec.json.encode({"table_id": delivery.table_id, "url": delivery.url, "text": text, "content": text})
    status = post(preferences.webhook, {"Content-Type": "application/json"}, body, delivery.policy)
    if not 200 <= status < 300:
        raise DeliveryError(f"the webhook returned status {status}")
    return preferences
