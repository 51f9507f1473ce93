"""Rate limits: a bucket for every key that fills by and by; whoever finds it empty waits."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from threading import Lock
from time import monotonic
from typing import Final, NamedTuple

from village.server.errors import Problem

MAX_BUCKETS_IN_MEMORY: Final = 50_000  # whoever was not seen for longest is forgotten


class Rate(NamedTuple):
    """So many a second for good, and so many at once."""

    per_second: float
    burst: float

    def times(self, scale: float) -> Rate:
        return Rate(self.per_second * scale, max(1.0, self.burst * scale))


def a_day(number: int) -> Rate:
    """So many at once, and as many again in a day."""
    return Rate(number / 86400, number)


def too_fast(wait: float) -> Problem:
    return Problem(429, "too-fast", "slow down, please: too many requests", retry=ceil(wait))


class Bucket(NamedTuple):
    """What was in it, and when that was."""

    level: float
    seen: float


class RateLimits:
    """The buckets of this node; `scale` makes those for requests larger."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.lock = Lock()
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.rates: dict[Rate, Rate] = {}

    def scaled(self, rate: Rate) -> Rate:
        """The same for this node; there are few."""
        if rate not in self.rates:
            self.rates[rate] = rate.times(self.scale)
        return self.rates[rate]

    def take(self, key: str, rate: Rate, cost: float = 1.0) -> None:
        """Take so much out; Problem if it is not there."""
        wait = self.seconds_to_wait(key, rate, cost)
        if wait:
            raise too_fast(wait)

    def seconds_to_wait(self, key: str, rate: Rate, cost: float = 1.0) -> float:
        """0 if it was taken out."""
        now = monotonic()
        cost = min(cost, rate.burst)  # a small bucket has to be full
        with self.lock:
            level, seen = self.buckets.get(key, Bucket(rate.burst, now))
            level = min(rate.burst, level + (now - seen) * rate.per_second)
            if level < cost:
                return (cost - level) / rate.per_second
            self.buckets[key] = Bucket(level - cost, now)
            self.buckets.move_to_end(key)
            while len(self.buckets) > MAX_BUCKETS_IN_MEMORY:
                self.buckets.popitem(last=False)
        return 0.0
