"""The demand in a market: customers that can be served now, and those that the seat's buildings can produce for."""

from __future__ import annotations

from village.games.my_village.pay import payable
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.vocabulary import ANY, MERCHANT
from village.kernel.types import Count


class Demand:
    """The prestige of the customers in a market, by how soon they can be served; used by the evaluation only."""

    def __init__(self) -> None:
        self.ready: Count = 0  # of customers that can all be served from the goods in stock
        self.makeable: Count = 0  # of those for which the seat's buildings produce the missing goods
        self.waiting: Count = 0
        self.idle: Count = 0  # of all customers, if there is no merchant

    def of(self, s: MyVillage, home: Village) -> None:
        self.ready = 0
        self.makeable = 0
        self.waiting = 0
        bills: Count = 0
        for number in range(len(s.rules.tables.customers)):
            if not home.market >> number:
                break
            if not home.market >> number & 1:
                continue
            card = s.rules.tables.customers[number]
            if payable(home, bills + card.bill):
                bills += card.bill
                self.ready += card.prestige
            elif makeable(home, card.bill):
                self.makeable += card.prestige
            else:
                self.waiting += card.prestige
        self.idle = 0 if home.has(MERCHANT) else self.ready + self.makeable + self.waiting


def makeable(home: Village, bill: Count) -> bool:
    """Return whether every good of the bill is in stock or can be produced."""
    if bill >> 4 * ANY and not home.crafts:
        return False
    for kind in range(5):
        if bill >> 4 * kind & 15 and not home.crafts >> 4 * kind & 15 and not home.own(kind):
            return False
    return True
