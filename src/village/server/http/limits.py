"""How fast one may ask: every player and every address has a bucket for each kind of request."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from threading import Lock
from time import monotonic
from typing import Final

from litestar.types import Scope

from village.server.errors import Problem
from village.server.http.caller import WEBSOCKET, Caller, verb
from village.server.http.origin import HARMLESS

Pace = tuple[float, float]  # a second, at once

PLAYER: Final[dict[str, Pace]] = {"read": (50, 300), "write": (20, 60), "lay": (0.5, 20), "chat": (0.5, 10)}
ADDRESS: Final[dict[str, Pace]] = {
    "read": (200, 1000), "write": (100, 400), "lay": (2, 60), "chat": (5, 60), "introduce": (0.2, 30),
    "login": (0.2, 30),
}  # fmt: skip
KINDS: Final = {
    "/api/login": "login", "/api/account": "login", "/api/account/password": "login", "/api/me": "introduce",
    "/api/games": "lay", "/api/records": "lay",
}  # fmt: skip
LAST: Final = {"chat": "chat", "rematch": "lay"}  # by the end of the address
FREE: Final = ("/health", "/ready", "/metrics")
ROOM: Final = 50_000  # buckets in memory; whoever was not seen for longest is forgotten


class Limits:
    """The buckets of this node; `scale` makes all of them larger, 0 takes them away."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.lock = Lock()
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is in it, and when that was

    def take(self, key: str, pace: Pace) -> float:
        """Take one out; if there is none, the seconds until there is."""
        rate, most = pace
        now = monotonic()
        with self.lock:
            level, then = self.buckets.get(key, (most, now))
            level = min(most, level + (now - then) * rate)
            if level < 1:
                return (1 - level) / rate
            self.buckets[key] = (level - 1, now)
            self.buckets.move_to_end(key)
            while len(self.buckets) > ROOM:
                self.buckets.popitem(last=False)
        return 0.0

    def give_back(self, key: str, pace: Pace) -> None:
        with self.lock:
            if key in self.buckets:
                level, then = self.buckets[key]
                self.buckets[key] = (min(pace[1], level + 1), then)


def must_not_hurry(limits: Limits, scope: Scope, caller: Caller) -> None:
    if not limits.scale or scope["path"] in FREE:
        return
    for kind in kinds(scope):
        must_have(limits, f"{kind} {caller.address}", ADDRESS[kind])
        if caller.who and kind in PLAYER:
            must_have(limits, f"{kind} {caller.who}", PLAYER[kind])


def must_have(limits: Limits, key: str, pace: Pace) -> None:
    wait = limits.take(key, (pace[0] * limits.scale, max(1.0, pace[1] * limits.scale)))
    if wait:
        raise too_fast(wait)


def too_fast(wait: float) -> Problem:
    return Problem(429, "too-fast", "slow down, please: too many requests", retry=ceil(wait))


def kinds(scope: Scope) -> list[str]:
    """What a request counts as."""
    if verb(scope) in (WEBSOCKET, *HARMLESS):
        return ["read"]
    path = scope["path"].rstrip("/")
    special = KINDS.get(path) or LAST.get(path.rpartition("/")[2], "")
    if special == "introduce" and verb(scope) != "POST":
        special = ""
    return ["write", special] if special else ["write"]
