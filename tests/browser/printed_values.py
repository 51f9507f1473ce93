"""The values that the board must draw, taken from the rules; the page computes them from its own tables."""

from __future__ import annotations

from typing import Any, cast

from village.games.village.rules import Rules
from village.games.village.tables import Tables
from village.games.village.vocabulary import COLOURS
from village.record.custom_values import GivenValues
from village.record.setup import create_table

EXPANSIONS = ("inn", "goals", "customers", "marriage")


def rules(custom_values: GivenValues, seats: int) -> Rules:
    return cast(Rules, create_table("village", "bigbox", seats, EXPANSIONS, custom_values=custom_values).rules)


def colours(row: Any) -> list[str]:
    return [colour for colour, number in zip(COLOURS, row, strict=False) for _ in range(number)]


def printed_values(custom_values: GivenValues) -> dict[str, Any]:
    """Return the printed values in the format of `printed.ts`."""
    tables = rules(custom_values, 4).tables
    return {
        "lap": tables.lap,
        "barn": tables.grain_limit,
        "crafts": crafts(tables),
        "mill": {"time": tables.mill_time, "grain": tables.mill_grain, "coins": tables.mill_coins},
        "cities": {row.name: [row.prestige, row.coins, row.cubes] for row in tables.cities},
        "paths": [{"from": row.ends[0], "to": row.ends[1], "cubes": colours(row.cubes)} for row in tables.paths],
        "mass": tables.mass_price,
        "windows": list(tables.window_points),
        "stages": list(tables.stage_points),
        "customers": {row.name: row.points for row in tables.customers},
        "rooms": {str(seats): rooms(rules(custom_values, seats).tables) for seats in range(1, 6)},
    }


def crafts(tables: Tables) -> dict[str, Any]:
    return {
        shop.name: {
            "train": shop.train,
            "make": shop.make,
            "buy": colours(shop.cubes) + ["grain"] * shop.grain,
            "goods": list(shop.goods),
            "amount": shop.amount,
        }
        for shop in tables.workshops
    }


def rooms(tables: Tables) -> list[int]:
    return [*tables.chronicle, tables.graves]
