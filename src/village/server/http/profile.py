"""A player's own view of their identity."""

from __future__ import annotations

from msgspec import Struct

from village.server.http.dependencies import Id
from village.server.players.identity import Player


class Me(Struct):
    """A player, as the player sees it."""

    id: Id
    name: str
    kind: str
    username: str | None


def profile(player: Player) -> Me:
    return Me(player.id, player.name, player.kind, player.username)
