"""Positions of My Village for tests: a test gives what matters, the rest is as after the setup."""

from __future__ import annotations

from typing import Any

import village
from tests.builders.village import legal_choices
from village import Record

CUSTOMERS = [f"cu{number:02}" for number in range(1, 34)]
MONKS = {
    "quill": [f"quill{number}" for number in (1, 2, 3)],
    "goblet": [f"goblet{number}" for number in (1, 2, 3, 4)],
    "rosary": [f"rosary{number}" for number in (1, 2, 3, 4, 5)],
}
DICE = {2: (8, 3), 3: (6, 2), 4: (8, 3)}
FIVE = ["abbot", "councilman", "traveller", "craftsman", "merchant"]


def set_up(
    question: str = "banner",
    who: int = 0,
    arg: int = 0,
    *,
    seats: int = 3,
    start: int = 0,
    turn: int | None = None,
    value: int = 0,
    homes: dict[int, dict[str, Any]] | None = None,
    pool: dict[str, int] | None = None,
    below: list[list[Any]] | None = None,
    now: dict[str, Any] | None = None,
    chance: str = "manual",
    seed: int = 1,
    **board: Any,
) -> Record:
    """Return a game in which `who` is asked `question`; `value` is the value of the turn, `homes` the villages by seat.

    The rest of the pool, the display and the monks on top are filled up. `below` lies between the end of the turn
    and the question on the stack.
    """
    turn = (who - start) % seats if turn is None else turn
    villages = [(homes or {}).get(seat, {}) for seat in range(seats)]
    stack = [["dice", who, 0]]
    if question != "dice":
        stack = [["reaper", who, 0], *(below or []), [question, who, arg]]
    taken = [card for home in villages for key in ("market", "served", "monks") for card in home.get(key, [])]
    under_way = {**({"value": value} if value else {}), **(now or {})}
    taken.append(under_way.get("bought", "").removeprefix("monk."))
    data = {
        "seats": seats, "start": start, "turn": turn, "villages": villages, "stack": stack, "now": under_way,
        "pool": filled(seats, 2 * turn + (2 if question != "dice" else 0), pool or {}),
        "display": [card for card in CUSTOMERS if card not in taken][:6],
        "monks": {symbol: next(card for card in cards if card not in taken) for symbol, cards in MONKS.items()},
        **board,
    }  # fmt: skip
    return village.position("my_village", data, seed=seed, chance=chance)


def filled(seats: int, gone: int, chosen: dict[str, int]) -> dict[str, int]:
    """Return the chosen dice and others up to the required size of the pool, white ones first."""
    white, black = DICE[seats]
    pool = dict(chosen)
    spare = white - sum(number for die, number in pool.items() if die.startswith("white"))
    for number in range(white + black - gone - sum(pool.values())):
        die = f"{'white' if number < spare else 'black'}{6 - number % 6}"
        pool[die] = pool.get(die, 0) + 1
    return pool


def after_dice(first: str, second: str, **setting: Any) -> Record:
    """Return a game at the question which value two dice make, or at the one after it."""
    return set_up("value", now={"dice": [first, second]}, **setting)


def home(game: Record, seat: int = 0) -> dict[str, Any]:
    return game.data()["villages"][seat]


def offers(game: Record, choice: str) -> bool:
    return choice in legal_choices(game)


def without(*professions: str) -> list[str]:
    """Return all professions but these."""
    return [name for name in FIVE if name not in professions]


def opened(value: int, **setting: Any) -> list[str]:
    """Return the banners that a value opens."""
    return legal_choices(set_up(value=value, **setting))


def refusal(game: Record, token: str) -> str:
    """Return the rule by which a move is illegal."""
    return game.why(token).rule


def rich(seats: int) -> dict[str, Any]:
    """Return a position in which payments, fares, plows, changes of the value and second journeys are frequent."""
    homes = [
        {
            "council": "guild", "wild": 3, "meeting": True, "markers": 2, "tile": "field2", "coins": 4,
            "crafts": ["smithy1", "office1"], "goods": {"plow": 3, "scroll": 2}, "fields": [True, True, False, True],
            "market": ["cu01", "cu06", "cu16", "cu17", "cu20"],
        },
        {
            "church": "travel", "coins": 9, "crafts": ["wainwright1", "brewery2"], "goods": {"wagon": 3, "beer": 3},
            "school": {"left": 1, "right": 1}, "villagers": ["abbot", "traveller", "merchant"], "cloud": 8,
            "market": ["cu02", "cu22"],
        },
        {"church": "sanatory", "tree": 12, "council": "area", "marks": ["field"], "headman": "coin", "coins": 6},
        {"church": "trading", "council": "population", "crafts": ["brewery1"], "goods": {"beer": 3}, "cloud": 9},
    ]  # fmt: skip
    villages = homes[:seats]
    taken = [card for home in villages for card in home.get("market", [])]
    return {
        "seats": seats, "villages": villages, "pool": filled(seats, 0, {}), "rat": 3, "hand": {"story": 3},
        "chronicle": {"abbot": 1}, "round": 2,
        "display": [card for card in CUSTOMERS if card not in taken][:6],
        "monks": {symbol: cards[0] for symbol, cards in MONKS.items()},
    }  # fmt: skip
