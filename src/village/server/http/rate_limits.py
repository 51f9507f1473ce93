"""How fast one may ask: which rates a request counts towards, for the player and for the address it comes from."""

from __future__ import annotations

from typing import Final

from litestar.types import Scope

from village.server.http.caller import WEBSOCKET, Caller, method_of
from village.server.http.origin import SAFE_METHODS
from village.server.rate_limits import Rate, RateLimits

PER_PLAYER: Final = {
    "read": Rate(50, 300), "compute": Rate(50, 300), "write": Rate(20, 60), "lay": Rate(0.5, 20),
    "chat": Rate(0.5, 10), "check": Rate(3, 30), "judge": Rate(0.5, 30),
}  # fmt: skip
PER_ADDRESS: Final = {
    "read": Rate(200, 1000), "compute": Rate(60, 300), "write": Rate(100, 400), "lay": Rate(2, 60), "chat": Rate(5, 60),
    "check": Rate(6, 60), "judge": Rate(2, 60),
    "introduce": Rate(0.2, 30), "login": Rate(0.2, 30),
}  # fmt: skip
KIND_BY_PATH: Final = {
    "/api/login": "login", "/api/account": "login", "/api/account/password": "login",
    "/api/account/lost": "login", "/api/account/delete": "login", "/api/me": "introduce",
    "/api/games": "lay", "/api/records": "lay", "/api/numbers/check": "check", "/api/numbers/read": "check",
}  # fmt: skip
KIND_BY_LAST_PART: Final = {"chat": "chat", "rematch": "lay", "play-on": "lay", "hint": "judge", "analysis": "judge"}
COST_OF_COMPUTING: Final = {  # a millisecond each, about, in a long game
    "course": 20.0, "at": 5.0, "scores": 5.0, "outlook": 5.0, "record": 5.0, "refusals": 5.0, "log": 2.0,
    "analysis": 5.0, "hint": 5.0,
}  # fmt: skip
DEAR_TO_WRITE: Final = "/api/records"  # every answer of the game is played
EXPORT: Final = "/api/me/export"
COST_OF_EXPORT: Final = 300.0  # all that the bucket holds
UNLIMITED_PATHS: Final = ("/health", "/ready", "/metrics")


def must_not_hurry(limits: RateLimits, scope: Scope, caller: Caller) -> None:
    if scope["path"] in UNLIMITED_PATHS:
        return
    for kind in kinds_of(scope):
        cost = cost_of(scope) if kind == "compute" else 1.0
        limits.take(f"{kind} {caller.address}", PER_ADDRESS[kind].times(limits.scale), cost)
        if caller.who and kind in PER_PLAYER:
            limits.take(f"{kind} {caller.who}", PER_PLAYER[kind].times(limits.scale), cost)


def kinds_of(scope: Scope) -> list[str]:
    """What a request counts as."""
    if method_of(scope) in (WEBSOCKET, *SAFE_METHODS):
        return ["read", "compute"] if cost_of(scope) else ["read"]
    path = scope["path"].rstrip("/")
    special = KIND_BY_PATH.get(path) or KIND_BY_LAST_PART.get(path.rpartition("/")[2], "")
    if special == "introduce" and method_of(scope) != "POST":
        special = ""
    return ["write", special] if special else ["write"]


def cost_of(scope: Scope) -> float:
    """Of what is computed from a whole game, or from all; 0 for everything else."""
    if scope["path"] == EXPORT:
        return COST_OF_EXPORT
    _, *parts = scope["path"].split("/")
    if method_of(scope) not in SAFE_METHODS or parts[:2] != ["api", "games"] or len(parts) < 4:
        return 0.0
    return COST_OF_COMPUTING.get(parts[3], 0.0)


def is_dear(scope: Scope) -> bool:
    """Whether a request waits for a thread among others that take long."""
    return cost_of(scope) > 0.0 or scope["path"] == DEAR_TO_WRITE
