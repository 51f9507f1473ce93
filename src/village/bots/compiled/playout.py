"""Random playouts, compiled together with the rules."""

from __future__ import annotations

from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE, Choice, Count, i64


class Rng:
    """A Lehmer random number generator on native ints (modulus 2**31 - 1); identical on every build."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = seed % 2147483647 * 69621 % 2147483646 + 1

    def below(self, n: i64) -> i64:
        self.x = self.x * 48271 % 2147483647
        return self.x * n >> 31


class Tally:
    """Counts of the moves played."""

    def __init__(self) -> None:
        self.decisions: Count = 0  # moves of players
        self.plies: Count = 0  # moves of players and chance events


def sample_chance(s: State, rng: Rng) -> Choice:
    """Return a chance outcome, sampled by weight."""
    if s.stack[-1].step.uniform:
        return s.offered[rng.below(s.n)]
    total: Count = 0
    for i in range(s.n):
        total += s.weights[i]
    left = rng.below(total)
    drawn: Count = 0
    while left >= s.weights[drawn]:
        left -= s.weights[drawn]
        drawn += 1
    return s.offered[drawn]


def finish(s: State, rng: Rng, tally: Tally) -> None:
    """Play uniformly random moves until the game is over."""
    while s.stack:
        tally.plies += 1
        if s.stack[-1].who == CHANCE:
            s.play(sample_chance(s, rng))
        else:
            tally.decisions += 1
            s.play(s.offered[rng.below(s.n)])


def play_random(game: Game, rng: Rng, tally: Tally) -> State:
    """Play a whole game with random moves and return its final state."""
    s = game.start()
    s.settle()
    finish(s, rng, tally)
    return s
