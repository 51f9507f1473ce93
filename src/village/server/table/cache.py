"""A game in memory: its record and seats as they were after some entry. Never the truth, always a cache."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from threading import Condition
from typing import Any, Final

import msgspec

from village.record.record import Record

PATIENCE: Final = 0.5  # seconds to wait for a game in use; replaying a long one takes a tenth of that


@dataclass
class Seat:
    """Who sits there."""

    seat: int
    kind: str = "open"  # open, link, human or bot
    player: str | None = None
    name: str = ""
    bot: str = ""  # who plays: always, or while the player is away
    resigned: bool = False
    program: bool = False  # the player is a program with an account


@dataclass
class CachedGame:
    """What the entries up to `number` amount to."""

    id: str
    setting: dict[str, Any]
    seats: list[Seat]
    number: int = 0
    record: Record | None = None  # None before the start
    lost: str = ""  # why the entries cannot be followed by these rules
    asked: dict[str, Any] = field(default_factory=dict)  # to go back further than the rules let one
    denied: set[tuple[int, int]] = field(default_factory=set)  # seats that asked, where to, and were told No
    undone: int = 0  # the number of the last entry that took something back
    told: OrderedDict[int, list[dict[str, Any]]] = field(default_factory=OrderedDict)  # events of the latest entries


class GameCache:
    """The games this node holds in memory. Whoever takes one has it alone; others wait a little, then do without."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.lock = Condition()
        self.games: OrderedDict[str, CachedGame] = OrderedDict()
        self.out: Counter[str] = Counter()  # taken, and not back yet

    def take(self, id: str) -> CachedGame | None:
        """Everybody who takes one calls `back` in the end."""
        with self.lock:
            self.lock.wait_for(lambda: id not in self.out, PATIENCE)
            self.out[id] += 1
            return self.games.pop(id, None)

    def back(self, id: str) -> None:
        with self.lock:
            self.out[id] -= 1
            if not self.out[id]:
                del self.out[id]
                self.lock.notify_all()

    def put(self, cached: CachedGame) -> None:
        with self.lock:
            other = self.games.get(cached.id)
            if other is None or other.number <= cached.number:
                self.games[cached.id] = cached
                self.games.move_to_end(cached.id)
            while len(self.games) > self.room:
                self.games.popitem(last=False)

    def clear(self) -> None:
        with self.lock:
            self.games.clear()


def checked(record: Record | None) -> str:
    """A short hash of the position: the same log must lead to the same one, whatever version plays it."""
    if record is None:
        return ""
    return sha256(msgspec.json.encode(record.data(), order="deterministic")).hexdigest()[:16]
