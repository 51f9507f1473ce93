"""The bots by name: those of this package, and those that other packages bring."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from typing import Final

from village.bots.bot import BadBot, Bot, blamed
from village.bots.builtin import OURS as PROGRAMS
from village.bots.builtin import Maker
from village.bots.levels import LEVELS, STEPS

GROUP: Final = "village.bots"  # entry points of other packages
SETTING: Final = re.compile(r"[A-Za-z0-9._=,-]*")
OURS: Final[dict[str, Maker]] = {**LEVELS, **PROGRAMS, **STEPS}


def find(name: str) -> Bot:
    """Return a new bot by its name; what follows a colon is its setting, as in `mcts:1000`.

    Raises:
        BadBot: There is no such bot, or it does not accept the setting.
    """
    word, _, setting = name.partition(":")
    make = maker(word)
    with blamed(f"bot {name!r} cannot be made"):
        bot = make(setting)
    if not hasattr(bot, "choose"):
        raise BadBot(f"bot {name!r} cannot choose: {bot!r} is no bot")
    return bot


def must_exist(name: str) -> None:
    """BadBot if there is no such bot. Only our own are made for it: others run in a process of their own."""
    word, _, setting = name.partition(":")
    if word in OURS:
        find(name)
    elif word not in names():
        raise BadBot(f"unknown bot {word!r}; there are {', '.join(names())}")
    elif not SETTING.fullmatch(setting):
        raise BadBot(f"bot {word!r} cannot have this setting: letters, digits and . _ - = , only")


def maker(word: str) -> Maker:
    """What makes bots of this name; ours keep their names, whatever else is installed."""
    if word in OURS:
        return OURS[word]
    if word not in entry_points(group=GROUP).names:
        raise BadBot(f"unknown bot {word!r}; there are {', '.join(names())}")
    with blamed(f"bot {word!r} cannot be loaded"):
        made: Maker = entry_points(group=GROUP)[word].load()
    if not callable(made):
        raise BadBot(f"bot {word!r} cannot be loaded: {made!r} makes no bots")
    return made


def names() -> list[str]:
    """Return the names of all bots, those of this package first."""
    return [*OURS, *sorted(entry_points(group=GROUP).names - set(OURS))]
