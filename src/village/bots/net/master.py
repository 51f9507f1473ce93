"""`master`: looks ahead in a tree over what a net likes, and gives the answer that it tried most."""

from __future__ import annotations

from typing import Final

from village.bots.bot import Bot, Chair
from village.bots.net.bot import path_of, policy_for
from village.bots.net.tree import Tree
from village.bots.net.trials import Trials

LINES: Final = 500
SECONDS: Final = 0.8  # of the clock


class MasterBot:
    """Where a game has no weights, another bot plays in its place."""

    def __init__(self, stand_in: Bot) -> None:
        self.stand_in = stand_in

    def choose(self, table: Chair) -> str:
        guess = table.guess(table.key)
        if not path_of(guess.table.name).exists():
            return self.stand_in.choose(table)
        s = guess.state
        trials = Trials(policy_for(guess.table), guess.table.rules, table.seat)
        best = Tree(trials, s, table.key).grow(LINES, SECONDS)[0]
        step = s.stack[-1].step
        return f"{step.name} {step.token(best.choice)}"
