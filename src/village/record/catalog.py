"""The catalog of games: editions, seats, expansions, options, and how many values have which status."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from village.games import game_types
from village.toolkit.game_type import GameType
from village.toolkit.options import Option, Value
from village.toolkit.tables import STATUSES


@dataclass(frozen=True)
class Statuses:
    """Number of values of each status, in the order of STATUSES."""

    printed: int
    reported: int
    estimated: int


@dataclass(frozen=True)
class OptionOffer:
    """A table option."""

    name: str
    default: Value
    values: list[Value]


@dataclass(frozen=True)
class EditionOffer:
    name: str
    seats: list[int]
    options: list[OptionOffer]


@dataclass(frozen=True)
class ExpansionOffer:
    """An expansion, the editions it is compatible with, those preselected with it, and the options it adds."""

    name: str
    editions: list[str]
    companions: list[str]
    options: list[OptionOffer]
    statuses: Statuses


@dataclass(frozen=True)
class GameOffer:
    """A game; `edition` and `seats` are the defaults, `statuses` counts the base game without expansions."""

    name: str
    edition: str
    seats: int
    editions: list[EditionOffer]
    expansions: list[ExpansionOffer]
    statuses: Statuses


def catalog() -> list[GameOffer]:
    return [offer(game_type) for game_type in game_types()]


@cache
def offer(game_type: GameType) -> GameOffer:
    """Return the catalog entry of a game. Cached because collecting all options takes a third of a second."""
    expansions = game_type.expansions()
    base = [name for name in game_type.tables() if name not in expansions]
    return GameOffer(
        game_type.name, game_type.edition, game_type.default_seats,
        [EditionOffer(name, game_type.seats(name, ()), options_of(game_type, name, ())) for name in game_type.editions],
        [expansion_offer(game_type, name, fits) for name, fits in expansions.items()],
        statuses_of(game_type, base),
    )  # fmt: skip


def expansion_offer(game_type: GameType, expansion: str, editions: list[str]) -> ExpansionOffer:
    edition = game_type.edition if game_type.edition in editions else editions[0]
    known = [option.name for option in options_of(game_type, edition, ())]
    added = [option for option in options_of(game_type, edition, (expansion,)) if option.name not in known]
    companions = game_type.companions().get(expansion, [])
    return ExpansionOffer(expansion, editions, companions, added, statuses_of(game_type, [expansion]))


def statuses_of(game_type: GameType, tables: list[str]) -> Statuses:
    """Count the values of each status as they are customized: a list or a tally is one value."""
    statuses = [unit.status for unit in game_type.units() if unit.key.partition(".")[0] in tables]
    return Statuses(*[statuses.count(status) for status in STATUSES])


def options_of(game_type: GameType, edition: str, expansions: tuple[str, ...]) -> list[OptionOffer]:
    """Return the options for the default number of seats first, then those that only other numbers of seats have."""
    possible = game_type.seats(edition, expansions)
    default = game_type.seats_near(game_type.default_seats, edition, expansions)
    options: dict[str, Option] = {}
    for seats in (default, *possible):
        for option in game_type.options(edition, seats, expansions):
            options.setdefault(option.name, option)
    return [option_offer(option) for option in options.values()]


def option_offer(option: Option) -> OptionOffer:
    return OptionOffer(option.name, option.default, option.values)
