"""Sets of custom values: one that changes a bit of everything, and random ones."""

from __future__ import annotations

from random import Random
from typing import Any

from village.games import find
from village.toolkit.game_type import GameType
from village.toolkit.override_schema import Unit

# Other numbers than ours in every table; what each of them means on the table is checked in `test_playing`.
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
MINE: dict[str, Any] = {"name": "mine", "values": VALUES}


def value(unit: Unit, dice: Random) -> Any:
    """Anything that the unit can be."""
    if isinstance(unit.value, dict):
        pieces = dice.sample(unit.pieces, min(len(unit.pieces), dice.randint(1, 3)))
        return {piece: dice.randint(1, min(unit.most, 2)) for piece in pieces}
    if isinstance(unit.value, list):
        return dice.sample(unit.value, len(unit.value))
    return dice.randint(unit.least, unit.most)


def random_values(seed: int, statuses: tuple[str, ...] = ("likely", "proposed")) -> dict[str, Any]:
    """Numbers that can be, for half of all units; parts that do not belong together are left out."""
    title = find("village")
    dice = Random(seed)
    units = [unit for unit in title.units() if unit.status in statuses]
    values = {unit.key: value(unit, dice) for unit in units if dice.random() < 0.5} | tiles(title, dice)
    for part in ("", ".chronicle.", "solo.", "inn.inn.", ".chests.", ".bag.", ".spaces.", ".crafts."):
        values = {key: given for key, given in values.items() if not part or part not in f".{key}"}
        if not title.parse_values(values)[1]:
            return values
    raise AssertionError(title.parse_values(values)[1][0])


def tiles(title: GameType, dice: Random) -> dict[str, Any]:
    """Customers with other wishes; what they are worth follows from those, so that equal ones are equal."""
    found: dict[str, Any] = {}
    for unit in title.units():
        if unit.key.endswith(".want"):
            want = value(unit, dice)
            found[unit.key] = want
            found[f"{unit.key.removesuffix('want')}points"] = min(12, 1 + 2 * sum(want.values()))
    return found
