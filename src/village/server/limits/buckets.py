"""Token buckets in memory."""

from __future__ import annotations

from math import ceil
from threading import Lock
from time import monotonic
from typing import Final, NamedTuple

from village.server.recently_used import RecentlyUsed
from village.table.problem import Problem

MAX_BUCKETS_IN_MEMORY: Final = 50_000


class Rate(NamedTuple):
    """A rate per second and a burst."""

    per_second: float
    burst: float

    def times(self, scale: float) -> Rate:
        return Rate(self.per_second * scale, max(1.0, self.burst * scale))


def per_day(number: int) -> Rate:
    """Return a rate of this many per day, all at once if desired."""
    return Rate(number / 86400, number)


def rate_limited(wait: float) -> Problem:
    return Problem(429, "rate-limited", "too many requests; slow down", retry=ceil(wait))


class Bucket(NamedTuple):
    """The level of a bucket at a time."""

    level: float
    seen: float


class RateLimits:
    """The buckets of this node; `scale` multiplies the rates for requests."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.lock = Lock()
        self.buckets: RecentlyUsed[str, Bucket] = RecentlyUsed(MAX_BUCKETS_IN_MEMORY)
        self.rates: dict[Rate, Rate] = {}

    def scaled(self, rate: Rate) -> Rate:
        """Return the rate scaled for this node; cached."""
        if rate not in self.rates:
            self.rates[rate] = rate.times(self.scale)
        return self.rates[rate]

    def take(self, key: str, rate: Rate, cost: float = 1.0) -> None:
        """Take tokens or raise a Problem."""
        wait = self.seconds_to_wait(key, rate, cost)
        if wait:
            raise rate_limited(wait)

    def seconds_to_wait(self, key: str, rate: Rate, cost: float = 1.0) -> float:
        """Take tokens and return 0, or return the time until they are available."""
        now = monotonic()
        cost = min(cost, rate.burst)  # a small bucket only has to be full
        with self.lock:
            level, seen = self.buckets.get(key, Bucket(rate.burst, now))
            level = min(rate.burst, level + (now - seen) * rate.per_second)
            if level < cost:
                return (cost - level) / rate.per_second
            self.buckets[key] = Bucket(level - cost, now)
        return 0.0
