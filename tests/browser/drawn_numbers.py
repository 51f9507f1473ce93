"""What must be drawn, taken from the rules of a table: the page makes the same from the numbers alone."""

from __future__ import annotations

from typing import Any, cast

from village.games.village.rules import Rules
from village.games.village.tables import Tables
from village.games.village.words import COLOURS
from village.record.numbers import GivenNumbers
from village.record.table import lay

BOXES = ("inn", "goals", "customers", "marriage")


def rules(numbers: GivenNumbers, seats: int) -> Rules:
    return cast(Rules, lay("village", "bigbox", seats, BOXES, numbers=numbers).rules)


def colours(row: Any) -> list[str]:
    return [colour for colour, number in zip(COLOURS, row, strict=False) for _ in range(number)]


def drawn(numbers: GivenNumbers) -> dict[str, Any]:
    """As far as the rules know it under names of their own."""
    there = rules(numbers, 4).tables
    return {
        "lap": there.lap,
        "barn": there.grain_limit,
        "crafts": crafts(there),
        "mill": {"time": there.mill_time, "grain": there.mill_grain, "coins": there.mill_coins},
        "cities": {one.name: [one.prestige, one.coins, one.cubes] for one in there.cities},
        "paths": [{"from": one.ends[0], "to": one.ends[1], "cubes": colours(one.cubes)} for one in there.paths],
        "mass": there.mass_price,
        "windows": list(there.window_points),
        "stages": list(there.stage_points),
        "customers": {one.name: one.points for one in there.customers},
        "rooms": {str(seats): rooms(rules(numbers, seats).tables) for seats in range(1, 6)},
    }


def crafts(there: Tables) -> dict[str, Any]:
    return {
        shop.name: {
            "train": shop.train,
            "make": shop.make,
            "buy": colours(shop.cubes) + ["grain"] * shop.grain,
            "goods": list(shop.goods),
            "amount": shop.amount,
        }
        for shop in there.workshops
    }


def rooms(there: Tables) -> list[int]:
    return [*there.chronicle, there.graves]
