"""Events and reasons as plain data; `village.text` turns them into sentences."""

from __future__ import annotations

from village.kernel.types import Count, Seat


class Event:
    """An event. The meaning of `a`, `b` and `c` depends on the kind."""

    def __init__(self, kind: str, who: Seat, a: Count, b: Count, c: Count) -> None:
        self.kind = kind
        self.who: Seat = who
        self.a: Count = a
        self.b: Count = b
        self.c: Count = c


class Reason:
    """Why a move is illegal: the rule that forbids it and a message key with arguments."""

    def __init__(self, rule: str, key: str, args: list[str] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: list[str] = args or []
