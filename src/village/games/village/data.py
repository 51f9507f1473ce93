"""A position as data in words, ready for JSON. `position.py` reads it back."""

from __future__ import annotations

from typing import Any

from village.games.village.grounds import grain_left
from village.games.village.rules import Rules
from village.games.village.state import Family, Village
from village.games.village.words import COLOURS, NOBODY
from village.kernel.types import Count, Row
from village.toolkit.positions import stack_data


def nonzero(row: Row, names: list[str]) -> dict[str, int]:
    return {names[i]: row[i] for i in range(len(names)) if row[i]}


def known(number: Count) -> int | None:
    return None if number == NOBODY else number


def crowd(members: Count) -> list[int]:
    return [members >> 4 * generation & 15 for generation in range(4)]


def position_data(s: Village) -> dict[str, Any]:
    r = s.rules
    kinds = [customer.name for customer in r.tables.customers]
    data: dict[str, Any] = {
        "round": s.round,
        "start": s.start,
        "ring": known(s.ring),
        "trigger": known(s.trigger),
        "last_turns": known(s.last_turns),
        "used": None if s.used == NOBODY else r.space_names[s.used],
        "passed": [party for party in range(r.parties) if s.passed >> party & 1],
        "monks": s.monks,
        "drawn": s.drawn,
        "supply": {**nonzero(s.supply, COLOURS), "grain": grain_left(s)},
        "bag": nonzero(s.bag, COLOURS),
        "spaces": {
            name: nonzero(s.cubes[5 * space : 5 * space + 5], COLOURS) for space, name in enumerate(r.space_names)
        },
        "stalls": [None if kind == NOBODY else kinds[kind] for kind in s.stalls],
        "line": [kinds[kind] for kind in s.line],
        "pile": nonzero(s.pile, kinds),
        "families": [family_data(r, family) for family in s.families],
        "stack": stack_data(s),
    }
    for module in r.modules:
        part = module.data(s)
        if part:
            data[module.name] = part
    return data


def family_data(r: Rules, family: Family) -> dict[str, Any]:
    return {
        "grain": family.grain,
        "coins": family.coins,
        "prestige": family.prestige,
        "time": family.time,
        "due": family.due,
        "cubes": nonzero(family.cubes, COLOURS[:4]),
        "goods": nonzero(family.goods, r.goods),
        "markers": [city.name for i, city in enumerate(r.tables.cities) if family.markers >> i & 1],
        "served": [r.tables.customers[kind].name for kind in family.served],
        "members": {
            r.places[place]: crowd(family.members[place]) for place in range(len(r.places)) if family.members[place]
        },
    }
