"""Players that are programs, and what bot writers need.

A bot is any object with the method `choose`, which gets a `PlayerView` and returns a move. `find` creates a built-in or
registered bot by its name, and `play_out` lets bots finish a game:

village.bots.play_out(game, ["greedy", "easy", MyBot()])
"""

from village.bots.analysis.hints import hint
from village.bots.bot import BadBot, Bot, PlayerView
from village.bots.bot_player import BotPlayer, play_out
from village.bots.registry import find, names

__all__ = ["BadBot", "Bot", "BotPlayer", "PlayerView", "find", "hint", "names", "play_out"]
