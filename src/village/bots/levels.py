"""Levels for people, on one scale: each wins most two-seat games against the one below.

The weaker ones see less far and choose more softly, as people do; none of them does what is plainly silly. The
stronger ones play as a learned net likes, more softly or less, where a game has one; else they search.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final
from warnings import warn

from village.bots.bot import DECLINE, BadBot, Bot, Chair
from village.bots.builtin import Maker, MctsBot
from village.bots.fast.greedy import answer_values
from village.kernel.types import Row

SILLY: Final = 4.0  # an answer worse than the best by so many times the softness is never given

BEGINNER: Final = (2, 100)  # questions looked ahead, and hundredths of a point that hardly matter
EASY: Final = (4, 60)
MEDIUM_SEARCH: Final = (60, 0.3)  # simulations, and seconds that end them earlier, where there is no net
HARD_SEARCH: Final = (400, 0.3)
MASTER_SEARCH: Final = (4000, 0.8)


class SoftBot:
    """Greedy that also gives answers which look nearly as good as the best."""

    def __init__(self, depth: int, softness: int) -> None:
        self.depth = depth
        self.softness = softness

    def choose(self, table: Chair) -> str:
        guess = table.guess(table.key)
        s = guess.state
        values = answer_values(guess.table.rules, s, table.seat, self.depth)
        step = s.stack[-1].step
        tokens = [step.token(choice) for choice in s.legal()]
        return f"{step.name} {Random(table.key).choices(tokens, self.weights(tokens, values))[0]}"

    def weights(self, tokens: list[str], values: Row) -> list[float]:
        """How likely each answer is; what helps is never declined."""
        best = max(values)
        behind = [(int(best) - int(value)) / self.softness for value in values]
        return [
            0.0 if far > SILLY or (far and token == DECLINE) else exp(-far)
            for token, far in zip(tokens, behind, strict=True)
        ]


def beginner(setting: str) -> Bot:
    refuse("beginner", setting)
    return SoftBot(*BEGINNER)


def easy(setting: str) -> Bot:
    refuse("easy", setting)
    return SoftBot(*EASY)


def medium(setting: str) -> Bot:
    refuse("medium", setting)
    return learned("medium", MctsBot(*MEDIUM_SEARCH))


def hard(setting: str) -> Bot:
    refuse("hard", setting)
    return learned("hard", MctsBot(*HARD_SEARCH))


def master(setting: str) -> Bot:
    """Tries out what a net likes; without NumPy it searches, and says so."""
    refuse("master", setting)
    search = MctsBot(*MASTER_SEARCH)
    try:
        from village.bots.net.bot import Announced
        from village.bots.net.master import MasterBot
    except ModuleNotFoundError as missing:
        warn(f"master needs NumPy ({missing}): mcts plays instead", RuntimeWarning, stacklevel=2)
        return search
    return MasterBot(Announced(search))


def learned(level: str, search: Bot) -> Bot:
    """A net that draws its answers; a search where there is no NumPy, or the game has no net."""
    try:
        from village.bots.net.bot import NetBot
    except ModuleNotFoundError:
        return search
    return NetBot(0.0, search, level)


def refuse(name: str, setting: str) -> None:
    if setting:
        raise BadBot(f"{name} takes no setting, not {setting!r}")


LEVELS: Final[dict[str, Maker]] = {
    "beginner": beginner, "easy": easy, "medium": medium, "hard": hard, "master": master,
}  # fmt: skip
