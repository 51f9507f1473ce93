"""Compare the vector environment with stepping games one by one: `python -m bench.vector`. `--check` fails if it
is less than five times as fast as the PettingZoo environment.

Four methods play random moves at the same table on one core: the vector environment; the PettingZoo environment, one
by one; a minimal Python loop over states that calls the compiled observation; and the same loop without observations.
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
from village.bots.compiled.batch import observation_row
from village.bots.compiled.playout import Rng, sample_chance
from village.envs import aec_env, vector_env
from village.envs.observation import ObservationEncoder, array
from village.kernel.state import State

GAMES = 128
MIN_RATIO = 5.0
PASSES = 7


class Loop:
    """The games of a vector environment, stepped one by one."""

    def __init__(self, setting: dict[str, Any]) -> None:
        self.encoder = ObservationEncoder(village.new(seed=1, **setting).table)
        self.rules = self.encoder.rules
        self.rng = Rng(1)
        self.states = [self.new_state() for _ in range(GAMES)]
        self.observations = np.zeros((GAMES, len(self.encoder.layout)), np.int16)
        self.masks = np.zeros((GAMES, self.rules.actions), np.int8)

    def new_state(self) -> State:
        s = self.rules.start()
        s.settle()
        self.play_chance(s)
        return s

    def play_chance(self, s: State) -> None:
        while s.actor == village.CHANCE:
            s.play(sample_chance(s, self.rng))

    def step_blind(self) -> None:
        for game in range(GAMES):
            self.play_move(game)

    def step(self) -> None:
        for game in range(GAMES):
            self.play_move(game)
            self.observe(game)

    def play_move(self, game: int) -> None:
        s = self.states[game]
        s.play(random.choice(s.legal()))
        self.play_chance(s)
        if s.over:
            self.states[game] = self.new_state()

    def observe(self, game: int) -> None:
        s = self.states[game]
        row = observation_row(self.rules, s, s.actor, len(self.encoder.layout))
        self.observations[game] = array(row, np.int16)
        mask = self.masks[game]
        mask[:] = 0
        mask[self.encoder.legal(s)] = 1


class SteppedEnv:
    """The PettingZoo environment, step by step."""

    def __init__(self, setting: dict[str, Any]) -> None:
        self.env = aec_env(seed=1, **setting)
        self.env.reset(seed=1)

    def step(self) -> None:
        for _ in range(GAMES):
            observation, _, over, _, _ = self.env.last()
            if over:
                self.env.reset()
                observation = self.env.last()[0]
            self.env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))


def step_functions(setting: dict[str, Any]) -> dict[str, Callable[[], object]]:
    loop = Loop(setting)
    env = vector_env(GAMES, seed=1, **setting)
    env.reset()
    steps = {"one by one": SteppedEnv(setting).step, "loop": loop.step, "blind loop": loop.step_blind}
    return {"vector": lambda: env.step(env.sample()), **steps}


def speed(step: Callable[[], object], steps: int) -> float:
    """Return the player decisions per second of CPU time."""
    before = process_time()
    for _ in range(steps):
        step()
    return steps * GAMES / (process_time() - before)


def measure(setting: dict[str, Any], steps: int) -> dict[str, Any]:
    """Return medians over several passes; ratios are taken within a pass, so that load affects both sides."""
    steppers = step_functions(setting)
    for step in steppers.values():  # warm up into the middle of the games
        speed(step, 150)
    passes = [{name: speed(step, steps) for name, step in steppers.items()} for _ in range(PASSES)]
    result: dict[str, Any] = {name: round(median(speeds[name] for speeds in passes)) for name in steppers}
    for name in [name for name in steppers if name != "vector"]:
        result[f"times {name}"] = round(median(speeds["vector"] / speeds[name] for speeds in passes), 2)
    return result


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.vector", description=__doc__)
    parser.add_argument("--steps", type=int, default=40, help="Number of steps of all games per pass (default: 40)")
    parser.add_argument("--check", action="store_true", help=f"Fail if it is less than {MIN_RATIO:.0f} times as fast")
    args = parser.parse_args()
    random.seed(1)
    failed = 0
    for setting in ({"seats": 4}, {"seats": 2}, {"seats": 4, "expansions": ("inn", "goals", "customers")}):
        result = measure(setting, args.steps)
        sys.stdout.write(json.dumps({**setting, "compiled": village.COMPILED, **result}) + "\n")
        failed += result["times one by one"] < MIN_RATIO
    return failed if args.check else 0


if __name__ == "__main__":
    sys.exit(main())
