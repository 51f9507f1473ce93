"""The bot `tree` and the levels that use it: search a tree with a net and play the most visited move."""

from __future__ import annotations

import sys
from typing import Final

from village.bots.bot import Bot, PlayerView
from village.bots.level_config import level_parameter
from village.bots.net.nets import available_nets
from village.bots.net.rollouts import NetRollouts
from village.bots.net.tree_search import Tree

MEASURED_SEATS: Final = 2  # levels are tuned for two seats; more opponents between two turns need more simulations
SECONDS: Final = 0.5 if sys.platform == "emscripten" else 0.3  # a web page is slower, but its bot should be as strong


class TreeBot:
    """Plays by tree search. The simulations of a level depend on the game; without a net the fallback bot plays."""

    def __init__(self, simulations: int, fallback: Bot, level: str = "") -> None:
        self.simulations = simulations
        self.fallback = fallback
        self.level = level

    def choose(self, table: PlayerView) -> str:
        guess = table.guess(table.key)
        game = guess.table.name
        nets = available_nets()
        if not nets.has_net(game):
            return self.fallback.choose(table)
        s = guess.state
        rollouts = NetRollouts(nets.predictor(guess.table), guess.table.rules, table.seat)
        best = Tree(rollouts, s, table.key).grow(self.simulations_for(game, table.seats), SECONDS)[0]
        step = s.stack[-1].step
        return f"{step.name} {step.token(best.choice)}"

    def simulations_for(self, game: str, seats: int) -> int:
        if not self.level:
            return self.simulations
        return int(level_parameter(game, self.level, self.simulations)) * max(seats, MEASURED_SEATS) // MEASURED_SEATS
