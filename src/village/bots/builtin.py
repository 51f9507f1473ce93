"""The built-in bots, except for the levels."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from time import perf_counter
from typing import Final
from warnings import warn

from village.bots.bot import BadBot, Bot, PlayerView
from village.bots.compiled.greedy import best_move
from village.bots.compiled.mcts import Search
from village.bots.stdio import stdio
from village.kernel.state import State

DEFAULT_SIMULATIONS: Final = 200
MAX_SIMULATIONS: Final = 10_000_000
MAX_SECONDS: Final = 600.0
MAX_TEMPERATURE: Final = 10.0
SIMULATIONS_PER_CHECK: Final = 16  # of the time and the lead
SIMULATIONS_PER_SECOND: Final = 8000  # roughly

BotFactory = Callable[[str], Bot]  # creates a bot from the setting after the colon


class RandomBot:
    """Plays uniformly random legal moves."""

    def choose(self, table: PlayerView) -> str:
        return Random(table.key).choice(table.moves)


class GreedyBot:
    """Searches its own turn exhaustively and no further."""

    def choose(self, table: PlayerView) -> str:
        guess = table.guess(table.key)
        choice = best_move(guess.table.rules, guess.state, table.seat)
        step = guess.state.stack[-1].step
        return f"{step.name} {step.token(choice)}"


class MctsBot:
    """Plays by Monte Carlo tree search with a limit of simulations, of seconds, or of both."""

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.search: Search | None = None
        self.tree_position: tuple[str, list[str]] = ("", [])  # the game and the log that the kept subtree belongs to

    def choose(self, table: PlayerView) -> str:
        guess = table.guess(table.key)
        state = guess.state
        if self.search is None or self.tree_position != (table.game, table.log):
            self.search = Search(guess.table.rules, table.key)
            self.search.rollout.turns = horizon(self.simulations or int(self.seconds * SIMULATIONS_PER_SECOND))
        self.run_search(self.search, state, table.seat)
        choice = self.search.most_visited(state)
        step = state.stack[-1].step
        move = f"{step.name} {step.token(choice)}"
        self.search.keep_subtree(state, choice)
        self.tree_position = (table.game, [*table.log, f"{table.seat} {move}"])
        return move

    def run_search(self, search: Search, state: State, seat: int) -> None:
        """Search until the budget is used up or the rest of it cannot change the move."""
        end = perf_counter() + (self.seconds or inf)
        left = self.simulations or MAX_SIMULATIONS
        while left > 0 and search.lead() <= left and perf_counter() < end:
            search.grow(state, seat, min(SIMULATIONS_PER_CHECK, left))
            left -= SIMULATIONS_PER_CHECK


def horizon(simulations: int) -> int:
    """Return the rollout length in turns: longer rollouts are less biased but noisier and need more simulations."""
    turns: int = round(8.0 * (simulations / 200.0) ** 0.7)
    return max(4, min(40, turns))


def random(setting: str) -> Bot:
    return without_setting("random", setting, RandomBot)


def greedy(setting: str) -> Bot:
    return without_setting("greedy", setting, GreedyBot)


def without_setting(name: str, setting: str, make: Callable[[], Bot]) -> Bot:
    if setting:
        raise BadBot(f"{name} takes no setting; remove {setting!r}")
    return make()


def mcts(setting: str) -> Bot:
    """Create `mcts`, `mcts:1000` (simulations per move) or `mcts:0.5s` (seconds)."""
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
    """Create `net`, or `net:0.5` with a temperature, which makes its play random."""
    try:
        temperature = float(setting or 0)
    except ValueError:
        temperature = -1.0
    if not 0.0 <= temperature <= MAX_TEMPERATURE:
        raise BadBot(f"net takes a temperature from 0 to {MAX_TEMPERATURE:.0f}, such as net:0.5, not {setting!r}")
    try:
        from village.bots.net.bot import AnnouncedFallback, NetBot
        from village.bots.net.nets import available_nets

        available_nets()
    except ModuleNotFoundError as missing:
        warn(f"net needs NumPy ({missing}): mcts plays instead", RuntimeWarning, stacklevel=2)
        return MctsBot(DEFAULT_SIMULATIONS)
    return NetBot(temperature, AnnouncedFallback(MctsBot(DEFAULT_SIMULATIONS)))


ENGINES: Final[dict[str, BotFactory]] = {
    "random": random, "greedy": greedy, "mcts": mcts, "net": net, "stdio": stdio,
}  # fmt: skip
