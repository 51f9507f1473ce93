"""What a village has besides points: the reasons that hints and analyses give for a move."""

from __future__ import annotations

from typing import Final

from village.games.my_village.monks import windows
from village.games.my_village.pay import payable
from village.games.my_village.state import MyVillage, Village, ones
from village.games.my_village.vocabulary import CUSTOMERS, GOODS, PROFESSIONS
from village.kernel.game import Fact
from village.kernel.types import Count, Seat

# What a player would say that each of these is worth, in hundredths of a point: it decides which reasons for a move are
# named first, and not which move is best.
WORTH: Final[dict[str, int]] = {
    "villager": 250,
    "pupils": 150,
    "time": -40,
    "coins": 50,
    "story": 60,
    "plow": 100,
    "good": 90,
    "servable": 50,  # each point of a customer in the market that the stock can serve
    "window": 100,
}


def facts(s: MyVillage, seat: Seat) -> list[Fact]:
    home = s.villages[seat]
    return [*people(s, home), *stock(home), *demand(s, home), fact("window", windows(s.rules, home))]


def fact(kind: str, n: Count, what: str = "") -> Fact:
    return (kind, what, n, n * WORTH[kind])


def people(s: MyVillage, home: Village) -> list[Fact]:
    """Return who is active, who goes to school, and the time that has passed since the last death."""
    villagers = [
        fact("villager", home.villagers >> profession & 1, PROFESSIONS[profession])
        for profession in range(len(PROFESSIONS))
    ]
    time = home.cloud + home.reaper * s.rules.tables.clouds
    return [*villagers, fact("pupils", home.left + home.right), fact("time", time)]


def stock(home: Village) -> list[Fact]:
    goods = [fact("good", home.good(kind), GOODS[kind]) for kind in range(len(GOODS))]
    return [fact("coins", home.coins), fact("story", home.tree), fact("plow", ones(home.plows)), *goods]


def demand(s: MyVillage, home: Village) -> list[Fact]:
    """Return the customers in the market that the village can serve with what it has."""
    customers: list[Fact] = []
    for number in range(len(s.rules.tables.customers)):
        card = s.rules.tables.customers[number]
        if home.market >> number & 1 and payable(home, card.bill):
            customers.append(("servable", CUSTOMERS[number], card.prestige, card.prestige * WORTH["servable"]))
    return customers
