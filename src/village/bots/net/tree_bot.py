"""`tree`, and the levels that use it: looks ahead over what a net likes, and gives the answer that it tried most."""

from __future__ import annotations

from typing import Final

from village.bots.bot import Bot, Chair
from village.bots.net.bot import path_of, policy_for
from village.bots.net.tree import Tree
from village.bots.net.trials import Trials
from village.bots.strengths import strength

MEASURED_SEATS: Final = 2  # levels are set there; the more others answer between two turns, the more lines it takes
SECONDS: Final = 0.3  # of its core: by the clock it would be weak on a busy machine


class TreeBot:
    """A level has its own number of lines in every game. Where a game has no weights, another bot plays instead."""

    def __init__(self, lines: int, stand_in: Bot, level: str = "") -> None:
        self.lines = lines
        self.stand_in = stand_in
        self.level = level

    def choose(self, table: Chair) -> str:
        guess = table.guess(table.key)
        game = guess.table.name
        if not path_of(game).exists():
            return self.stand_in.choose(table)
        s = guess.state
        trials = Trials(policy_for(guess.table), guess.table.rules, table.seat)
        best = Tree(trials, s, table.key).grow(self.lines_for(game, table.seats), SECONDS)[0]
        step = s.stack[-1].step
        return f"{step.name} {step.token(best.choice)}"

    def lines_for(self, game: str, seats: int) -> int:
        if not self.level:
            return self.lines
        return int(strength(game, self.level, self.lines)) * max(seats, MEASURED_SEATS) // MEASURED_SEATS
