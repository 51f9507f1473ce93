"""The services of a node that this package needs."""

from __future__ import annotations

from typing import Protocol

from village.server.limits.stored import StoredLimits
from village.server.players.passwords import Passwords
from village.server.storage.store import Store


class PlayersContext(Protocol):
    """Implemented by `Node`, which is in a higher layer."""

    store: Store
    passwords: Passwords
    limits: StoredLimits
    secret: bytes

    def now(self) -> float: ...

    def player_changed(self, id: str) -> None:
        """Invalidate the cached player, and end streams of invalid cookies and tokens, on every node."""
