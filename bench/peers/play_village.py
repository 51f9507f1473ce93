"""Village, played by each method that a program can use. Forced moves are played automatically and not counted."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import count

import village
from bench.peers.clock import report
from village.bots.compiled.playout import Rng, Tally, play_random, sample_chance

SEATS = 4


def playout() -> Callable[[], int]:
    """Whole games without leaving the compiled code."""
    rules = village.new("village", seats=SEATS, seed=1).table.rules
    rng = Rng(1)

    def play() -> int:
        tally = Tally()
        play_random(rules, rng, tally)
        return int(tally.decisions)

    return play


def stepped() -> Callable[[], int]:
    """A loop in Python over the state, with moves as numbers."""
    rules = village.new("village", seats=SEATS, seed=1).table.rules
    rng = Rng(1)

    def play() -> int:
        s = rules.start()
        s.settle()
        decisions = 0
        while not s.over:
            if s.actor == village.CHANCE:
                s.play(sample_chance(s, rng))
            else:
                s.play(random.choice(s.legal()))
                decisions += 1
        return decisions

    return play


def recorded() -> Callable[[], int]:
    """The public interface: moves as tokens, checked and logged, with all events."""
    seeds = count(1)

    def play() -> int:
        game = village.new("village", seats=SEATS, seed=next(seeds))
        decisions = 0
        while not game.over:
            game.play(random.choice(game.moves))
            decisions += 1
        return decisions

    return play


METHODS = {"playout": playout, "plain": playout, "stepped": stepped, "recorded": recorded}

if __name__ == "__main__":
    random.seed(1)
    report("village-boardgame", METHODS[sys.argv[1]](), build=" compiled" if village.COMPILED else " plain")
