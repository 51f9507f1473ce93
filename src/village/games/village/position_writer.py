"""A position as data for JSON; `position_reader.py` reads it back."""

from __future__ import annotations

from typing import Any

from village.games.village.burial_grounds import grain_left
from village.games.village.rules import Rules
from village.games.village.state import Family, Village
from village.games.village.vocabulary import COLOURS, NONE
from village.kernel.types import Count, Row
from village.toolkit.positions import stack_data


def nonzero(row: Row, names: list[str]) -> dict[str, int]:
    return {names[i]: row[i] for i in range(len(names)) if row[i]}


def none_to_null(number: Count) -> int | None:
    return None if number == NONE else number


def crowd(members: Count) -> list[int]:
    return [members >> 4 * generation & 15 for generation in range(4)]


def position_data(s: Village) -> dict[str, Any]:
    r = s.rules
    kinds = [customer.name for customer in r.tables.customers]
    data: dict[str, Any] = {
        "round": s.round,
        "start": s.start,
        "ring": none_to_null(s.ring),
        "trigger": none_to_null(s.trigger),
        "last_turns": none_to_null(s.last_turns),
        "used": None if s.used == NONE else r.space_names[s.used],
        "passed": [party for party in range(r.parties) if s.passed >> party & 1],
        "monks": s.monks,
        "drawn": s.drawn,
        "supply": {**nonzero(s.supply, COLOURS), "grain": grain_left(s)},
        "bag": nonzero(s.bag, COLOURS),
        "spaces": {
            name: nonzero(s.cubes[5 * space : 5 * space + 5], COLOURS) for space, name in enumerate(r.space_names)
        },
        "stalls": [None if kind == NONE else kinds[kind] for kind in s.stalls],
        "line": [kinds[kind] for kind in s.line],
        "pile": nonzero(s.pile, kinds),
        "families": [family_data(r, family) for family in s.families],
        "stack": stack_data(s),
    }
    for expansion in r.expansions:
        part = expansion.data(s)
        if part:
            data[expansion.name] = part
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
        "served": [None if kind == NONE else r.tables.customers[kind].name for kind in family.served],
        "members": {
            r.places[place]: crowd(family.members[place]) for place in range(len(r.places)) if family.members[place]
        },
    }
