"""Word of a turn to an address the player gave, in the shapes that the usual chat programs read."""

from __future__ import annotations

from typing import Any

import msgspec

from village.server.background.notices.letters import say
from village.server.background.notices.outward import NotSent, post
from village.server.node import Node


def send(node: Node, wishes: dict[str, Any], game: str, url: str) -> dict[str, Any]:
    text = say(wishes.get("language", "en"), "letter-turn", url)
    body = msgspec.json.encode({"game": game, "url": url, "text": text, "content": text})
    status = post(wishes["webhook"], {"Content-Type": "application/json"}, body, node.settings)
    if not 200 <= status < 300:
        raise NotSent(f"the webhook answered {status}")
    return wishes
