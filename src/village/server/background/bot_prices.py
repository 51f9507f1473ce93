"""What an answer of a bot costs, as far as its name tells."""

from __future__ import annotations

from typing import Final

from village.bots.builtin import DEFAULT_SIMULATIONS, SIMULATIONS_A_SECOND
from village.bots.levels import HARD_SEARCH

QUICK_BOTS: Final = ("beginner", "easy", "medium", "greedy", "random")  # they hardly look further than their turn
QUICK_SECONDS: Final = 0.01
LEVEL_SECONDS: Final = {  # by a net, or by a search where a game has none
    "hard": HARD_SEARCH[0] / SIMULATIONS_A_SECOND, "master": 0.4,
}  # fmt: skip
UNKNOWN_SECONDS: Final = 1.0  # bots of other packages


def price_of(bot: str) -> float:
    """Seconds of thinking, about; what it really was is charged afterwards."""
    word, _, setting = bot.partition(":")
    if bot in QUICK_BOTS:
        return QUICK_SECONDS
    if bot in LEVEL_SECONDS:
        return LEVEL_SECONDS[bot]
    if word == "mcts" and (not setting or setting.isdecimal()):
        return int(setting or DEFAULT_SIMULATIONS) / SIMULATIONS_A_SECOND
    return UNKNOWN_SECONDS
