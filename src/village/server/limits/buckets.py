"""Token buckets: in memory for every request, and in the database for what is stored, shared by all nodes.

Of a bucket only the time is kept at which it is full.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from math import ceil
from threading import Lock
from time import monotonic
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from village.server.fair_queue import RecentlyUsed, request_origin
from village.server.storage.availability import no_database
from village.server.storage.schema import limits
from village.server.storage.store import Store
from village.table.problem import Problem

MAX_BUCKETS_IN_MEMORY: Final = 50_000
ROUNDING_SECONDS: Final = 1e-6


class Rate(NamedTuple):
    """A rate per second and a burst."""

    per_second: float
    burst: float

    def times(self, scale: float) -> Rate:
        return Rate(self.per_second * scale, max(1.0, self.burst * scale))

    def spend(self, full_at: float, now: float, cost: float = 1.0) -> tuple[float, float]:
        """Return when the bucket will be full again after taking tokens, and the time until they are available."""
        full_at = max(full_at, now) + cost / self.per_second
        wait = full_at - now - self.burst / self.per_second
        return full_at, wait if wait > ROUNDING_SECONDS else 0.0


def per_day(number: int) -> Rate:
    """Return a rate of this many per day, all at once if desired."""
    return Rate(number / 86400, number)


Quota = Literal["tables", "imports", "lines", "reports", "analyses", "names"]
QUOTAS_PER_PLAYER: Final[dict[Quota, Rate]] = {
    "tables": per_day(300), "imports": per_day(60), "lines": per_day(2000), "reports": per_day(20),
    "analyses": per_day(100), "names": per_day(50),  # each is written to every table
}  # fmt: skip
QUOTAS_PER_ADDRESS: Final[dict[Quota, Rate]] = {
    "tables": per_day(1000), "imports": per_day(200), "lines": per_day(10_000), "reports": per_day(60),
    "analyses": per_day(400), "names": per_day(300),
}  # fmt: skip
KEY_CHARS: Final = 40
MAX_RACES_FOR_BUCKET: Final = 5  # nodes may create the same bucket concurrently


def rate_limited(wait: float) -> Problem:
    return Problem(429, "rate-limited", "too many requests; slow down", retry=ceil(wait))


class RateLimits:
    """The buckets of this node; `scale` multiplies the rates for requests."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.lock = Lock()
        self.full_at: RecentlyUsed[str, float] = RecentlyUsed(MAX_BUCKETS_IN_MEMORY)
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
        with self.lock:  # a small bucket only has to be full
            full_at, wait = rate.spend(self.full_at.get(key, now), now, min(cost, rate.burst))
            if not wait:
                self.full_at[key] = full_at
        return wait


class StoredLimits:
    """Slower than buckets in memory: for rare or stored actions. Never called inside a transaction."""

    def __init__(self, store: Store, clock: Callable[[], float], scale: float) -> None:
        self.store = store
        self.clock = clock
        self.scale = scale  # of quotas only

    def take_quota(self, quota: Quota, player: str) -> None:
        """Count something that the player of this request stores, or raise a Problem."""
        own, shared = QUOTAS_PER_PLAYER[quota].times(self.scale), QUOTAS_PER_ADDRESS[quota].times(self.scale)
        self.take({f"{quota} {player}": own, f"{quota} {request_origin.get().address}": shared})

    def take(self, rates: Mapping[str, Rate]) -> None:
        """Take one from each bucket, or raise a Problem and take nothing."""
        wait = self.seconds_to_wait(rates)
        if wait:
            raise rate_limited(wait)

    def seconds_to_wait(self, rates: Mapping[str, Rate]) -> float:
        """Take one from each bucket and return 0, or take nothing and return the waiting time."""
        for _ in range(MAX_RACES_FOR_BUCKET):
            with suppress(IntegrityError), self.store.writing() as db:
                return spend(db, rates, self.clock())
        raise no_database()

    def give_back(self, rates: Mapping[str, Rate]) -> None:
        with self.store.writing() as db:
            for key, rate in in_lock_order(rates):
                earlier = limits.c.full_at - 1 / rate.per_second
                db.execute(update(limits).where(limits.c.key == key).values(full_at=earlier))


def spend(db: Connection, rates: Mapping[str, Rate], now: float) -> float:
    """Take one from each bucket inside a transaction; return the waiting time."""
    times: dict[str, float] = {}
    new: set[str] = set()  # if another node creates one of these first, our calculation is outdated
    waits: list[float] = []
    for key, rate in in_lock_order(rates):
        full_at = db.scalar(select(limits.c.full_at).where(limits.c.key == key).with_for_update())
        if full_at is None:
            new.add(key)
        times[key], wait = rate.spend(full_at or 0.0, now)
        waits.append(wait)
    if any(waits):
        return max(waits)
    for key, full_at in times.items():
        if key in new:
            db.execute(insert(limits).values(key=key, full_at=full_at))
        else:
            db.execute(update(limits).where(limits.c.key == key).values(full_at=full_at))
    return 0.0


def in_lock_order(rates: Mapping[str, Rate]) -> list[tuple[str, Rate]]:
    """Return hashed keys in a fixed order, which prevents deadlocks; addresses and usernames are not stored."""
    hashed = {sha256(key.encode()).hexdigest()[:KEY_CHARS]: rate for key, rate in rates.items()}
    return sorted(hashed.items())


def forget_full(db: Connection, now: float) -> None:
    """Delete full buckets, which are the default."""
    db.execute(delete(limits).where(limits.c.full_at < now))
