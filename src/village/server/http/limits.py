"""How fast one may ask: every player and every address has a bucket for each kind of request."""

from __future__ import annotations

from typing import Final

from litestar.types import Scope

from village.server.http.caller import WEBSOCKET, Caller, verb
from village.server.http.origin import HARMLESS
from village.server.rate_limits import Rate, RateLimits, too_fast

PLAYER: Final[dict[str, Rate]] = {"read": (50, 300), "write": (20, 60), "lay": (0.5, 20), "chat": (0.5, 10)}
ADDRESS: Final[dict[str, Rate]] = {
    "read": (200, 1000), "write": (100, 400), "lay": (2, 60), "chat": (5, 60), "introduce": (0.2, 30),
    "login": (0.2, 30),
}  # fmt: skip
KINDS: Final = {
    "/api/login": "login", "/api/account": "login", "/api/account/password": "login", "/api/me": "introduce",
    "/api/games": "lay", "/api/records": "lay",
}  # fmt: skip
LAST: Final = {"chat": "chat", "rematch": "lay"}  # by the end of the address
FREE: Final = ("/health", "/ready", "/metrics")


def must_not_hurry(limits: RateLimits, scope: Scope, caller: Caller) -> None:
    if not limits.scale or scope["path"] in FREE:
        return
    for kind in kinds(scope):
        must_have(limits, f"{kind} {caller.address}", ADDRESS[kind])
        if caller.who and kind in PLAYER:
            must_have(limits, f"{kind} {caller.who}", PLAYER[kind])


def must_have(limits: RateLimits, key: str, rate: Rate) -> None:
    wait = limits.take(key, (rate[0] * limits.scale, max(1.0, rate[1] * limits.scale)))
    if wait:
        raise too_fast(wait)


def kinds(scope: Scope) -> list[str]:
    """What a request counts as."""
    if verb(scope) in (WEBSOCKET, *HARMLESS):
        return ["read"]
    path = scope["path"].rstrip("/")
    special = KINDS.get(path) or LAST.get(path.rpartition("/")[2], "")
    if special == "introduce" and verb(scope) != "POST":
        special = ""
    return ["write", special] if special else ["write"]
