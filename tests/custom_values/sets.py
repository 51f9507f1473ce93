"""Sets of custom values: one that changes a bit of everything, and random ones."""

from __future__ import annotations

from collections import Counter
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


def random_values(game: str, seed: object, share: float = 0.5) -> dict[str, Any]:
    """Return random valid values for a share of all units, without those that contradict others."""
    game_type = find(game)
    rng = Random(str(seed))
    drawn = [(unit.key, random_value(unit, rng)) for unit in game_type.units() if rng.random() < share]
    return add_valid(game_type, {}, rng.sample(drawn, len(drawn)))


def add_valid(game_type: GameType, values: dict[str, Any], drawn: list[tuple[str, Any]]) -> dict[str, Any]:
    """Add those of the drawn values that are valid together with the others."""
    together = {**values, **dict(drawn)}
    if not drawn or not game_type.parse_values(together)[1]:
        return together
    if len(drawn) == 1:
        return values
    middle = len(drawn) // 2
    return add_valid(game_type, add_valid(game_type, values, drawn[:middle]), drawn[middle:])


def random_value(unit: Unit, rng: Random) -> Any:
    """Return a random valid value of the unit, often an extreme one."""
    if isinstance(unit.value, dict):
        return random_tally(unit, rng)
    if unit.lengths:
        return [rng.randint(unit.least, unit.most) for _ in range(rng.randint(*unit.lengths))]
    if isinstance(unit.value, list):
        return rng.sample(unit.value, len(unit.value))
    return rng.choice([unit.least, unit.most, *(rng.randint(unit.least, unit.most) for _ in range(3))])


def random_tally(unit: Unit, rng: Random) -> dict[str, int]:
    total = rng.choice([unit.least, rng.randint(unit.least, unit.max_total), rng.randint(unit.least, unit.least + 2)])
    tally: Counter[str] = Counter()
    while tally.total() < total:
        tally[rng.choice([piece for piece in unit.pieces if tally[piece] < unit.most])] += 1
    return dict(tally)
