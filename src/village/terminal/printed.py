"""The numbers on the board and on the cards, which are no part of a position."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from village.classic.rules import Rules
from village.classic.tables import numbers, read
from village.record.table import lay


def rules_of(view: dict[str, Any]) -> Rules:
    """The rules of the table that is seen, boxes included; assembled once."""
    table = lay(view["game"], view["edition"], view["seats"], tuple(view["boxes"]), view["options"])
    return cast(Rules, table.rules)


@cache
def prices() -> dict[str, str]:
    """What every villager costs, as a payment: `beer+beer`."""
    rows = numbers(read("inn"))["villagers"]
    return {row["token"]: "+".join(piece for piece, n in row["price"].items() for _ in range(n)) for row in rows}


@cache
def windows() -> list[str]:
    """I-WIN: the moments at which villagers are played, as the question counts them."""
    return list(numbers(read("inn"))["windows"]["names"])


@cache
def tiles_of_fate() -> list[int]:
    """S-SET-4: the recesses after which the tiles lie, in the order in which they are passed."""
    ring = numbers(read("solo"))["ring"]
    return [*ring["top"], *ring["bottom"]]


@cache
def recesses() -> int:
    found: int = numbers(read("solo"))["ring"]["recesses"]
    return found
