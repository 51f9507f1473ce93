"""Classic games of PettingZoo through its turn-by-turn interface."""

from __future__ import annotations

import random
import sys
from importlib import import_module

import numpy

from bench.peers.clock import report


def play() -> int:
    TABLE.reset()
    decisions = 0
    for _ in TABLE.agent_iter():
        seen, _, ended, stopped, _ = TABLE.last()
        if ended or stopped:
            TABLE.step(None)
            continue
        TABLE.step(int(random.choice(numpy.flatnonzero(seen["action_mask"]))))
        decisions += 1
    return decisions


if __name__ == "__main__":
    random.seed(1)
    TABLE = import_module(f"pettingzoo.classic.{sys.argv[1]}").env()
    TABLE.reset(seed=1)
    report("pettingzoo", play)
