"""Rate limits of requests: the kinds a request counts as, per player and per address."""

from __future__ import annotations

from typing import Final

from litestar.types import Scope

from village.server.http.caller import WEBSOCKET, Caller, method_of
from village.server.http.origin import SAFE_METHODS
from village.server.http.streams import is_stream
from village.server.rate_limits import Rate, RateLimits, per_day

PER_PLAYER: Final = {
    "read": Rate(50, 300), "compute": Rate(50, 300), "write": Rate(20, 60), "create": Rate(0.5, 20),
    "chat": Rate(0.5, 10), "check": Rate(3, 30), "analyse": Rate(0.5, 30), "day": per_day(200_000),
}  # fmt: skip
PER_ADDRESS: Final = {
    "read": Rate(200, 1000), "compute": Rate(60, 300), "write": Rate(100, 400), "create": Rate(2, 60),
    "chat": Rate(5, 60), "check": Rate(6, 60), "analyse": Rate(2, 60),
    "introduce": Rate(0.2, 30), "login": Rate(0.2, 30), "day": per_day(500_000),  # about 200 MB
}  # fmt: skip
KIND_BY_PATH: Final = {
    "/api/login": "login", "/api/account": "login", "/api/account/password": "login",
    "/api/account/password-reset": "login", "/api/account/delete": "login", "/api/me": "introduce",
    "/api/tables": "create", "/api/records": "create", "/api/numbers/check": "check", "/api/numbers/read": "check",
}  # fmt: skip
KIND_BY_LAST_PART: Final = {
    "chat": "chat", "rematch": "create", "branch": "create",
    "hint": "analyse", "analysis": "analyse",
}  # fmt: skip
COST_OF_COMPUTING: Final = {  # about a millisecond each in a long game
    "score-history": 20.0, "positions": 5.0, "scores": 5.0, "previews": 5.0, "record": 5.0, "illegal-moves": 5.0,
    "log": 2.0,
    "analysis": 5.0, "hint": 5.0,
    "live": 5.0, "events": 5.0, "stream": 5.0,  # with all messages of a long game
}  # fmt: skip
COST_BY_PATH: Final = {
    "/api/me/export": 300.0,  # the whole bucket
    "/api/catalog": 5.0, "/api/numbers": 10.0, "/api/numbers/check": 15.0, "/api/numbers/read": 60.0,
    "/api/puzzles": 5.0, "/api/daily": 5.0, "/api/me/profile": 20.0,  # with thousands of games
}  # fmt: skip
DAILY: Final = "/api/daily/"
COST_BY_START: Final = {
    "/api/lessons/": 5.0,  # a lesson is replayed from its beginning
    "/api/puzzles/": 10.0,  # all moves are previewed
}
SLOW_WRITE_PATH: Final = "/api/records"  # every move of the game is replayed
UNLIMITED_PATHS: Final = ("/health", "/ready", "/metrics")


def enforce_rate_limits(limits: RateLimits, scope: Scope, caller: Caller) -> None:
    if scope["path"] in UNLIMITED_PATHS:
        return
    for kind in rate_kinds(scope):
        cost = cost_of(scope) if kind == "compute" else 1.0
        limits.take(f"{kind} {caller.address}", limits.scaled(PER_ADDRESS[kind]), cost)
        if caller.identity and kind in PER_PLAYER:
            limits.take(f"{kind} {caller.identity}", limits.scaled(PER_PLAYER[kind]), cost)


def rate_kinds(scope: Scope) -> list[str]:
    """Return the kinds of limits a request counts towards."""
    if method_of(scope) in (WEBSOCKET, *SAFE_METHODS):
        return ["read", "compute"] if cost_of(scope) else ["read"]
    path = scope["path"].rstrip("/")
    special = KIND_BY_PATH.get(path) or KIND_BY_LAST_PART.get(path.rpartition("/")[2], "")
    if path.startswith(DAILY):
        special = "create"
    if special == "introduce" and method_of(scope) != "POST":
        special = ""
    return ["write", "day", *([special] if special else []), *(["compute"] if cost_of(scope) else [])]


def cost_of(scope: Scope) -> float:
    """Return the cost of computing from whole games; 0 for other requests."""
    path = scope["path"]
    if path in COST_BY_PATH:
        return COST_BY_PATH[path]
    for start, cost in COST_BY_START.items():
        if path.startswith(start):
            return cost
    _, *parts = path.split("/")
    if method_of(scope) not in (WEBSOCKET, *SAFE_METHODS) or parts[:2] != ["api", "tables"] or len(parts) < 4:
        return 0.0
    return COST_OF_COMPUTING.get(parts[3], 0.0)


def is_slow(scope: Scope) -> bool:
    """Return whether a request belongs in the small pool for slow work, such as hashing a password.

    Streams do not: they stay open, and each of their later reads is quick.
    """
    path = scope["path"]
    return not is_stream(scope) and (
        cost_of(scope) > 0.0 or path == SLOW_WRITE_PATH or KIND_BY_PATH.get(path) == "login"
    )
