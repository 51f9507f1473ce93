"""What a request costs and which limits it counts towards; every route declares it as `opt`.

`@post("/api/tables", opt=write("create"))` counts as a write and as the creation of a table, and
`@get("/api/catalog", opt=read(compute=5))` as a read that computes for about five milliseconds. A quota counts what a
player stores; it is taken once the request is known to be well-formed.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from village.server.limits.buckets import Quota, Rate, RateLimits, per_day

Kind = Literal["read", "write", "day", "compute", "create", "chat", "check", "analyse", "introduce", "login"]
Declaration = dict[str, "RequestLimits"]
PER_PLAYER: Final[dict[Kind, Rate]] = {
    "read": Rate(50, 300), "compute": Rate(50, 300), "write": Rate(20, 60), "create": Rate(0.5, 20),
    "chat": Rate(0.5, 10), "check": Rate(3, 30), "analyse": Rate(0.5, 30), "day": per_day(200_000),
}  # fmt: skip
PER_ADDRESS: Final[dict[Kind, Rate]] = {
    "read": Rate(200, 1000), "compute": Rate(60, 300), "write": Rate(100, 400), "create": Rate(2, 60),
    "chat": Rate(5, 60), "check": Rate(6, 60), "analyse": Rate(2, 60),
    "introduce": Rate(0.2, 30), "login": Rate(0.2, 30), "day": per_day(500_000),  # about 200 MB
}  # fmt: skip
OPT: Final = "limits"


class RequestLimits(NamedTuple):
    """The limits of one route."""

    kinds: tuple[Kind, ...]
    compute: float = 0.0  # about milliseconds, in a long game
    slow: bool = False  # runs in the small pool for slow work, such as hashing a password
    quota: Quota | None = None  # of what a player may store per day

    def enforce(self, limits: RateLimits, address: str, identity: str) -> None:
        """Take tokens of the address and, if known, of the player, or raise a Problem."""
        for kind in self.kinds:
            cost = self.compute if kind == "compute" else 1.0
            limits.take(f"{kind} {address}", limits.scaled(PER_ADDRESS[kind]), cost)
            if identity and kind in PER_PLAYER:
                limits.take(f"{kind} {identity}", limits.scaled(PER_PLAYER[kind]), cost)


def read(compute: float = 0.0, slow: bool | None = None) -> Declaration:
    """Declare a route that changes nothing; computing is slow work unless the route says otherwise."""
    return declaration(("read",), compute, bool(compute) if slow is None else slow)


def write(*kinds: Kind, compute: float = 0.0, slow: bool = False, quota: Quota | None = None) -> Declaration:
    """Declare a route that changes something."""
    return declaration(("write", "day", *kinds), compute, slow or bool(compute), quota)


def unlimited() -> Declaration:
    """Declare a route for probes."""
    return declaration((), 0.0, slow=False)


def declaration(kinds: tuple[Kind, ...], compute: float, slow: bool, quota: Quota | None = None) -> Declaration:
    return {OPT: RequestLimits((*kinds, "compute") if compute else kinds, compute, slow, quota)}
