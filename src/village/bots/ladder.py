"""The bots by name, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

from village.bots.bot import BadBot, Bot, Chair
from village.bots.greedy import best_answer
from village.bots.mcts import Search
from village.kernel.state import State

SIMULATIONS: Final = 200
LONGEST: Final = 600.0  # seconds
CHUNK: Final = 16  # simulations between two looks at the clock


class RandomBot:
    """A player without plans: any legal answer, each as likely as the others."""

    def choose(self, table: Chair) -> str:
        return Random(table.key).choice(table.moves)


class GreedyBot:
    """Looks at everything it can do in its turn, and no further."""

    def choose(self, table: Chair) -> str:
        guess = table.guess(table.key)
        choice = best_answer(guess.table.rules, guess.state, table.seat)
        step = guess.state.stack[-1].step
        return f"{step.name} {step.token(choice)}"


class MctsBot:
    """Searches ahead: a number of simulations for each answer, or for some seconds."""

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.search: Search | None = None
        self.kept: tuple[str, list[str]] = ("", [])  # the game and the log to which the kept tree belongs

    def choose(self, table: Chair) -> str:
        guess = table.guess(table.key)
        state = guess.state
        if self.search is None or self.kept != (table.game, table.log):
            self.search = Search(guess.table.rules, table.key)
        self.think(self.search, state, table.seat)
        choice = self.search.favourite(state)
        step = state.stack[-1].step
        answer = f"{step.name} {step.token(choice)}"
        self.search.keep(state, choice)
        self.kept = (table.game, [*table.log, f"{table.seat} {answer}"])
        return answer

    def think(self, search: Search, state: State, seat: int) -> None:
        if self.simulations:
            search.grow(state, seat, self.simulations)
            return
        start = perf_counter()
        while perf_counter() - start < self.seconds:
            search.grow(state, seat, CHUNK)


def random(setting: str) -> Bot:
    return plain("random", setting, RandomBot)


def greedy(setting: str) -> Bot:
    return plain("greedy", setting, GreedyBot)


def plain(name: str, setting: str, make: Callable[[], Bot]) -> Bot:
    if setting:
        raise BadBot(f"{name} takes no setting, not {setting!r}")
    return make()


def mcts(setting: str) -> Bot:
    """`mcts`, `mcts:1000` (simulations for each answer) or `mcts:0.5s` (seconds)."""
    try:
        if setting.endswith("s"):
            seconds = float(setting[:-1])
            if 0.0 < seconds <= LONGEST:
                return MctsBot(0, seconds)
        elif int(setting or SIMULATIONS) > 0:
            return MctsBot(int(setting or SIMULATIONS))
    except ValueError:
        pass
    raise BadBot(f"mcts takes a number of simulations or seconds, such as mcts:1000 or mcts:0.5s, not {setting!r}")
