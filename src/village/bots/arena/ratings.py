"""Ratings of bots from their ranks in games: the Plackett-Luce model on an Elo-like scale.

Each bot has a strength, and each rank of a game goes to one of the bots not yet ranked with a probability proportional
to its strength. So one bot against three equally strong ones wins a quarter of the games. Hunter's MM algorithm (2004)
finds the maximum-likelihood strengths. Bots that share a rank are each counted as having won it against all bots that
are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, log, log10
from typing import Final

SCALE: Final = 400.0  # rating points for ten times the strength
PRIOR: Final = 1.0  # virtual games against an average bot, half of them won: keep undefeated bots finite
MAX_ITERATIONS: Final = 1000
TOLERANCE: Final = 1e-5

Counts = tuple[int, ...]  # number of copies of each bot


class Tally:
    """The sufficient statistics of games for the model."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.won = [0.0] * len(bots)  # ranks, by bot
        self.contests: Counter[Counts] = Counter()  # ranks, by the bots that competed for them
        self.ahead: set[tuple[int, int]] = set()  # pairs: the first was ever level with or ahead of the second

    def add_order(self, order: Iterable[Sequence[str]]) -> None:
        """Add a game: its ranks from first to last, each with the bots that share it."""
        ranks = [[self.bots.index(name) for name in rank] for rank in order]
        left = [sum(rank.count(bot) for rank in ranks) for bot in range(len(self.bots))]
        for rank in ranks:
            if sum(1 for count in left if count) > 1:  # copies of one bot decide nothing among themselves
                self.contests[tuple(left)] += len(rank)
                for bot in rank:
                    self.won[bot] += 1
                    self.ahead.update((bot, beaten) for beaten, count in enumerate(left) if count and beaten != bot)
            for bot in rank:
                left[bot] -= 1

    def add(self, other: Tally, times: int = 1) -> None:
        for bot, won in enumerate(other.won):
            self.won[bot] += times * won
        for contest, ranks in other.contests.items():
            self.contests[contest] += times * ranks
        self.ahead |= other.ahead

    def reachable(self, bot: int) -> set[int]:
        """Return the bots reachable by `ahead` from this one, itself included; its rating below them is bounded."""
        reached = {bot}
        newly_reached = reached
        while newly_reached:
            newly_reached = {behind for ahead, behind in self.ahead if ahead in newly_reached} - reached
            reached = reached | newly_reached
        return reached


def strengths(tally: Tally, start: Sequence[float] = ()) -> list[float]:
    """Return the strengths by bot, with a geometric mean of 1."""
    current = list(start) or [1.0] * len(tally.bots)
    for _ in range(MAX_ITERATIONS):
        better = mm_step(tally, current)
        change = max(abs(log(new / old)) for new, old in zip(better, current, strict=True))
        current = better
        if change < TOLERANCE:
            break
    return current


def mm_step(tally: Tally, current: Sequence[float]) -> list[float]:
    """Return the strengths after one MM step: ranks won divided by ranks expected at a strength of 1."""
    expected = [PRIOR / (strength + 1.0) for strength in current]
    for contest, ranks in tally.contests.items():
        together = sum(count * strength for count, strength in zip(contest, current, strict=True))
        for bot, count in enumerate(contest):
            expected[bot] += ranks * count / together
    better = [(won + PRIOR / 2) / ranks for won, ranks in zip(tally.won, expected, strict=True)]
    mean = exp(sum(log(strength) for strength in better) / len(better))
    return [strength / mean for strength in better]


def rated(current: Sequence[float], anchor: int) -> list[float]:
    """Return the ratings relative to the anchor bot."""
    return [SCALE * log10(strength / current[anchor]) for strength in current]


def anchor_of(bots: Sequence[str], current: Sequence[float]) -> int:
    """Return the bot with rating 0: `random` if it takes part, else the weakest."""
    return bots.index("random") if "random" in bots else current.index(min(current))
