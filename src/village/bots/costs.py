"""Expected thinking time of a bot, estimated from its name."""

from __future__ import annotations

from typing import Final

from village.bots.builtin import DEFAULT_SIMULATIONS, SIMULATIONS_PER_SECOND

QUICK_BOTS: Final = ("beginner", "easy", "medium", "hard", "greedy", "random")  # hardly any search
QUICK_SECONDS: Final = 0.01
MASTER: Final = "master"
MASTER_SECONDS: Final = 0.4
UNKNOWN_SECONDS: Final = 1.0  # bots from other packages


def expected_seconds(bot: str) -> float:
    """Return the approximate thinking time in seconds; the actual time is charged afterwards."""
    word, _, setting = bot.partition(":")
    if bot in QUICK_BOTS:
        return QUICK_SECONDS
    if bot == MASTER:
        return MASTER_SECONDS
    if word == "mcts" and (not setting or setting.isdecimal()):
        return int(setting or DEFAULT_SIMULATIONS) / SIMULATIONS_PER_SECOND
    return UNKNOWN_SECONDS
