"""Cache in front of `identify_player`, so that not every request reads the database."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping
from threading import Lock
from time import monotonic
from typing import Final, NamedTuple

from village.server.players.devices import note_seen
from village.server.players.identity import Player, cookie_player, identify_player, token_hash
from village.server.storage.store import Store

PLAYER_CACHE_SECONDS: Final = 5.0  # in case a notification from another node is lost
MAX_CACHED_PLAYERS: Final = 20_000


class CachedPlayer(NamedTuple):
    player: Player
    until: float


class IdentityCache:
    """Players by cookie or token; `forget` must be called on every change of a player."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.secret = b""
        self.lock = Lock()
        self.changes = 0
        self.players: OrderedDict[str, CachedPlayer] = OrderedDict()
        self.keys: defaultdict[str, set[str]] = defaultdict(set)  # by player

    def recall(self, headers: Mapping[str, str]) -> Player | None:
        """Return the cached player, if any."""
        key = self.key(headers)
        cached = self.players.get(key) if key else None
        return cached.player if cached is not None and cached.until > monotonic() else None

    def find(self, headers: Mapping[str, str]) -> Player | None:
        """Return the player from the database, or None if unknown."""
        changes = self.changes
        player = identify_player(self.store, self.secret, headers)
        if player is not None:
            note_seen(self.store, player, self.clock())
        with self.lock:
            if player is not None and changes == self.changes:  # otherwise the row may be outdated
                self.remember(self.key(headers), player)
        return player

    def remember(self, key: str, player: Player) -> None:
        self.players[key] = CachedPlayer(player, monotonic() + PLAYER_CACHE_SECONDS)
        self.keys[player.id].add(key)
        if len(self.players) > MAX_CACHED_PLAYERS:
            self.drop(next(iter(self.players.values())).player.id)

    def key(self, headers: Mapping[str, str]) -> str:
        """Return the cache key of the request's token or cookie; empty if it has none."""
        if headers.get("authorization"):
            return f"{headers['authorization'].partition(' ')[0]} {token_hash(headers)}"
        claim = cookie_player(self.secret, headers)
        return f"{claim.player}.{claim.epoch}-{claim.device}" if claim.player else ""

    def forget(self, player: str) -> None:
        """Drop a changed player from the cache."""
        with self.lock:
            self.changes += 1
            self.drop(player)

    def drop(self, player: str) -> None:
        for key in self.keys.pop(player, ()):
            self.players.pop(key, None)
