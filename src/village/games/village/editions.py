"""Which tables can be laid: editions, seats, boxes and options, checked and assembled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from village.games.village.boxes.customers import Customers
from village.games.village.boxes.goals.box import Goals
from village.games.village.boxes.inn.box import Inn
from village.games.village.boxes.marriage.box import Marriage
from village.games.village.boxes.port.box import Port
from village.games.village.boxes.solo.box import Solo
from village.games.village.game import VillageGame
from village.games.village.module import Module
from village.games.village.options import base_options
from village.games.village.tables import read
from village.toolkit.options import Option, settings
from village.toolkit.tables import numbers

BOXES: Final[dict[str, Callable[[], Module]]] = {  # as installed
    "inn": Inn,
    "port": Port,
    "goals": Goals,
    "customers": Customers,
    "marriage": Marriage,
}

TABLES: Final = ["village", "solo"]  # and one for each box


def editions() -> list[str]:
    return list(read("village")["edition"])


def assemble(edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any]) -> VillageGame:
    """The rules of one table; ValueError with one sentence if there is no such table."""
    chosen = chosen_boxes(edition, boxes)
    modules = [BOXES[box]() for box in chosen]
    possible = seat_counts(edition, modules)
    if type(seats) is not int or seats not in possible:
        raise ValueError(f"the {edition} edition seats {possible[0]} to {possible[-1]} players, not {seats!r}")
    if seats == 1:
        modules.append(Solo())
    game = VillageGame(edition, seats, modules, settings(declared(edition, seats, modules), options))
    game.boxes = chosen
    return game


def chosen_boxes(edition: str, boxes: tuple[str, ...]) -> list[str]:
    """The boxes in the order in which they are installed; ValueError if they or the edition cannot be."""
    if edition not in editions():
        raise ValueError(f"unknown edition {edition!r}; there are {', '.join(editions())}")
    for box in boxes:
        if box not in BOXES:
            raise ValueError(f"unknown box {box!r}; there are {', '.join(BOXES)}")
        if edition not in fitting(box):
            raise ValueError(f"the box {box!r} does not fit the {edition} edition, only {', '.join(fitting(box))}")
    if len(set(boxes)) != len(boxes):
        raise ValueError("every box can be added once")
    return [box for box in BOXES if box in boxes]


def fitting(box: str) -> list[str]:
    """The editions a box is made for; all where its table names none."""
    found: Any = BOXES[box]().tables().get("editions", editions())
    if not isinstance(found, list) or not found or any(name not in editions() for name in found):
        raise ValueError(f"the editions of the box {box!r} must be some of {', '.join(editions())}, not {found!r}")
    return [str(name) for name in found]


def every_module() -> list[Module]:
    """Every box there is, and the one for a player alone."""
    return [*[make() for make in BOXES.values()], Solo()]


def declared(edition: str, seats: int, modules: list[Module]) -> list[Option]:
    """What the table may choose; where two have a name, the later holds."""
    found = base_options(edition, seats)
    for module in modules:
        found += module.options()
    return found


def choices(edition: str, seats: int, boxes: tuple[str, ...]) -> list[Option]:
    """The options of a table that can be laid, each name once."""
    game = assemble(edition, seats, boxes, {})
    return list({option.name: option for option in declared(edition, seats, game.modules)}.values())


def seat_counts(edition: str, modules: list[Module]) -> list[int]:
    """How many may play; a box can bring pieces for one more (I-SET-8)."""
    possible: list[int] = read("village")["edition"][edition]["seats"]
    for module in modules:
        possible = numbers(module.tables()).get("edition", {}).get(edition, {}).get("seats", possible)
    return possible
