"""Tables: a game with its edition, expansions and options, assembled once and shared by all records."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from village import games
from village.kernel.game import Game
from village.record.custom_values import CustomValues, GivenValues, read_set
from village.record.errors import BadSetup
from village.record.lru_cache import LruCache
from village.toolkit.game_type import GameType

GAME: Final = games.FIRST.name  # the default game
DEFAULT: Final[Any] = object()  # sentinel, because None is an invalid value here


@dataclass(frozen=True)
class Table:
    """The setting of a game and its rules."""

    name: str
    edition: str
    seats: int
    expansions: tuple[str, ...]
    options: dict[str, Any]  # every option with the value in force
    rules: Game
    tokens: dict[str, tuple[str, int]]  # "turn market.pink" -> its step and its choice there
    custom_values: CustomValues | None = None  # None: the standard values

    @cached_property
    def actions(self) -> list[str]:
        """The token of every action, by its index."""
        return list(self.tokens)

    @cached_property
    def key(self) -> str:
        """The same text for every table with the same rules."""
        values_hash = self.custom_values.hash if self.custom_values is not None else ""
        return repr((self.name, self.edition, self.seats, self.expansions, sorted(self.options.items()), values_hash))

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """Return the table itself, since it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        values = self.custom_values.data() if self.custom_values is not None else None
        return create_table, (self.name, self.edition, self.seats, self.expansions, self.options, values)


TABLES: Final[LruCache[Table]] = LruCache(128)  # a table takes about 0.3 MB
CUSTOM_TABLES: Final[LruCache[Table]] = LruCache(64)  # with custom values, so that they do not displace the others


def create_table(
    name: str = GAME,
    edition: str = DEFAULT,
    seats: int = DEFAULT,
    expansions: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    custom_values: GivenValues = None,
) -> Table:
    """Return the table for these settings, with the defaults of the game; raise BadSetup if they are invalid."""
    game_type = game_type_of(name)
    edition = game_type.edition if edition is DEFAULT else edition
    seats = game_type.default_seats if seats is DEFAULT else seats
    if not isinstance(edition, str):
        raise BadSetup(f"an edition must be a name, not {edition!r}")
    if not isinstance(seats, int):
        raise BadSetup(f"seats must be a number, not {seats!r}")
    if not isinstance(expansions, (list, tuple)) or not all(isinstance(expansion, str) for expansion in expansions):
        raise BadSetup(f"expansions must be names such as {tuple(game_type.expansions())[:2]}, not {expansions!r}")
    try:
        return cached_table(
            game_type, edition, seats, tuple(expansions), dict(options or {}), read_set(game_type, custom_values)
        )
    except (ValueError, TypeError) as error:
        raise BadSetup(str(error)) from None


def table_from_setting(setting: dict[str, Any]) -> Table:
    """Return the table that `Record.setting` describes."""
    return create_table(
        setting["game"], setting["edition"], setting["seats"], tuple(setting["expansions"]), dict(setting["options"]),
        setting.get("custom_values"),
    )  # fmt: skip


def game_type_of(name: str) -> GameType:
    """Return the game of this name; raise BadSetup if there is none."""
    try:
        return games.find(name)
    except (ValueError, TypeError) as error:
        raise BadSetup(str(error)) from None


def cached_table(
    game_type: GameType,
    edition: str,
    seats: int,
    expansions: tuple[str, ...],
    options: dict[str, Any],
    custom_values: CustomValues | None,
) -> Table:
    """Return the shared table. Not functools.cache, which would accept 1 for True and let a wrong option pass."""
    key = repr((game_type.name, edition, seats, sorted(expansions), sorted(options.items())))
    if custom_values is not None:
        key += f" {custom_values.name!r} {custom_values.hash}"
    cache = TABLES if custom_values is None else CUSTOM_TABLES
    return cache.get(key, lambda: assemble(game_type, edition, seats, expansions, options, custom_values))


def assemble(
    game_type: GameType,
    edition: str,
    seats: int,
    expansions: tuple[str, ...],
    options: dict[str, Any],
    custom_values: CustomValues | None,
) -> Table:
    if custom_values is None:
        rules = game_type.assemble(edition, seats, expansions, options)
    else:
        rules = game_type.assemble_with(edition, seats, expansions, options, custom_values.values)
    tokens = {
        f"{step.name} {step.token(choice)}": (step.name, choice) for step in rules.steps for choice in range(step.size)
    }
    if len(tokens) < rules.actions:
        raise ValueError(f"two moves of {game_type.name} have the same token")
    return Table(
        game_type.name, edition, seats, tuple(rules.expansion_names), rules.options, rules, tokens, custom_values
    )
