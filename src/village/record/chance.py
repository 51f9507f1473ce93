"""The seeded generator of draws, organized in named series so that every draw can be verified after the game.

The n-th draw of a series depends only on seed, series and n. So the same seed turns up the
same cards in the same order, independent of what the players do in between.
"""

from __future__ import annotations

import secrets
from collections import Counter
from hashlib import sha256

from village.kernel.state import State


def fresh_seed() -> str:
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """Return the hash that is published before the game; the seed itself is published after it."""
    return sha256(seed.encode()).hexdigest()


class Chance:
    """A seed and the number of draws used from each series."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.used: Counter[str] = Counter()

    def copy(self) -> Chance:
        """Return an independent copy."""
        copied = Chance(self.seed)
        copied.used = self.used.copy()
        return copied

    def count(self, s: State) -> None:
        """Count the draw that answers the question on top of the stack."""
        self.used[series_of(s)] += 1

    def draw(self, s: State) -> int:
        """Return the choice of chance for the question on top of the stack; `count` it before the next draw."""
        series = series_of(s)
        number = self.used[series]
        weights = list(s.weights[: s.n])
        drawn = int.from_bytes(sha256(f"{self.seed}/{series}/{number}".encode()).digest()) % sum(weights)
        index = 0
        while drawn >= weights[index]:
            drawn -= weights[index]
            index += 1
        return s.legal()[index]


def series_of(s: State) -> str:
    """Return the series of the draw that is pending."""
    frame = s.stack[-1]
    return frame.step.series(s, frame)
