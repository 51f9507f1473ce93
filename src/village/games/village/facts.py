"""What a family has besides points: the reasons that hints and analyses give for a move."""

from __future__ import annotations

from typing import Final

from village.games.village.score import chronicled
from village.games.village.spaces.market import can_serve
from village.games.village.state import Village, size
from village.games.village.vocabulary import BAG, GRAVE, NONE, STAGE, WINDOW
from village.kernel.game import Fact
from village.kernel.types import Count, Seat

# What a player would say that each of these is worth, in hundredths of a point: it decides which reasons for a move are
# all_facts first, and not which move is best.
WORTH: Final[dict[str, int]] = {
    "time": -40,
    "members": 150,
    "council": 120,
    "church": 120,
    "bag": 100,
    "trained": 180,
    "ring": 40,
    "grain": 50,
    "cubes": 60,
    "good": 130,
    "servable": 60,  # each point of a customer that the stock can serve
}


def facts(s: Village, seat: Seat) -> list[Fact]:
    """Return the facts of the base game, then those of the expansions."""
    all_facts = [*people(s, seat), *stock(s, seat), *demand(s, seat)]
    for expansion in s.rules.expansions:
        all_facts += expansion.facts(s, seat)
    return all_facts


def fact(kind: str, n: Count, what: str = "") -> Fact:
    return (kind, what, n, n * WORTH[kind])


def people(s: Village, seat: Seat) -> list[Fact]:
    """Return the members by what they do, and the time that passed in their lives."""
    family = s.families[seat]
    crossings = chronicled(s, seat) + size(family.members[GRAVE]) + family.due
    return [
        fact("time", family.time + crossings * s.rules.tables.lap),
        fact("members", family.living()),
        fact("council", crowd(s, seat, STAGE)),
        fact("church", crowd(s, seat, WINDOW)),
        fact("bag", size(family.members[BAG])),
        *[
            fact("trained", size(family.members[workshop.place]), s.rules.places[workshop.place])
            for workshop in s.rules.tables.workshops
        ],
        fact("ring", 1 if s.ring == seat else 0),
    ]


def crowd(s: Village, seat: Seat, first: Count) -> Count:
    """Return the number of members on the four stages or windows."""
    members: Count = 0
    for step in range(4):
        members += size(s.families[seat].members[first + step])
    return members


def stock(s: Village, seat: Seat) -> list[Fact]:
    family = s.families[seat]
    cubes: Count = 0
    for colour in range(4):
        cubes += family.cubes[colour]
    goods = [fact("good", family.goods[good], s.rules.goods[good]) for good in range(len(family.goods))]
    return [fact("grain", family.grain), fact("cubes", cubes), *goods]


def demand(s: Village, seat: Seat) -> list[Fact]:
    """Return the customers in the stalls that the family can serve with what it has."""
    customers: list[Fact] = []
    for stall in range(len(s.stalls)):
        kind = s.stalls[stall]
        if kind != NONE and can_serve(s.families[seat], s.rules.tables.customers[kind]):
            customer = s.rules.tables.customers[kind]
            customers.append(("servable", customer.name, customer.points, customer.points * WORTH["servable"]))
    return customers
