"""The tables that a game offers, and random samples of them, so that one net learns them all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any, Final

from village.bots.net.layout import Layout, union
from village.record.custom_values import GivenValues
from village.record.setup import Table, create_table, game_type_of
from village.toolkit.game_type import GameType
from village.training.settings import Settings

EVALUATION_SEED: Final = 2011


@dataclass(frozen=True)
class TableSetting:
    """Everything that defines a table."""

    game: str
    edition: str
    seats: int
    expansions: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    custom_values: GivenValues = None

    def create_table(self) -> Table:
        return create_table(self.game, self.edition, self.seats, self.expansions, self.options, self.custom_values)

    @property
    def kind(self) -> str:
        """The group in which the table is reported."""
        return f"{self.edition} {self.seats}{'+' if self.expansions else ''}"

    @property
    def name(self) -> str:
        return " ".join([self.edition, str(self.seats), *self.expansions])


def expansion_sets(game_type: GameType, edition: str) -> list[tuple[str, ...]]:
    """Return every combination of expansions that an edition allows."""
    allowed = [expansion for expansion, editions in game_type.expansions().items() if edition in editions]
    sets = [chosen for count in range(len(allowed) + 1) for chosen in combinations(allowed, count)]
    return [chosen for chosen in sets if player_counts(game_type, edition, chosen)]


def player_counts(game_type: GameType, edition: str, expansions: tuple[str, ...]) -> list[int]:
    try:
        return game_type.seats(edition, expansions)
    except ValueError:  # these expansions exclude each other
        return []


def all_settings(game: str) -> Iterator[TableSetting]:
    """Yield every table of a game with default options, and every option value once per combination of expansions."""
    game_type = game_type_of(game)
    for edition in game_type.editions:
        for expansions in expansion_sets(game_type, edition):
            for seats in game_type.seats(edition, expansions):
                yield TableSetting(game, edition, seats, expansions)
            for option in game_type.options(edition, seats, expansions):
                for value in option.values:
                    yield TableSetting(game, edition, seats, expansions, {option.name: value})


def layout_of(game: str) -> Layout:
    """Return the observation layout that covers every table of a game."""
    return union(game, (setting.create_table() for setting in all_settings(game)))


class TableSampler:
    """Samples tables: editions by how many expansions they allow, seats and expansions as the settings say."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.settings = settings
        self.game_type = game_type_of(settings.game)
        self.random = Random(seed)
        self.expansion_sets = {edition: expansion_sets(self.game_type, edition) for edition in self.game_type.editions}

    def sample(self) -> TableSetting:
        random = self.random
        editions = list(self.expansion_sets)
        weights = [1 + len(self.allowed_expansions(edition)) for edition in editions]
        edition = random.choices(editions, weights)[0]
        base_game = random.random() < self.settings.base_game_prob
        expansions = () if base_game else random.choice(self.expansion_sets[edition])
        possible = self.game_type.seats(edition, expansions)
        seats = random.choices(possible, [self.weight(seats) for seats in possible])[0]
        options, custom_values = self.sample_options(edition, seats, expansions), self.settings.custom_values or None
        return TableSetting(self.game_type.name, edition, seats, expansions, options, custom_values)

    def weight(self, seats: int) -> float:
        """Return the relative frequency of a player count."""
        weight: float = (1 + seats) ** self.settings.seat_exponent
        return weight * self.settings.solo_weight if seats == 1 else weight

    def allowed_expansions(self, edition: str) -> list[str]:
        return [expansion for expansion, editions in self.game_type.expansions().items() if edition in editions]

    def sample_options(self, edition: str, seats: int, expansions: tuple[str, ...]) -> dict[str, Any]:
        probability, random = self.settings.option_prob, self.random
        options = [option for option in self.game_type.options(edition, seats, expansions) if not option.only_hides]
        return {option.name: random.choice(option.values) for option in options if random.random() < probability}


def evaluation_settings(game: str, count: int, custom_values: dict[str, Any] | None = None) -> list[TableSetting]:
    """Return the same distinct tables every time, distributed as in training, so that evaluations can be compared."""
    settings = Settings(game, base_game_prob=0.4, option_prob=0.0, seat_exponent=1.0, custom_values=custom_values or {})
    sampler = TableSampler(settings, EVALUATION_SEED)
    by_name = {setting.name: setting for setting in (sampler.sample() for _ in range(50 * count))}
    return list(by_name.values())[:count]
