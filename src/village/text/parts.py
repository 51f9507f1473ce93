"""Tokens that are sums: payments such as `orange+coin+coin` and customers such as `scroll+grain2`."""

from __future__ import annotations

from collections import Counter
from typing import Final

PAID: Final = ("brown", "green", "orange", "pink", "coin")


def counted(token: str) -> list[tuple[str, int]]:
    """What is added up and how often, in the order of the token."""
    sums: Counter[str] = Counter()
    for part in token.split("+"):
        name = part.rstrip("0123456789")
        sums[name] += int(part[len(name) :] or 1)
    return list(sums.items())


def is_payment(token: str) -> bool:
    return all(name in PAID for name, _ in counted(token))
