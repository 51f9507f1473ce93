"""Buckets: how often something may happen in a while."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from threading import Lock
from time import monotonic
from typing import Final

from village.server.errors import Problem

Rate = tuple[float, float]  # a second, at once

MAX_BUCKETS: Final = 50_000  # in memory; whoever was not seen for longest is forgotten


class RateLimits:
    """The buckets of this node; `scale` makes all of them larger, 0 takes them away."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.lock = Lock()
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is in it, and when that was

    def take(self, key: str, rate: Rate) -> float:
        """Take one out; if there is none, the seconds until there is."""
        each_second, most = rate
        now = monotonic()
        with self.lock:
            level, then = self.buckets.get(key, (most, now))
            level = min(most, level + (now - then) * each_second)
            if level < 1:
                return (1 - level) / each_second
            self.buckets[key] = (level - 1, now)
            self.buckets.move_to_end(key)
            while len(self.buckets) > MAX_BUCKETS:
                self.buckets.popitem(last=False)
        return 0.0

    def give_back(self, key: str, rate: Rate) -> None:
        with self.lock:
            if key in self.buckets:
                level, then = self.buckets[key]
                self.buckets[key] = (min(rate[1], level + 1), then)


def too_fast(wait: float) -> Problem:
    return Problem(429, "too-fast", "slow down, please: too many requests", retry=ceil(wait))
