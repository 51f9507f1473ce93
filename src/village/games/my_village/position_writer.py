"""Writing a position as JSON-compatible data; `position_reader.py` reads it."""

from __future__ import annotations

from typing import Any

from village.games.my_village.rules import Rules
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.vocabulary import (
    AREA,
    BILL,
    CHURCHES,
    COUNCILS,
    CRAFTS,
    CUSTOMERS,
    DICE,
    GOODS,
    IN_HAND,
    LETTERS,
    MARKS,
    NONE,
    PATH,
    PROFESSIONS,
    SYMBOLS,
    WHITE,
)
from village.kernel.types import Count, Row
from village.toolkit.positions import stack_data


def members(bits: Count, names: list[str]) -> list[str]:
    return [name for at, name in enumerate(names) if bits >> at & 1]


def tally(row: Row, names: list[str]) -> dict[str, int]:
    return {names[i]: row[i] for i in range(len(names)) if row[i]}


def packed(number: Count, names: list[str]) -> dict[str, int]:
    """Return the counts by name from a number with four bits for each."""
    return {name: number >> 4 * at & 15 for at, name in enumerate(names) if number >> 4 * at & 15}


def one_of(number: Count, names: list[str]) -> str | None:
    return None if number == NONE else names[number]


def position_data(s: MyVillage) -> dict[str, Any]:
    tables = s.rules.tables
    monks = [card.name for card in tables.monks]
    journeys = [card.name for card in tables.journeys]
    return {
        "round": s.round,
        "turn": s.turn,
        "start": s.start,
        "hand": {"owner": s.hand, "palm": bool(s.palm), "story": s.hand_story},
        "pool": tally(s.pool, DICE),
        "rat": s.rat,
        "chronicle": tally(s.chronicle, PROFESSIONS),
        "graves": s.graves,
        "churches": members(s.churches, CHURCHES),
        "councils": members(s.councils, COUNCILS),
        "crafts": members(s.crafts, [card.name for card in tables.crafts]),
        "meetings": s.meetings,
        "fields": s.fields,
        "monks": {symbol: one_of(s.tops[at], monks) for at, symbol in enumerate(SYMBOLS)},
        "monk_stacks": members(s.monks, monks),
        "travel": {letter: stack(s, at, journeys) for at, letter in enumerate(LETTERS)},
        "display": [CUSTOMERS[s.display[place]] for place in range(s.displayed)],
        "customers": members(s.customers, CUSTOMERS),
        "villages": [village_data(s.rules, village) for village in s.villages],
        "now": turn_data(s),
        "stack": stack_data(s),
    }


def stack(s: MyVillage, letter: int, names: list[str]) -> list[str]:
    return members(s.journeys & s.rules.tables.letters[letter].cards, names)


def turn_data(s: MyVillage) -> dict[str, Any]:
    """Return the state of the current turn, without empty values."""
    steward = {"taken": s.taken, "limit": s.limit, "free": bool(s.free)}
    fields: dict[str, Any] = {
        "dice": [DICE[s.die1], DICE[s.die2]] if s.die1 != NONE else None,
        "value": s.value or None,
        "done": members(s.done, WHITE) or None,
        "bill": packed(s.bill, BILL) or None,
        "bought": one_of(s.bought, s.rules.cards),
        "seen": one_of(s.revealed_journey, [card.name for card in s.rules.tables.journeys]),
        "steward": steward if s.limit else None,
    }
    return {key: value for key, value in fields.items() if value is not None}


def village_data(r: Rules, village: Village) -> dict[str, Any]:
    return {
        "board": None if village.board == NONE else village.board + 1,
        "cloud": village.cloud,
        "reaper": bool(village.reaper),
        "villagers": members(village.villagers, PROFESSIONS),
        "school": {"left": village.left, "right": village.right},
        "coins": village.coins,
        "tree": village.tree,
        "house": village.house,
        "headman": PATH[village.headman],
        "laborers": village.laborers,
        "church": one_of(village.church, CHURCHES),
        "covered": village.covered,
        "monks": members(village.monks, [card.name for card in r.tables.monks]),
        "council": one_of(village.council, COUNCILS),
        "marks": members(village.marks, MARKS if village.council == AREA else PROFESSIONS),
        "wild": village.wild,
        "meeting": bool(village.meeting),
        "markers": village.markers,
        "tile": "hand" if village.tile == IN_HAND else one_of(village.tile, WHITE),
        "fields": [bool(village.plows >> field & 1) for field in range(village.fields)],
        "travel": members(village.journeys, [card.name for card in r.tables.journeys]),
        "crafts": buildings(r, village),
        "goods": packed(village.goods, GOODS),
        "market": members(village.market, CUSTOMERS),
        "served": [*members(village.served, CUSTOMERS), *[None] * village.hidden],
    }


def buildings(r: Rules, village: Village) -> list[str]:
    owned = [village.building(kind) for kind in range(len(CRAFTS))]
    return [r.tables.crafts[card].name for card in owned if card != NONE]
