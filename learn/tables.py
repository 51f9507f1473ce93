"""Which tables a title offers, and which of them are played: drawn at random, so that one net learns all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any, Final

from learn.settings import Settings
from village.bots.net.layout import Layout, union
from village.record.numbers import GivenNumbers
from village.record.table import Table, lay, title_of
from village.toolkit.title import Title

DRAWN_SEED: Final = 2011


@dataclass(frozen=True)
class Setting:
    """How a table is laid."""

    game: str
    edition: str
    seats: int
    boxes: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    numbers: GivenNumbers = None

    def lay(self) -> Table:
        return lay(self.game, self.edition, self.seats, self.boxes, self.options, self.numbers)

    @property
    def kind(self) -> str:
        """Tables of a kind are reported together."""
        return f"{self.edition} {self.seats}{'+' if self.boxes else ''}"

    @property
    def name(self) -> str:
        return " ".join([self.edition, str(self.seats), *self.boxes])


def box_sets(title: Title, edition: str) -> list[tuple[str, ...]]:
    """Every choice of boxes that fit an edition and each other."""
    fitting = [box for box, editions in title.boxes().items() if edition in editions]
    sets = [chosen for count in range(len(fitting) + 1) for chosen in combinations(fitting, count)]
    return [chosen for chosen in sets if seats_of(title, edition, chosen)]


def seats_of(title: Title, edition: str, boxes: tuple[str, ...]) -> list[int]:
    try:
        return title.seats(edition, boxes)
    except ValueError:  # these boxes cannot be together
        return []


def offered(game: str) -> Iterator[Setting]:
    """Every table of a game, as usual; and every value of every option once with each choice of boxes."""
    title = title_of(game)
    for edition in title.editions:
        for boxes in box_sets(title, edition):
            for seats in title.seats(edition, boxes):
                yield Setting(game, edition, seats, boxes)
            for option in title.options(edition, seats, boxes):
                for value in option.values:
                    yield Setting(game, edition, seats, boxes, {option.name: value})


def layout_of(game: str) -> Layout:
    """The universal row of a game."""
    return union(game, (setting.lay() for setting in offered(game)))


class Draw:
    """Draws tables: editions by how much fits them, seats and boxes as often as the settings say."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.settings = settings
        self.title = title_of(settings.game)
        self.random = Random(seed)
        self.sets = {edition: box_sets(self.title, edition) for edition in self.title.editions}

    def one(self) -> Setting:
        random = self.random
        editions = list(self.sets)
        weights = [1 + len(self.fitting(edition)) for edition in editions]
        edition = random.choices(editions, weights)[0]
        boxes = () if random.random() < self.settings.plain else random.choice(self.sets[edition])
        possible = self.title.seats(edition, boxes)
        seats = random.choices(possible, [self.weight(seats) for seats in possible])[0]
        options, numbers = self.options(edition, seats, boxes), self.settings.numbers or None
        return Setting(self.title.name, edition, seats, boxes, options, numbers)

    def weight(self, seats: int) -> float:
        """How often so many seats come up, beside other numbers of them."""
        often: float = (1 + seats) ** self.settings.crowd
        return often * self.settings.solo if seats == 1 else often

    def fitting(self, edition: str) -> list[str]:
        return [box for box, editions in self.title.boxes().items() if edition in editions]

    def options(self, edition: str, seats: int, boxes: tuple[str, ...]) -> dict[str, Any]:
        odd, random = self.settings.odd, self.random
        found = self.title.options(edition, seats, boxes)
        return {option.name: random.choice(option.values) for option in found if random.random() < odd}


def drawn(game: str, count: int, numbers: dict[str, Any] | None = None) -> list[Setting]:
    """The same tables every time, as they are drawn in training, each once: to measure by."""
    draw = Draw(Settings(game, plain=0.4, odd=0.0, crowd=1.0, numbers=numbers or {}), DRAWN_SEED)
    found = {setting.name: setting for setting in (draw.one() for _ in range(50 * count))}
    return list(found.values())[:count]
