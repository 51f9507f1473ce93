"""Bot levels for human opponents: each wins most two-seat games against the level below.

The weakest is a shallow greedy search that samples among the good moves but never blunders badly. The middle levels
sample from a neural net at different temperatures, and the strongest searches a tree with it. If a game has no net,
they use Monte Carlo tree search instead.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final
from warnings import warn

from village.bots.bot import DECLINE, BadBot, Bot, PlayerView
from village.bots.builtin import BotFactory, MctsBot
from village.bots.compiled.greedy import move_values
from village.bots.level_config import level_parameter
from village.bots.net.bot import AnnouncedFallback, NetBot
from village.bots.net.nets import available_nets
from village.bots.net.tree_bot import TreeBot
from village.kernel.types import Row

MAX_LOSS: Final = 4.0  # in units of the softness: moves that are worse than the best by more are never played

DEPTH: Final = 2  # moves to look ahead
SOFTNESS: Final = 100  # softmax temperature in hundredths of a point, unless a game has its own
EASY: Final = (4, 60)  # depth and softness, if there is no net
MEDIUM_SEARCH: Final = (60, 0.3)  # limits in simulations and seconds, if there is no net
HARD_SEARCH: Final = (400, 0.3)
MASTER_SEARCH: Final = (4000, 0.8)
TEMPERATURE: Final = 3.0  # for a net without tuned levels
MASTER_SIMULATIONS: Final = 300  # for a net without tuned levels
MAX_SOFTNESS: Final = 10_000
MAX_SIMULATIONS: Final = 100_000


class SoftBot:
    """Greedy search that samples among the moves that are nearly as good as the best."""

    def __init__(self, depth: int, softness: int, level: str = "") -> None:
        self.depth = depth
        self.softness = softness
        self.level = level

    def choose(self, table: PlayerView) -> str:
        guess = table.guess(table.key)
        s = guess.state
        values = move_values(guess.table.rules, s, table.seat, self.depth)
        step = s.stack[-1].step
        tokens = [step.token(choice) for choice in s.legal()]
        softness = level_parameter(guess.table.name, self.level, self.softness)
        return f"{step.name} {Random(table.key).choices(tokens, self.weights(tokens, values, softness))[0]}"

    def weights(self, tokens: list[str], values: Row, softness: float) -> list[float]:
        """Return the sampling weight of each move; `pass` only counts if no move is better."""
        best = max(values)
        losses = [(int(best) - int(value)) / softness for value in values]
        return [
            0.0 if loss > MAX_LOSS or (loss and token == DECLINE) else exp(-loss)
            for token, loss in zip(tokens, losses, strict=True)
        ]


def beginner(setting: str) -> Bot:
    reject_setting("beginner", setting)
    return SoftBot(DEPTH, SOFTNESS, "beginner")


def easy(setting: str) -> Bot:
    reject_setting("easy", setting)
    return sampling_bot("easy", SoftBot(*EASY))


def medium(setting: str) -> Bot:
    reject_setting("medium", setting)
    return sampling_bot("medium", MctsBot(*MEDIUM_SEARCH))


def hard(setting: str) -> Bot:
    reject_setting("hard", setting)
    return sampling_bot("hard", MctsBot(*HARD_SEARCH))


def master(setting: str) -> Bot:
    """Create `master`, which searches with a net; without NumPy it warns and uses MCTS."""
    reject_setting("master", setting)
    return tree_bot("master", MASTER_SIMULATIONS, "master")


def soft(setting: str) -> Bot:
    """Create `soft:100`: greedy search two moves deep with this softness in hundredths of a point."""
    return SoftBot(DEPTH, number("soft", setting or str(SOFTNESS), MAX_SOFTNESS))


def tree(setting: str) -> Bot:
    """Create `tree:300`: tree search with a net and this number of simulations."""
    return tree_bot("tree", number("tree", setting or str(MASTER_SIMULATIONS), MAX_SIMULATIONS), "")


def tree_bot(name: str, simulations: int, level: str) -> Bot:
    search = MctsBot(*MASTER_SEARCH)
    try:
        available_nets()
    except ModuleNotFoundError as missing:
        warn(f"{name} needs NumPy ({missing}): mcts plays instead", RuntimeWarning, stacklevel=2)
        return search
    return TreeBot(simulations, AnnouncedFallback(search), level)


def sampling_bot(level: str, fallback: Bot) -> Bot:
    """Return a bot that samples from a net, or the fallback bot if there is no net or, with a warning, no NumPy."""
    try:
        available_nets()
    except ModuleNotFoundError as missing:
        warn(f"{level} needs NumPy ({missing}): a simpler bot plays instead", RuntimeWarning, stacklevel=3)
        return fallback
    return NetBot(TEMPERATURE, fallback, level)


def reject_setting(name: str, setting: str) -> None:
    if setting:
        raise BadBot(f"{name} takes no setting; remove {setting!r}")


def number(name: str, setting: str, maximum: int) -> int:
    if not setting.isdecimal() or not 0 < int(setting) <= maximum:
        raise BadBot(f"{name} takes a number from 1 to {maximum}, not {setting!r}")
    return int(setting)


LEVELS: Final[dict[str, BotFactory]] = {
    "beginner": beginner, "easy": easy, "medium": medium, "hard": hard, "master": master,
}  # fmt: skip
TUNABLE: Final[dict[str, BotFactory]] = {"soft": soft, "tree": tree}  # the bots behind the levels, with a setting
