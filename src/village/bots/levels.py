"""Levels for people, on one scale: each wins most two-seat games against the one below.

The weakest sees less far and chooses more softly, as people do, and never what is plainly silly. The others play as a
learned net likes, more softly or less, and the strongest looks ahead with it; where a game has none they search.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final
from warnings import warn

from village.bots.bot import DECLINE, BadBot, Bot, Chair
from village.bots.builtin import Maker, MctsBot
from village.bots.fast.greedy import answer_values
from village.bots.strengths import strength
from village.kernel.types import Row

SILLY: Final = 4.0  # an answer worse than the best by so many times the softness is never given

DEPTH: Final = 2  # questions that are looked ahead
SOFTNESS: Final = 100  # hundredths of a point that hardly matter, unless a game says otherwise
EASY: Final = (4, 60)  # questions and softness, where there is no net
MEDIUM_SEARCH: Final = (60, 0.3)  # simulations, and seconds that end them earlier, likewise
HARD_SEARCH: Final = (400, 0.3)
MASTER_SEARCH: Final = (4000, 0.8)
TEMPERATURE: Final = 3.0  # of a net that no level was tuned to
MASTER_LINES: Final = 300  # of a tree, likewise
MAX_SOFTNESS: Final = 10_000
MAX_LINES: Final = 100_000


class SoftBot:
    """Greedy that also gives answers which look nearly as good as the best."""

    def __init__(self, depth: int, softness: int, level: str = "") -> None:
        self.depth = depth
        self.softness = softness
        self.level = level

    def choose(self, table: Chair) -> str:
        guess = table.guess(table.key)
        s = guess.state
        values = answer_values(guess.table.rules, s, table.seat, self.depth)
        step = s.stack[-1].step
        tokens = [step.token(choice) for choice in s.legal()]
        softness = strength(guess.table.name, self.level, self.softness)
        return f"{step.name} {Random(table.key).choices(tokens, self.weights(tokens, values, softness))[0]}"

    def weights(self, tokens: list[str], values: Row, softness: float) -> list[float]:
        """How likely each answer is; what helps is never declined."""
        best = max(values)
        behind = [(int(best) - int(value)) / softness for value in values]
        return [
            0.0 if far > SILLY or (far and token == DECLINE) else exp(-far)
            for token, far in zip(tokens, behind, strict=True)
        ]


def beginner(setting: str) -> Bot:
    refuse("beginner", setting)
    return SoftBot(DEPTH, SOFTNESS, "beginner")


def easy(setting: str) -> Bot:
    refuse("easy", setting)
    return drawing("easy", SoftBot(*EASY))


def medium(setting: str) -> Bot:
    refuse("medium", setting)
    return drawing("medium", MctsBot(*MEDIUM_SEARCH))


def hard(setting: str) -> Bot:
    refuse("hard", setting)
    return drawing("hard", MctsBot(*HARD_SEARCH))


def master(setting: str) -> Bot:
    """Looks ahead with a net; without NumPy it searches, and says so."""
    refuse("master", setting)
    return tree_bot("master", MASTER_LINES, "master")


def soft(setting: str) -> Bot:
    """`soft:100`: greedy that sees two questions far, to which so many hundredths of a point hardly matter."""
    return SoftBot(DEPTH, number("soft", setting or str(SOFTNESS), MAX_SOFTNESS))


def tree(setting: str) -> Bot:
    """`tree:300`: so many lines are looked ahead with a net, which plays for all others."""
    return tree_bot("tree", number("tree", setting or str(MASTER_LINES), MAX_LINES), "")


def tree_bot(name: str, lines: int, level: str) -> Bot:
    search = MctsBot(*MASTER_SEARCH)
    try:
        from village.bots.net.bot import Announced
        from village.bots.net.tree_bot import TreeBot
    except ModuleNotFoundError as missing:
        warn(f"{name} needs NumPy ({missing}): mcts plays instead", RuntimeWarning, stacklevel=2)
        return search
    return TreeBot(lines, Announced(search), level)


def drawing(level: str, otherwise: Bot) -> Bot:
    """A net that draws its answers; another bot where the game has no net, or there is no NumPy, which is said."""
    try:
        from village.bots.net.bot import NetBot
    except ModuleNotFoundError as missing:
        warn(f"{level} needs NumPy ({missing}): a simpler bot plays instead", RuntimeWarning, stacklevel=3)
        return otherwise
    return NetBot(TEMPERATURE, otherwise, level)


def refuse(name: str, setting: str) -> None:
    if setting:
        raise BadBot(f"{name} takes no setting, not {setting!r}")


def number(name: str, setting: str, most: int) -> int:
    if not setting.isdecimal() or not 0 < int(setting) <= most:
        raise BadBot(f"{name} takes a number from 1 to {most}, not {setting!r}")
    return int(setting)


LEVELS: Final[dict[str, Maker]] = {
    "beginner": beginner, "easy": easy, "medium": medium, "hard": hard, "master": master,
}  # fmt: skip
STEPS: Final[dict[str, Maker]] = {"soft": soft, "tree": tree}  # what levels are made of, with a setting
