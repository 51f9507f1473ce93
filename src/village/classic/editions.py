"""Which tables can be laid: editions, seats, boxes and options, checked and assembled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from village.classic.boxes.customers import Customers
from village.classic.boxes.goals.box import Goals
from village.classic.boxes.inn.box import Inn
from village.classic.boxes.solo.box import Solo
from village.classic.game import VillageGame
from village.classic.module import Module
from village.classic.rules import Option
from village.classic.tables import numbers, read

BOXES: Final[dict[str, Callable[[], Module]]] = {"inn": Inn, "goals": Goals, "customers": Customers}  # as installed
OPTIONS: Final = ["different_cubes", "first_player", "rival_die", "start_compensation"]


def editions() -> list[str]:
    return list(read("village")["edition"])


def assemble(edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any]) -> VillageGame:
    """The rules of one table; ValueError with one sentence if there is no such table."""
    if edition not in editions():
        raise ValueError(f"unknown edition {edition!r}; there are {', '.join(editions())}")
    for box in boxes:
        if box not in BOXES:
            raise ValueError(f"unknown box {box!r}; there are {', '.join(BOXES)}")
    if len(set(boxes)) != len(boxes):
        raise ValueError("every box can be added once")
    chosen = [box for box in BOXES if box in boxes]
    modules = [BOXES[box]() for box in chosen]
    possible = seat_counts(edition, modules)
    if type(seats) is not int or seats not in possible:
        raise ValueError(f"the {edition} edition seats {possible[0]} to {possible[-1]} players, not {seats!r}")
    if seats == 1:
        modules.append(Solo())
    game = VillageGame(edition, seats, modules, settings(edition, seats, options))
    game.boxes = chosen
    return game


def seat_counts(edition: str, modules: list[Module]) -> list[int]:
    """How many may play; a box can bring pieces for one more (I-SET-8)."""
    possible: list[int] = read("village")["edition"][edition]["seats"]
    for module in modules:
        possible = numbers(module.tables()).get("edition", {}).get(edition, {}).get("seats", possible)
    return possible


def settings(edition: str, seats: int, options: dict[str, Any]) -> dict[str, Option]:
    """Every option with its value: what the table wants, else what the edition says."""
    for name in options:
        if name not in OPTIONS:
            raise ValueError(f"unknown option {name!r}; there are {', '.join(OPTIONS)}")
    first = options.get("first_player")
    if first is not None and (type(first) is not int or not 0 <= first < seats):
        raise ValueError(f"first_player must be a seat from 0 to {seats - 1} or none, not {first!r}")
    gifts: bool = seats > 1 and read("village")["edition"][edition]["start_compensation"]
    found: dict[str, Option] = {
        "different_cubes": switch(options, "different_cubes", False),
        "first_player": first,
        "rival_die": switch(options, "rival_die", False),
        "start_compensation": switch(options, "start_compensation", gifts),
    }
    if seats == 1 and found["start_compensation"]:
        raise ValueError("start_compensation is for several players")  # S-SET-1
    if seats > 1 and found.pop("rival_die"):
        raise ValueError("rival_die is for a player alone")  # S-TRN-5
    return found


def switch(options: dict[str, Any], name: str, default: bool) -> bool:
    value = options.get(name, default)
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be true or false, not {value!r}")
    return value
