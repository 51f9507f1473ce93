"""What the functions of this folder need of the node they run on."""

from __future__ import annotations

from typing import Protocol

from village.server.players.passwords import Passwords
from village.server.rate_limits import RateLimits
from village.server.storage.shared_limits import SharedLimits
from village.server.storage.store import Store


class PlayersContext(Protocol):
    """Implemented by `Node`, which stands above."""

    store: Store
    passwords: Passwords
    rate_limits: RateLimits
    limits: SharedLimits
    secret: bytes

    def now(self) -> float: ...

    def player_changed(self, id: str) -> None:
        """What is remembered of the player is old, on every node."""

    def end_streams(self, who: str) -> None:
        """Whoever watches with a cookie or token that is void now."""
