"""The registry of bots: the built-in ones and those that other packages provide as entry points."""

from __future__ import annotations

import re
from typing import Final

from village.bots.bot import BadBot, Bot, wrap_bot_errors
from village.bots.builtin import ENGINES, BotFactory
from village.bots.levels import LEVELS, TUNABLE
from village.toolkit.installed import entry_points

GROUP: Final = "village.bots"  # entry points of other packages
SETTING: Final = re.compile(r"[A-Za-z0-9._=,-]*")
BUILTIN: Final[dict[str, BotFactory]] = {**LEVELS, **ENGINES, **TUNABLE}


def find(name: str) -> Bot:
    """Return a new bot by its name, optionally with a setting after a colon, as in `mcts:1000`.

    Raises:
        BadBot: There is no such bot, or it does not accept the setting.
    """
    word, _, setting = name.partition(":")
    create = factory_of(word)
    with wrap_bot_errors(f"bot {name!r} cannot be created"):
        bot = create(setting)
    if not hasattr(bot, "choose"):
        raise BadBot(f"bot {name!r} is {bot!r}, which has no method `choose`")
    return bot


def check_bot_exists(name: str) -> None:
    """Raise BadBot if there is no such bot. Bots of other packages are not created here but in a separate process."""
    word, _, setting = name.partition(":")
    if word in BUILTIN:
        find(name)
    elif word not in names():
        raise BadBot(f"unknown bot {word!r}; choose one of {', '.join(names())}")
    elif not SETTING.fullmatch(setting):
        raise BadBot(f"invalid setting of bot {word!r}: only letters, digits and . _ - = , are allowed")


def factory_of(word: str) -> BotFactory:
    """Return the factory of a bot; built-in names cannot be overridden by entry points."""
    if word in BUILTIN:
        return BUILTIN[word]
    if word not in entry_points(GROUP):
        raise BadBot(f"unknown bot {word!r}; choose one of {', '.join(names())}")
    with wrap_bot_errors(f"bot {word!r} cannot be loaded"):
        factory: BotFactory = entry_points(GROUP)[word].load()
    if not callable(factory):
        raise BadBot(f"bot {word!r} cannot be loaded: {factory!r} is not callable")
    return factory


def names() -> list[str]:
    """Return the names of all bots, those of this package first."""
    return [*BUILTIN, *sorted(entry_points(GROUP).keys() - set(BUILTIN))]
