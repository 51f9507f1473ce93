"""Which tables can be laid: editions, seats, boxes and options, checked and assembled."""

from __future__ import annotations

from typing import Any, Final

from village.classic.game import VillageGame
from village.classic.rules import Option
from village.classic.tables import read

BOXES: Final[list[str]] = []  # none yet
OPTIONS: Final = ["different_cubes", "first_player", "start_compensation"]


def editions() -> list[str]:
    return list(read("village")["edition"])


def assemble(edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any]) -> VillageGame:
    """The rules of one table; ValueError with one sentence if there is no such table."""
    if edition not in editions():
        raise ValueError(f"unknown edition {edition!r}; there are {', '.join(editions())}")
    possible: list[int] = read("village")["edition"][edition]["seats"]
    if type(seats) is not int or seats not in possible:
        raise ValueError(f"the {edition} edition seats {possible[0]} to {possible[-1]} players, not {seats!r}")
    for box in boxes:
        raise ValueError(f"unknown box {box!r}; there is none yet")
    return VillageGame(edition, seats, settings(edition, seats, options))


def settings(edition: str, seats: int, options: dict[str, Any]) -> dict[str, Option]:
    """Every option with its value: what the table wants, else what the edition says."""
    for name in options:
        if name not in OPTIONS:
            raise ValueError(f"unknown option {name!r}; there are {', '.join(OPTIONS)}")
    first = options.get("first_player")
    if first is not None and (type(first) is not int or not 0 <= first < seats):
        raise ValueError(f"first_player must be a seat from 0 to {seats - 1} or none, not {first!r}")
    return {
        "different_cubes": switch(options, "different_cubes", False),
        "first_player": first,
        "start_compensation": switch(
            options, "start_compensation", read("village")["edition"][edition]["start_compensation"]
        ),
    }


def switch(options: dict[str, Any], name: str, default: bool) -> bool:
    value = options.get(name, default)
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be true or false, not {value!r}")
    return value
