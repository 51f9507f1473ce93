"""Fair scheduling: the waiting key with the least recent usage is next."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from threading import Lock
from time import monotonic
from typing import Final, NamedTuple

HALF_LIFE_SECONDS: Final = 60.0  # half-life of past usage
MAX_SHARES_IN_MEMORY: Final = 50_000
NO_HEAD_START: Final[Mapping[str, float]] = {}


class Usage(NamedTuple):
    """An amount of usage and its time."""

    seconds: float
    at: float


class UsageShare:
    """Recent usage of this node by key."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.used: OrderedDict[str, Usage] = OrderedDict()

    def charge(self, key: str, seconds: float) -> None:
        now = monotonic()
        with self.lock:
            self.used[key] = Usage(max(0.0, self.left(key, now) + seconds), now)
            self.used.move_to_end(key)
            while len(self.used) > MAX_SHARES_IN_MEMORY:
                self.used.popitem(last=False)

    def least(self, keys: Iterable[str], head_start: Mapping[str, float] = NO_HEAD_START) -> str:
        """Return the key with the least usage, the first if equal; a head start is subtracted from the usage."""
        now = monotonic()
        with self.lock:
            return min(keys, key=lambda key: self.left(key, now) - head_start.get(key, 0.0))

    def left(self, key: str, now: float) -> float:
        """Return the usage that still counts."""
        seconds, at = self.used.get(key, Usage(0.0, now))
        return float(seconds * 0.5 ** ((now - at) / HALF_LIFE_SECONDS))
