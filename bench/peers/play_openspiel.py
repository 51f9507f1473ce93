"""Games of OpenSpiel: NAME is stepped from Python, NAME/inside is played by OpenSpiel's random bots in C++."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import count
from typing import Any

import pyspiel

from bench.peers.clock import report


def stepped(name: str) -> Callable[[], int]:
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pyspiel.sample_action(state.chance_outcomes(), random.random())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def inside(name: str) -> Callable[[], Any]:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = count(1)

    def play() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    return play


def decisions_of(end: Any) -> int:
    return sum(move.player >= 0 for move in end.full_history())


if __name__ == "__main__":
    random.seed(1)
    name, _, mode = sys.argv[1].partition("/")
    if mode:
        report("open_spiel", inside(name), decisions_of)
    else:
        report("open_spiel", stepped(name))
