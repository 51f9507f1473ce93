"""Games of RLCard, stepped as by its agents."""

from __future__ import annotations

import random
import sys

import rlcard

from bench.peers.clock import report


def play() -> int:
    state, _ = ENV.reset()
    decisions = 0
    while not ENV.is_over():
        state, _ = ENV.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


if __name__ == "__main__":
    random.seed(1)
    ENV = rlcard.make(sys.argv[1], config={"seed": 1})
    report("rlcard", play)
