"""The slots of the game: every question by name, and the banners of every area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.my_village.tables import VALUES, Tables, read
from village.games.my_village.vocabulary import BLACK, COUNCILS, WHITE
from village.kernel.game import Game
from village.kernel.step import Step
from village.kernel.types import Count, Row, i64, vec
from village.toolkit.events import EventTypes
from village.toolkit.tables import digest

if TYPE_CHECKING:
    from village.games.my_village.banner import BlackBanner, WhiteBanner
    from village.games.my_village.score import Line
    from village.games.my_village.state import MyVillage

VERSION: Final = 4  # increased when old records may no longer be replayable


class Rules(Game):
    """The rules of My Village at one table."""

    deal: Step[MyVillage]
    board: Step[MyVillage]
    prepare: Step[MyVillage]
    roll: Step[MyVillage]
    dice: Step[MyVillage]
    make_value: Step[MyVillage]
    change: Step[MyVillage]
    banner: Step[MyVillage]
    white: Step[MyVillage]
    act: Step[MyVillage]
    add_monk: Step[MyVillage]
    convene: Step[MyVillage]
    fare: Step[MyVillage]
    pay: Step[MyVillage]
    customer: Step[MyVillage]
    refill: Step[MyVillage]
    reveal: Step[MyVillage]
    hidden_customer: Step[MyVillage]
    school: Step[MyVillage]
    headman: Step[MyVillage]
    tile: Step[MyVillage]
    mark: Step[MyVillage]
    plow: Step[MyVillage]
    journey: Step[MyVillage]
    redraw: Step[MyVillage]
    monk: Step[MyVillage]
    reaper: Step[MyVillage]
    death: Step[MyVillage]
    laborer: Step[MyVillage]
    rat: Step[MyVillage]
    avoid: Step[MyVillage]
    invade: Step[MyVillage]
    next_turn: Step[MyVillage]

    def __init__(self, seats: int, hides_points: bool) -> None:
        super().__init__("my_village", VERSION, seats)
        self.hides_points = hides_points  # M-CUS-12
        self.tables = Tables(seats)
        self.tables_hash = digest([read()])
        self.blacks_at: list[list[BlackBanner]] = [[] for _ in range(VALUES)]  # by value: the areas it may open
        self.black_of: list[BlackBanner] = []  # by black name
        self.white_of: list[WhiteBanner] = []  # by white name
        self.board_at: Row = vec[i64]([])  # school and play, by board and value: white names as bits
        self.active: Row = vec[i64]([])  # by villagers present: the white names of active areas
        self.score: list[Line] = []
        self.lines: list[str] = []
        self.questions: list[Step[MyVillage]] = []  # questions to seats
        self.question_of: Row = vec[i64]([])  # their index, by their first action
        tables = self.tables
        self.cards: list[str] = [  # cards that can be bought, from the display to the village
            *[f"church.{card.name}" for card in tables.churches], *[f"monk.{card.name}" for card in tables.monks],
            *[f"council.{name}" for name in COUNCILS], "meeting", "field",
            *[f"craft.{card.name}" for card in tables.crafts],
        ]  # fmt: skip
        self.banners: list[str] = [*BLACK, *[f"white.{name}" for name in WHITE]]
        self.turns: Count = seats * tables.turns  # of a round (M-RND-4)
        self.dice_count: Count = tables.white_dice + tables.black_dice
        self.events: EventTypes = {}
        self.vocabulary: dict[str, list[str]] = {}

    def add_area(self, area: BlackBanner, values: int) -> None:
        """Add an area, in the order of the black names, with the values that open one of its banners."""
        for value in range(VALUES):
            if values >> value & 1:
                self.blacks_at[value].append(area)
        self.black_of += [area] * area.size
