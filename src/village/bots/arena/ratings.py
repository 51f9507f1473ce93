"""How strong bots are, from the orders in which they came in: Plackett and Luce's model on a scale like Elo's.

Each has a strength, and each rank of a game goes to one of those still in it with a chance that is its part of
their strengths together. So one bot among three others that are as strong wins a quarter of the games. Hunter's
MM iteration (2004) finds the strengths under which the games are most likely. Whoever shares a rank has each
won it against all who are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, log, log10
from typing import Final

SCALE: Final = 400.0  # points for ten times the strength
PRIOR: Final = 1.0  # games against a middling bot, half of them won: keeps those who always win finite
ROUNDS: Final = 1000
CLOSE: Final = 1e-5

Counts = tuple[int, ...]  # how many of each bot


class Tally:
    """What the model needs to know of some games."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.won = [0.0] * len(bots)  # ranks, by bot
        self.contests: Counter[Counts] = Counter()  # ranks, by those who were still in it
        self.ahead: set[tuple[int, int]] = set()  # who was ever level with or before whom

    def add_order(self, order: Iterable[Sequence[str]]) -> None:
        """One game: the ranks from the first to the last, and who shares each."""
        ranks = [[self.bots.index(name) for name in rank] for rank in order]
        left = [sum(rank.count(bot) for rank in ranks) for bot in range(len(self.bots))]
        for rank in ranks:
            if sum(1 for count in left if count) > 1:  # between copies of one bot nothing is decided
                self.contests[tuple(left)] += len(rank)
                for bot in rank:
                    self.won[bot] += 1
                    self.ahead.update((bot, other) for other, count in enumerate(left) if count and other != bot)
            for bot in rank:
                left[bot] -= 1

    def add(self, other: Tally, times: int = 1) -> None:
        for bot, won in enumerate(other.won):
            self.won[bot] += times * won
        for contest, ranks in other.contests.items():
            self.contests[contest] += times * ranks
        self.ahead |= other.ahead

    def above(self, bot: int) -> set[int]:
        """The bot, whom it was ahead of, whom these were ahead of, and so on: it is not endlessly weaker than they."""
        found = {bot}
        new = found
        while new:
            new = {other for one, other in self.ahead if one in new} - found
            found = found | new
        return found


def strengths(tally: Tally, start: Sequence[float] = ()) -> list[float]:
    """By bot, with a geometric mean of 1."""
    found = list(start) or [1.0] * len(tally.bots)
    for _ in range(ROUNDS):
        better = improved(tally, found)
        change = max(abs(log(new / old)) for new, old in zip(better, found, strict=True))
        found = better
        if change < CLOSE:
            break
    return found


def improved(tally: Tally, found: Sequence[float]) -> list[float]:
    """One step of the iteration: ranks won over those that were to be expected of a strength of 1."""
    expected = [PRIOR / (strength + 1.0) for strength in found]
    for contest, ranks in tally.contests.items():
        together = sum(count * strength for count, strength in zip(contest, found, strict=True))
        for bot, count in enumerate(contest):
            expected[bot] += ranks * count / together
    better = [(won + PRIOR / 2) / chance for won, chance in zip(tally.won, expected, strict=True)]
    mean = exp(sum(log(strength) for strength in better) / len(better))
    return [strength / mean for strength in better]


def rated(found: Sequence[float], anchor: int) -> list[float]:
    """Points above the bot that is the anchor."""
    return [SCALE * log10(strength / found[anchor]) for strength in found]


def anchor_of(bots: Sequence[str], found: Sequence[float]) -> int:
    """The bot at 0: random play where it takes part, else the weakest."""
    return bots.index("random") if "random" in bots else found.index(min(found))
