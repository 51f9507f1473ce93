"""Sets of custom values: one that changes a bit of everything, and random ones."""

from __future__ import annotations

from random import Random
from typing import Any

from village.games import find
from village.toolkit.game_type import GameType
from village.toolkit.override_schema import Unit

# Custom values in every table; `test_playing` checks their effects.
VALUES: dict[str, Any] = {
    "village.life.lap": 9,
    "village.bag.per_colour": {"2": 5, "3": 6, "4": 7, "5": 8},
    "village.spaces.crafts": {"2": 3, "3": 4, "4": 6, "5": 7},
    "village.chronicle.graves": {"2": 2, "3": 5, "4": 4, "5": 7},
    "village.chronicle.farm.3": 1,
    "village.church.steps": [1, 2, 3],
    "village.council.time": [1, 2, 3, 3],
    "village.crafts.stables.train": 4,
    "village.travel.cities.north2": {"coins": 0, "cubes": 1, "prestige": 2} | {"coins": 1},
    "village.travel.paths.4.cubes": {"green": 2, "brown": 1},
    "village.customers.tiles.2": {"want": {"scroll": 1, "ox": 1}, "points": 7},
    "village.customers.tiles.11": {"want": {"grain": 5}, "points": 5},
    "solo.ring": {"recesses": 12, "top": [1, 4, 6], "bottom": [8, 9, 12]},
    "solo.search.order": ["travel", "market", "council", "church", "family", "grain", "crafts"],
    "inn.spaces.inn": {"2": 3, "3": 2, "4": 3, "5": 6},
    "inn.villagers.blacksmith": {"price": {"beer": 2}, "take": {"plow": 1, "coin": 1}},
    "inn.villagers.nun.grain": 2,
    "inn.customers.tiles.4": {"want": {"beer": 3}, "points": 6},
    "goals.silver.knight.needs": {"horse": 2, "coin": 2},
    "goals.gold.merchant.at_least": 4,
    "goals.points.silver": 6,
    "customers.customers.tiles.1.points": 8,
}
CUSTOM: dict[str, Any] = {"name": "mine", "values": VALUES}


def value(unit: Unit, rng: Random) -> Any:
    """Return a random valid value of the unit."""
    if isinstance(unit.value, dict):
        pieces = rng.sample(unit.pieces, min(len(unit.pieces), rng.randint(1, 3)))
        return {piece: rng.randint(1, min(unit.most, 2)) for piece in pieces}
    if isinstance(unit.value, list):
        return rng.sample(unit.value, len(unit.value))
    return rng.choice([unit.least, unit.most, rng.randint(unit.least, unit.most)])


def random_values(seed: int, statuses: tuple[str, ...] = ("reported", "estimated")) -> dict[str, Any]:
    """Return random valid values for half of all units; inconsistent parts are left out."""
    game_type = find("village")
    rng = Random(seed)
    units = [unit for unit in game_type.units() if unit.status in statuses]
    values = {unit.key: value(unit, rng) for unit in units if rng.random() < 0.5}
    values |= tiles(game_type, rng) | captains(game_type, rng)
    for part in ("", ".chronicle.", "solo.", "inn.inn.", ".chests.", ".burials.", ".bag.", ".spaces.", ".crafts."):
        values = {key: number for key, number in values.items() if not part or part not in f".{key}"}
        if not game_type.parse_values(values)[1]:
            return values
    raise AssertionError(game_type.parse_values(values)[1][0])


def tiles(game_type: GameType, rng: Random) -> dict[str, Any]:
    """Return customers with random demands; their points follow from the demand, so that equal ones agree."""
    values: dict[str, Any] = {}
    for unit in game_type.units():
        if unit.key.endswith(".want"):
            want = value(unit, rng)
            values[unit.key] = want
            values[f"{unit.key.removesuffix('want')}points"] = min(12, 1 + 2 * sum(want.values()))
    return values


def captains(game_type: GameType, rng: Random) -> dict[str, Any]:
    """Return captains that want certain colours, or any cubes."""
    values: dict[str, Any] = {}
    for unit in game_type.units():
        if unit.key.startswith("port.captains.") and unit.key.endswith(".cubes"):
            coloured = rng.random() < 0.5
            values[unit.key] = value(unit, rng) if coloured else {}
            values[f"{unit.key.removesuffix('cubes')}any"] = 0 if coloured else rng.randint(1, 4)
    return values
