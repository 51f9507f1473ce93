"""The seeded driver: it answers for chance, from named series, so that anybody can check it afterwards.

The n-th answer of a series depends on seed, series and n alone. So the same seed turns up the
same cards in the same order, whatever the players did in between.
"""

from __future__ import annotations

import secrets
from collections import Counter
from hashlib import sha256

from village.kernel.state import State


def fresh_seed() -> str:
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """Published before the game; the seed itself after it."""
    return sha256(seed.encode()).hexdigest()


class Chance:
    """One seed and how much of each series has been used."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.used: Counter[str] = Counter()

    def answer(self, s: State) -> int:
        """What chance answers to the question on top of the stack."""
        frame = s.stack[-1]
        series = frame.step.series(s, frame)
        number = self.used[series]
        self.used[series] += 1
        weights = list(s.weights)[: s.n]
        drawn = int.from_bytes(sha256(f"{self.seed}/{series}/{number}".encode()).digest()) % sum(weights)
        answer = 0
        while drawn >= weights[answer]:
            drawn -= weights[answer]
            answer += 1
        return s.legal()[answer]
