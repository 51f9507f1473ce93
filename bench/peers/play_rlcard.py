"""Games of RLCard, stepped the way its agents do it."""

from __future__ import annotations

import random
import sys

import rlcard

from bench.peers.clock import report


def play() -> int:
    state, _ = TABLE.reset()
    decisions = 0
    while not TABLE.is_over():
        state, _ = TABLE.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


if __name__ == "__main__":
    random.seed(1)
    TABLE = rlcard.make(sys.argv[1], config={"seed": 1})
    report("rlcard", play)
