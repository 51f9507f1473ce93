"""What happened, as data; sentences are made elsewhere."""

from __future__ import annotations

from village.kernel.types import Count, Seat


class Event:
    """One thing that happened. What `a`, `b`, `c` mean depends on the kind."""

    def __init__(self, kind: str, who: Seat, a: Count, b: Count, c: Count) -> None:
        self.kind = kind
        self.who: Seat = who
        self.a: Count = a
        self.b: Count = b
        self.c: Count = c


class Reason:
    """Why an answer is not possible: the rule that forbids it and a message key with arguments."""

    def __init__(self, rule: str, key: str, args: list[str] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: list[str] = args or []
