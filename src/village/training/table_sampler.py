"""The tables that a game offers, and random samples of them, so that one net learns them all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any, Final

from village.bots.net.layout import Layout, union
from village.record.number_set import GivenNumbers
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
    boxes: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    numbers: GivenNumbers = None

    def create_table(self) -> Table:
        return create_table(self.game, self.edition, self.seats, self.boxes, self.options, self.numbers)

    @property
    def kind(self) -> str:
        """The group in which the table is reported."""
        return f"{self.edition} {self.seats}{'+' if self.boxes else ''}"

    @property
    def name(self) -> str:
        return " ".join([self.edition, str(self.seats), *self.boxes])


def box_sets(title: GameType, edition: str) -> list[tuple[str, ...]]:
    """Return every combination of expansions that an edition allows."""
    allowed = [box for box, editions in title.boxes().items() if edition in editions]
    sets = [chosen for count in range(len(allowed) + 1) for chosen in combinations(allowed, count)]
    return [chosen for chosen in sets if player_counts(title, edition, chosen)]


def player_counts(title: GameType, edition: str, boxes: tuple[str, ...]) -> list[int]:
    try:
        return title.seats(edition, boxes)
    except ValueError:  # these expansions exclude each other
        return []


def all_settings(game: str) -> Iterator[TableSetting]:
    """Yield every table of a game with default options, and every option value once per combination of expansions."""
    title = game_type_of(game)
    for edition in title.editions:
        for boxes in box_sets(title, edition):
            for seats in title.seats(edition, boxes):
                yield TableSetting(game, edition, seats, boxes)
            for option in title.options(edition, seats, boxes):
                for value in option.values:
                    yield TableSetting(game, edition, seats, boxes, {option.name: value})


def layout_of(game: str) -> Layout:
    """Return the observation layout that covers every table of a game."""
    return union(game, (setting.create_table() for setting in all_settings(game)))


class TableSampler:
    """Samples tables: editions by how many expansions they allow, seats and expansions as the settings say."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.settings = settings
        self.title = game_type_of(settings.game)
        self.random = Random(seed)
        self.box_sets = {edition: box_sets(self.title, edition) for edition in self.title.editions}

    def sample(self) -> TableSetting:
        random = self.random
        editions = list(self.box_sets)
        weights = [1 + len(self.allowed_boxes(edition)) for edition in editions]
        edition = random.choices(editions, weights)[0]
        base_game = random.random() < self.settings.base_game_prob
        boxes = () if base_game else random.choice(self.box_sets[edition])
        possible = self.title.seats(edition, boxes)
        seats = random.choices(possible, [self.weight(seats) for seats in possible])[0]
        options, numbers = self.sample_options(edition, seats, boxes), self.settings.numbers or None
        return TableSetting(self.title.name, edition, seats, boxes, options, numbers)

    def weight(self, seats: int) -> float:
        """Return the relative frequency of a player count."""
        weight: float = (1 + seats) ** self.settings.seat_exponent
        return weight * self.settings.solo_weight if seats == 1 else weight

    def allowed_boxes(self, edition: str) -> list[str]:
        return [box for box, editions in self.title.boxes().items() if edition in editions]

    def sample_options(self, edition: str, seats: int, boxes: tuple[str, ...]) -> dict[str, Any]:
        probability, random = self.settings.option_prob, self.random
        options = self.title.options(edition, seats, boxes)
        return {option.name: random.choice(option.values) for option in options if random.random() < probability}


def evaluation_settings(game: str, count: int, numbers: dict[str, Any] | None = None) -> list[TableSetting]:
    """Return the same distinct tables every time, distributed as in training, so that evaluations can be compared."""
    settings = Settings(game, base_game_prob=0.4, option_prob=0.0, seat_exponent=1.0, numbers=numbers or {})
    sampler = TableSampler(settings, EVALUATION_SEED)
    by_name = {setting.name: setting for setting in (sampler.sample() for _ in range(50 * count))}
    return list(by_name.values())[:count]
