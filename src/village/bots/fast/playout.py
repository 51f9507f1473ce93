"""Random play to the end, as fast as the rules go. Compiled together with them."""

from __future__ import annotations

from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE, Choice, Count, i64


class Dice:
    """A small generator on native ints (Lehmer, modulus 2**31 - 1); the same numbers on every build."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = seed % 2147483647 * 69621 % 2147483646 + 1

    def below(self, n: i64) -> i64:
        self.x = self.x * 48271 % 2147483647
        return self.x * n >> 31


class Tally:
    """How much was played."""

    def __init__(self) -> None:
        self.decisions: Count = 0  # answers of players
        self.answers: Count = 0  # answers of players and chance


def roll(s: State, dice: Dice) -> Choice:
    """One answer of chance, by weight."""
    if s.stack[-1].step.even:
        return s.offered[dice.below(s.n)]
    total: Count = 0
    for i in range(s.n):
        total += s.weights[i]
    left = dice.below(total)
    drawn: Count = 0
    while left >= s.weights[drawn]:
        left -= s.weights[drawn]
        drawn += 1
    return s.offered[drawn]


def finish(s: State, dice: Dice, tally: Tally) -> None:
    """Play on at random until the game is over."""
    while s.stack:
        tally.answers += 1
        if s.stack[-1].who == CHANCE:
            s.play(roll(s, dice))
        else:
            tally.decisions += 1
            s.play(s.offered[dice.below(s.n)])


def play_random(game: Game, dice: Dice, tally: Tally) -> State:
    """A whole game of random players."""
    s = game.start()
    s.settle()
    finish(s, dice, tally)
    return s
