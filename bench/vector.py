"""Many games at once against one by one: `python -m bench.vector`. `--check` fails if the vector environment is less
than five times as fast as the environment that is stepped one by one from Python.

Four ways to play the same table at random on one core: the vector environment; the PettingZoo environment, one by one;
the least a Python program can do for the same arrays, a loop over bare states that calls the compiled observation; and
that loop blind, which sees nothing but the answers.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np

import village
from village.bots.fast.lanes import observed
from village.bots.fast.playout import Dice, roll
from village.envs import aec_env, vector_env
from village.envs.sight import Sight, array
from village.kernel.state import State

LANES = 128
ENOUGH = 5.0
PASSES = 7


class Loop:
    """The games of a vector environment, stepped one by one."""

    def __init__(self, setting: dict[str, Any]) -> None:
        self.sight = Sight(village.new(seed=1, **setting).table)
        self.rules = self.sight.rules
        self.dice = Dice(1)
        self.states = [self.begun() for _ in range(LANES)]
        self.seen = np.zeros((LANES, len(self.sight.layout)), np.int16)
        self.masks = np.zeros((LANES, self.rules.actions), np.int8)

    def begun(self) -> State:
        s = self.rules.start()
        s.settle()
        self.answer_for_chance(s)
        return s

    def answer_for_chance(self, s: State) -> None:
        while s.actor == village.CHANCE:
            s.play(roll(s, self.dice))

    def step_blind(self) -> None:
        for lane in range(LANES):
            self.answer(lane)

    def step(self) -> None:
        for lane in range(LANES):
            self.answer(lane)
            self.look(lane)

    def answer(self, lane: int) -> None:
        s = self.states[lane]
        s.play(random.choice(s.legal()))
        self.answer_for_chance(s)
        if s.over:
            self.states[lane] = self.begun()

    def look(self, lane: int) -> None:
        s = self.states[lane]
        row = observed(self.rules, s, s.actor, len(self.sight.layout))
        self.seen[lane] = array(row, np.int16)
        mask = self.masks[lane]
        mask[:] = 0
        mask[self.sight.legal(s)] = 1


class OneByOne:
    """The environment of PettingZoo, a step after the other."""

    def __init__(self, setting: dict[str, Any]) -> None:
        self.env = aec_env(seed=1, **setting)
        self.env.reset(seed=1)

    def step(self) -> None:
        for _ in range(LANES):
            seen, _, over, _, _ = self.env.last()
            if over:
                self.env.reset()
                seen = self.env.last()[0]
            self.env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))


def ways(setting: dict[str, Any]) -> dict[str, Callable[[], object]]:
    loop = Loop(setting)
    env = vector_env(LANES, seed=1, **setting)
    env.reset()
    steps = {"one by one": OneByOne(setting).step, "loop": loop.step, "blind loop": loop.step_blind}
    return {"vector": lambda: env.step(env.sample()), **steps}


def speed(step: Callable[[], object], steps: int) -> float:
    """Decisions of players in a second of processor time."""
    before = process_time()
    for _ in range(steps):
        step()
    return steps * LANES / (process_time() - before)


def measure(setting: dict[str, Any], steps: int) -> dict[str, Any]:
    """Medians over several passes; ratios are taken pass by pass, so that a slow moment meets all."""
    found = ways(setting)
    for step in found.values():  # into the middle of the games
        speed(step, 150)
    passes = [{name: speed(step, steps) for name, step in found.items()} for _ in range(PASSES)]
    told: dict[str, Any] = {name: round(median(each[name] for each in passes)) for name in found}
    for name in [name for name in found if name != "vector"]:
        told[f"times {name}"] = round(median(each["vector"] / each[name] for each in passes), 2)
    return told


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.vector", description=__doc__)
    parser.add_argument("--steps", type=int, default=40, help="of all games together, in every pass (40)")
    parser.add_argument("--check", action="store_true", help=f"fail below {ENOUGH:.0f} times one by one")
    wanted = parser.parse_args()
    random.seed(1)
    failed = 0
    for setting in ({"seats": 4}, {"seats": 2}, {"seats": 4, "boxes": ("inn", "goals", "customers")}):
        told = measure(setting, wanted.steps)
        sys.stdout.write(json.dumps({**setting, "compiled": village.COMPILED, **told}) + "\n")
        failed += told["times one by one"] < ENOUGH
    return failed if wanted.check else 0


if __name__ == "__main__":
    sys.exit(main())
