"""Village as a title: what everybody outside this folder may ask of it."""

from __future__ import annotations

from typing import Any, Final

from village.games.village.editions import (
    BOXES,
    TABLES,
    assemble,
    choices,
    chosen_boxes,
    editions,
    every_module,
    fitting,
    seat_counts,
)
from village.games.village.faults import faults
from village.games.village.tables import PACKAGE, read
from village.games.village.views import View
from village.kernel.game import Game
from village.toolkit.enterable import Mistake
from village.toolkit.options import Option
from village.toolkit.title import Title

NAME: Final = "village"
EDITION: Final = "bigbox"  # it holds what the other one does, and a player alone can play it


class VillageTitle(Title):
    """The base game in its editions, and the boxes that can be added."""

    def __init__(self) -> None:
        super().__init__(NAME, PACKAGE, editions(), EDITION)

    def boxes(self) -> dict[str, list[str]]:
        return {box: fitting(box) for box in BOXES}

    def seats(self, edition: str, boxes: tuple[str, ...]) -> list[int]:
        return seat_counts(edition, [BOXES[box]() for box in chosen_boxes(edition, boxes)])

    def options(self, edition: str, seats: int, boxes: tuple[str, ...]) -> list[Option]:
        return choices(edition, seats, boxes)

    def tables(self) -> list[str]:
        return [*TABLES, *BOXES]

    def table(self, name: str) -> dict[str, Any]:
        return BOXES[name]().tables() if name in BOXES else read(name)

    def faults(self, tables: dict[str, Any]) -> list[Mistake]:
        boxes = [fault for module in every_module() for fault in module.faults(tables)]
        return [*faults(tables), *boxes]

    def view_type(self) -> type:
        return View

    def assemble(self, edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any]) -> Game:
        return assemble(edition, seats, boxes, options)
