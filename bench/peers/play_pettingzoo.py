"""Classic games of PettingZoo through its turn-by-turn interface."""

from __future__ import annotations

import random
import sys
from importlib import import_module

import numpy

from bench.peers.clock import report


def play() -> int:
    ENV.reset()
    decisions = 0
    for _ in ENV.agent_iter():
        observation, _, terminated, truncated, _ = ENV.last()
        if terminated or truncated:
            ENV.step(None)
            continue
        ENV.step(int(random.choice(numpy.flatnonzero(observation["action_mask"]))))
        decisions += 1
    return decisions


if __name__ == "__main__":
    random.seed(1)
    ENV = import_module(f"pettingzoo.classic.{sys.argv[1]}").env()
    ENV.reset(seed=1)
    report("pettingzoo", play)
