"""The texts My Village needs: every question, move, event and reason with all possible arguments."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

from village.games import find
from village.games.my_village.events import EVENTS
from village.games.my_village.rules import Rules
from village.games.my_village.vocabulary import (
    BILL,
    BLACK,
    CHURCHES,
    COUNCILS,
    COVERED,
    CRAFTS,
    CUSTOMERS,
    DICE,
    GOODS,
    LETTERS,
    MARKS,
    PATH,
    PLACES,
    PROFESSIONS,
    WHITE,
)
from village.kernel.event import Reason
from village.record.record import Why
from village.record.setup import Table, create_table

GAME: Final = "my_village"
SEATS: Final = (2, 3, 4)


@cache
def tables() -> list[Table]:
    return [create_table(GAME, "2015", seats) for seats in SEATS]


RULES: Rules = tables()[0].rules  # type: ignore[assignment]  # the texts are the same for all seats
HIDDEN = create_table(GAME, "2015", 2, (), {"hidden_customers": True})  # has one question more
TOKENS = list(HIDDEN.tokens)
VALUES = [str(value) for value in range(2, 13)]
FIELDS = [name for name in WHITE if name.startswith("field")]
MONKS = [card.name for card in RULES.tables.monks]
JOURNEYS = [card.name for card in RULES.tables.journeys]
BUILT = [*[f"church.{name}" for name in CHURCHES], *[f"council.{name}" for name in COUNCILS], "meeting", "field"]
PRINTED = [name.replace(".", "-") for name in [*BUILT, *[f"craft.{kind}" for kind in CRAFTS]]]
# What a line of the score may count (`breakdown`); the page has its own words for windows, house and laborers.
COUNTED = [*BUILT, *[f"mark.{name}" for name in MARKS + PROFESSIONS], "hand", *JOURNEYS, *CUSTOMERS, COVERED]

# reason: what each of its arguments may be
ARGUMENTS: dict[str, list[list[str]]] = {
    "have-one": [CRAFTS],
    "marked": [MARKS + PROFESSIONS],
    "no-bare-field": [FIELDS],
    "no-descendant": [["left", "right"]],
    "no-effect": [WHITE],
    "no-fare": [["1", "2", "3"]],
    "no-good-there": [PLACES],
    "no-such-die": [DICE],
    "not-active": [PROFESSIONS],
    "not-in-display": [CUSTOMERS],
    "not-in-stack": [[*CUSTOMERS, *MONKS, *JOURNEYS]],
    "not-there": [PROFESSIONS],
    "not-yours": [WHITE],
    "one-step": [PATH],
    "opens-nothing": [VALUES],
    "other-field": [FIELDS],
    "other-good": [GOODS],
    "other-letter": [LETTERS],
    "other-value": [VALUES],
    "same-field": [FIELDS],
    "space-taken": [PROFESSIONS],
    "tile-there": [WHITE],
    "too-expensive": [VALUES, ["1", "2", "6"]],
    "used": [WHITE],
}

# meaning of an event's number: the words or amounts it may become
MEANINGS: dict[str, list[str] | list[int]] = {
    **RULES.vocabulary,
    "banner": BLACK,
    "amount": [1, 2, 5],
    "board": [1, 2, 3, 4],
    "coins": [0, 1, 3],
    "distance": [0, 1, 7],
    "field": [1, 8],
    "markers": [0, 1, 2],
    "passed": [0, 1, 2],
    "pips": [1, 6],
    "round": [1, 13],
    "value": [2, 12],
}  # fmt: skip
EVENT_SEATS: dict[str, int] = dict.fromkeys(("customer", "invasion", "monk", "rat", "roll"), -1) | {"over": -2}


def steps() -> list[str]:
    return [step.name for step in HIDDEN.rules.steps if step.size]


def events() -> Iterator[dict[str, str | int]]:
    """Yield every kind of event with every value of each of its numbers."""
    for kind, meanings in EVENTS.items():
        usual = {
            "kind": kind,
            "seat": EVENT_SEATS.get(kind, 0),
            **{meaning: MEANINGS[meaning][0] for meaning in meanings},
        }
        yield usual
        for meaning in meanings:
            for value in MEANINGS[meaning]:
                yield {**usual, meaning: value}


def whys(keys: set[str]) -> Iterator[Why]:
    for key in keys:
        domains = [steps()] if key == "not-asked" else ARGUMENTS.get(key, [])
        for args in product(*domains):
            yield Why(Reason("M-BAN-1", key, list(args)))


def everything(keys: set[str]) -> Iterator[tuple[str, object]]:
    """Yield every text except the rules: a method of Text and its argument."""
    yield from (("question", step) for step in steps())
    yield from (("question", name) for name in ("plow-smithy", *(f"fare-{letter}" for letter in LETTERS)))
    yield from (("move", token) for token in TOKENS)
    yield from (("event", event) for event in events())
    yield from (("why", why) for why in whys(keys))
    yield from (("line", line) for line in [*RULES.lines, "total"])
    yield from (("word", token) for token in [*COUNTED, *BILL, "coin", "time", "2015"])
    yield from (("card", card) for card in PRINTED)
    yield from (("option", option) for option in tables()[0].options)
    yield from (("value_location", unit.key) for unit in find("my_village").units())
