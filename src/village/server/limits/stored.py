"""Token buckets in the database: shared by all nodes, and kept across restarts.

Only the time at which a bucket is full is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Final, Literal

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from village.server.fair_queue import request_origin
from village.server.limits.buckets import Rate, per_day, rate_limited
from village.server.storage.outage import no_database
from village.server.storage.schema import limits
from village.server.storage.store import Store

Quota = Literal["tables", "imports", "lines", "reports", "analyses", "names"]
QUOTAS_PER_PLAYER: Final[dict[Quota, Rate]] = {
    "tables": per_day(300), "imports": per_day(60), "lines": per_day(2000), "reports": per_day(20),
    "analyses": per_day(100), "names": per_day(50),  # each is written to every table
}  # fmt: skip
QUOTAS_PER_ADDRESS: Final[dict[Quota, Rate]] = {
    "tables": per_day(1000), "imports": per_day(200), "lines": per_day(10_000), "reports": per_day(60),
    "analyses": per_day(400), "names": per_day(300),
}  # fmt: skip
ROUNDING_SECONDS: Final = 1e-6
KEY_CHARS: Final = 40
MAX_RACES_FOR_BUCKET: Final = 5  # nodes may create the same bucket concurrently


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
    levels: dict[str, float] = {}
    new: set[str] = set()  # if another node creates one of these first, our calculation is outdated
    wait = 0.0
    for key, rate in in_lock_order(rates):
        full_at = db.scalar(select(limits.c.full_at).where(limits.c.key == key).with_for_update())
        if full_at is None:
            new.add(key)
        levels[key] = max(full_at or 0.0, now) + 1 / rate.per_second
        wait = max(wait, levels[key] - now - rate.burst / rate.per_second)
    if wait > ROUNDING_SECONDS:
        return wait
    for key, full_at in levels.items():
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
