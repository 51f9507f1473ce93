"""Fair shares: of those who wait, whoever has had least lately is next."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from threading import Lock
from time import monotonic
from typing import Final, NamedTuple

HALF_LIFE_SECONDS: Final = 60.0  # what was had so long ago counts half
MAX_SHARES_IN_MEMORY: Final = 50_000


class Used(NamedTuple):
    """How much it was, and when that was."""

    seconds: float
    at: float


class FairShare:
    """What each key has had of this node."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.used: OrderedDict[str, Used] = OrderedDict()

    def charge(self, key: str, seconds: float) -> None:
        now = monotonic()
        with self.lock:
            self.used[key] = Used(max(0.0, self.left(key, now) + seconds), now)
            self.used.move_to_end(key)
            while len(self.used) > MAX_SHARES_IN_MEMORY:
                self.used.popitem(last=False)

    def least(self, keys: Iterable[str]) -> str:
        """Of equals the first."""
        now = monotonic()
        with self.lock:
            return min(keys, key=lambda key: self.left(key, now))

    def left(self, key: str, now: float) -> float:
        """What still counts."""
        seconds, at = self.used.get(key, Used(0.0, now))
        return float(seconds * 0.5 ** ((now - at) / HALF_LIFE_SECONDS))
