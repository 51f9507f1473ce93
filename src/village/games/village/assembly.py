"""Checking a setting (edition, seats, expansions and options) and assembling its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from village.games.village.expansion import Expansion
from village.games.village.expansions.customers import Customers
from village.games.village.expansions.goals.expansion import Goals
from village.games.village.expansions.inn.expansion import Inn
from village.games.village.expansions.marriage.expansion import Marriage
from village.games.village.expansions.port.expansion import Port
from village.games.village.expansions.solo.expansion import Solo
from village.games.village.game import VillageGame
from village.games.village.options import base_options
from village.games.village.tables import read
from village.toolkit.options import Option, settings
from village.toolkit.tables import values_of

EXPANSIONS: Final[dict[str, Callable[[], Expansion]]] = {  # in the order of installation
    "inn": Inn,
    "port": Port,
    "goals": Goals,
    "customers": Customers,
    "marriage": Marriage,
}

COMPANIONS: Final = {"port": ["goals"]}  # G-SET-1

TABLES: Final = ["village", "solo"]  # and one for each expansion


def editions() -> list[str]:
    return list(read("village")["edition"])


def assemble(edition: str, seats: int, names: tuple[str, ...], options: dict[str, Any]) -> VillageGame:
    """Return the rules for one setting; raise ValueError if the setting is invalid."""
    chosen = chosen_expansions(edition, names)
    expansions = [EXPANSIONS[name]() for name in chosen]
    possible = seat_counts(edition, expansions)
    if type(seats) is not int or seats not in possible:
        raise ValueError(f"the {edition} edition seats {possible[0]} to {possible[-1]} players, not {seats!r}")
    if seats == 1:
        expansions.append(Solo())
    game = VillageGame(edition, seats, expansions, settings(declared_options(edition, seats, expansions), options))
    game.expansion_names = chosen
    return game


def chosen_expansions(edition: str, names: tuple[str, ...]) -> list[str]:
    """Return the expansions in the order of installation; raise ValueError if one of them or the edition is invalid."""
    if edition not in editions():
        raise ValueError(f"unknown edition {edition!r}; there are {', '.join(editions())}")
    for name in names:
        if name not in EXPANSIONS:
            raise ValueError(f"unknown expansion {name!r}; there are {', '.join(EXPANSIONS)}")
        if edition not in compatible_editions(name):
            possible = ", ".join(compatible_editions(name))
            raise ValueError(
                f"the expansion {name!r} is not compatible with the {edition} edition, only with {possible}"
            )
    if len(set(names)) != len(names):
        raise ValueError("each expansion can be added only once")
    return [name for name in EXPANSIONS if name in names]


def compatible_editions(name: str) -> list[str]:
    """Return the editions an expansion can be played with; all if its table names none."""
    compatible: Any = EXPANSIONS[name]().tables().get("editions", editions())
    if not isinstance(compatible, list) or not compatible or any(edition not in editions() for edition in compatible):
        raise ValueError(
            f"the editions of expansion {name!r} must be some of {', '.join(editions())}, not {compatible!r}"
        )
    return [str(edition) for edition in compatible]


def all_expansions() -> list[Expansion]:
    """Return every expansion, including the solo game."""
    return [*[make() for make in EXPANSIONS.values()], Solo()]


def declared_options(edition: str, seats: int, expansions: list[Expansion]) -> list[Option]:
    """Return the options of a setting; of two with the same name, the later one counts."""
    options = base_options(edition, seats)
    for expansion in expansions:
        options += expansion.options()
    return options


def available_options(edition: str, seats: int, names: tuple[str, ...]) -> list[Option]:
    """Return the options of a valid setting, each name once."""
    game = assemble(edition, seats, names, {})
    return list({option.name: option for option in declared_options(edition, seats, game.expansions)}.values())


def seat_counts(edition: str, expansions: list[Expansion]) -> list[int]:
    """Return the possible numbers of players; an expansion can add pieces for one more (I-SET-8)."""
    possible: list[int] = read("village")["edition"][edition]["seats"]
    for expansion in expansions:
        possible = values_of(expansion.tables()).get("edition", {}).get(edition, {}).get("seats", possible)
    return possible
