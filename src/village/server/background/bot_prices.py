"""What an answer of a bot costs, as far as its name tells."""

from __future__ import annotations

from typing import Final

from village.bots.builtin import DEFAULT_SIMULATIONS, SIMULATIONS_A_SECOND

QUICK_BOTS: Final = ("beginner", "easy", "medium", "hard", "greedy", "random")  # they look hardly further than a turn
QUICK_SECONDS: Final = 0.01
MASTER: Final = "master"
MASTER_SECONDS: Final = 0.4
UNKNOWN_SECONDS: Final = 1.0  # bots of other packages


def price_of(bot: str) -> float:
    """Seconds of thinking, about; what it really was is charged afterwards."""
    word, _, setting = bot.partition(":")
    if bot in QUICK_BOTS:
        return QUICK_SECONDS
    if bot == MASTER:
        return MASTER_SECONDS
    if word == "mcts" and (not setting or setting.isdecimal()):
        return int(setting or DEFAULT_SIMULATIONS) / SIMULATIONS_A_SECOND
    return UNKNOWN_SECONDS
