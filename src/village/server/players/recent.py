"""Players who asked a moment ago: a cache in front of `who_asks`, so that not every request asks the database."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping
from threading import Lock
from time import monotonic
from typing import Final, NamedTuple

from village.server.players.devices import note_seen
from village.server.players.identity import Player, cookie_player, token_hash, who_asks
from village.server.storage.store import Store

PLAYER_BELIEVED_SECONDS: Final = 5.0  # should word of a change on another node get lost
MAX_RECENT_PLAYERS: Final = 20_000


class Seen(NamedTuple):
    player: Player
    until: float


class RecentPlayers:
    """By cookie or token. Every change of a player is told by `forget`."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.secret = b""
        self.lock = Lock()
        self.changes = 0
        self.seen: OrderedDict[str, Seen] = OrderedDict()
        self.keys: defaultdict[str, set[str]] = defaultdict(set)  # by player

    def recall(self, headers: Mapping[str, str]) -> Player | None:
        """Who asks, if that is known without the database."""
        key = self.key(headers)
        found = self.seen.get(key) if key else None
        return found.player if found is not None and found.until > monotonic() else None

    def find(self, headers: Mapping[str, str]) -> Player | None:
        """Who asks, by the database; None for somebody unknown."""
        changes = self.changes
        player = who_asks(self.store, self.secret, headers)
        if player is not None:
            note_seen(self.store, player, self.clock())
        with self.lock:
            if player is not None and changes == self.changes:  # else what was read may be old already
                self.remember(self.key(headers), player)
        return player

    def remember(self, key: str, player: Player) -> None:
        self.seen[key] = Seen(player, monotonic() + PLAYER_BELIEVED_SECONDS)
        self.keys[player.id].add(key)
        if len(self.seen) > MAX_RECENT_PLAYERS:
            self.drop(next(iter(self.seen.values())).player.id)

    def key(self, headers: Mapping[str, str]) -> str:
        """What a request claims by a token or a cookie of ours; empty if nothing."""
        if headers.get("authorization"):
            return f"{headers['authorization'].partition(' ')[0]} {token_hash(headers)}"
        claim = cookie_player(self.secret, headers)
        return f"{claim.player}.{claim.epoch}-{claim.device}" if claim.player else ""

    def forget(self, player: str) -> None:
        """The player changed: is asked anew."""
        with self.lock:
            self.changes += 1
            self.drop(player)

    def drop(self, player: str) -> None:
        for key in self.keys.pop(player, ()):
            self.seen.pop(key, None)
