"""The bots of this package but for the levels: what each is called by, and how it chooses."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from time import perf_counter
from typing import Final
from warnings import warn

from village.bots.bot import BadBot, Bot, Chair
from village.bots.fast.greedy import best_answer
from village.bots.fast.mcts import Search
from village.bots.stdio import stdio
from village.kernel.state import State

DEFAULT_SIMULATIONS: Final = 200
MAX_SIMULATIONS: Final = 10_000_000
MAX_SECONDS: Final = 600.0
MAX_TEMPERATURE: Final = 10.0
SIMULATIONS_BETWEEN_LOOKS: Final = 16  # at the clock and the lead
SIMULATIONS_A_SECOND: Final = 8000  # about

Maker = Callable[[str], Bot]  # makes a bot from the text behind the colon


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
    """Searches ahead: a number of simulations for each answer, for some seconds, or until either is used up."""

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
            self.search.rollout.turns = horizon(self.simulations or int(self.seconds * SIMULATIONS_A_SECOND))
        self.think(self.search, state, table.seat)
        choice = self.search.favourite(state)
        step = state.stack[-1].step
        answer = f"{step.name} {step.token(choice)}"
        self.search.keep(state, choice)
        self.kept = (table.game, [*table.log, f"{table.seat} {answer}"])
        return answer

    def think(self, search: Search, state: State, seat: int) -> None:
        """Until the budget is used up, or what is left of it cannot change the answer."""
        end = perf_counter() + (self.seconds or inf)
        left = self.simulations or MAX_SIMULATIONS
        while left > 0 and search.lead() <= left and perf_counter() < end:
            search.grow(state, seat, min(SIMULATIONS_BETWEEN_LOOKS, left))
            left -= SIMULATIONS_BETWEEN_LOOKS


def horizon(simulations: int) -> int:
    """How many turns a simulation plays on: what lies further is truer and noisier, and many simulations bear more."""
    turns: int = round(8.0 * (simulations / 200.0) ** 0.7)
    return max(4, min(40, turns))


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
            if 0.0 < seconds <= MAX_SECONDS:
                return MctsBot(0, seconds)
        elif 0 < int(setting or DEFAULT_SIMULATIONS) <= MAX_SIMULATIONS:
            return MctsBot(int(setting or DEFAULT_SIMULATIONS))
    except ValueError:
        pass
    raise BadBot(f"mcts takes a number of simulations or seconds, such as mcts:1000 or mcts:0.5s, not {setting!r}")


def net(setting: str) -> Bot:
    """`net`, or `net:0.5`: the temperature, above 0 where it shall not always play alike."""
    try:
        temperature = float(setting or 0)
    except ValueError:
        temperature = -1.0
    if not 0.0 <= temperature <= MAX_TEMPERATURE:
        raise BadBot(f"net takes a temperature from 0 to {MAX_TEMPERATURE:.0f}, such as net:0.5, not {setting!r}")
    try:
        from village.bots.net.bot import Announced, NetBot
    except ModuleNotFoundError as missing:
        warn(f"net needs NumPy ({missing}): mcts plays instead", RuntimeWarning, stacklevel=2)
        return MctsBot(DEFAULT_SIMULATIONS)
    return NetBot(temperature, Announced(MctsBot(DEFAULT_SIMULATIONS)))


OURS: Final[dict[str, Maker]] = {
    "random": random, "greedy": greedy, "mcts": mcts, "net": net, "stdio": stdio,
}  # fmt: skip
