"""The games, each in its own folder. Other packages add theirs with an entry point."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from village.games.my_village.game_type import MyVillageGameType
from village.games.village.game_type import VillageGameType
from village.toolkit.game_type import GameType
from village.toolkit.installed import entry_points

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "village.games"  # entry points of other packages: each names a GameType

OURS: Final[dict[str, GameType]] = {game_type.name: game_type for game_type in (VillageGameType(), MyVillageGameType())}
FIRST: Final = next(iter(OURS.values()))  # the default game


@cache
def installed_on(_: tuple[str, ...]) -> Mapping[str, EntryPoint]:
    """Return the games of other packages on this path; looking for them reads a file of every package."""
    return entry_points(GROUP)


def installed() -> Mapping[str, EntryPoint]:
    return installed_on(tuple(sys.path))


def names() -> list[str]:
    """Return the name of every available game, built-in ones first, without loading the others."""
    return [*OURS, *sorted(installed().keys() - set(OURS))]


def game_types() -> list[GameType]:
    """Return every available game, built-in ones first."""
    return [find(name) for name in names()]


def find(name: str) -> GameType:
    """Return the game of this name, built-in ones first; raise ValueError if there is none."""
    if name in OURS:
        return OURS[name]
    if name not in installed():
        known = names()
        raise ValueError(f"unknown game {name!r}; there {'is' if len(known) == 1 else 'are'} {', '.join(known)}")
    game_type = installed()[name].load()
    if not isinstance(game_type, GameType) or game_type.name != name:
        raise ValueError(f"the game {name!r} cannot be loaded: {game_type!r} is not a GameType of that name")
    return game_type
