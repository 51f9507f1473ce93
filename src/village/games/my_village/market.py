"""The customers of a market: whom the goods at hand would serve, whom own buildings could make them for."""

from __future__ import annotations

from village.games.my_village.pay import payable
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.words import ANY, MERCHANT
from village.kernel.types import Count


class Demand:
    """The prestige that waits in a market, by how near it is: what bots look at before they serve."""

    def __init__(self) -> None:
        self.ready: Count = 0  # all these could be served one after another, from what is there
        self.makeable: Count = 0  # own buildings make what is lacking
        self.waiting: Count = 0
        self.idle: Count = 0  # of all, while no merchant is there

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
    """Whether every good of the bill is there or has its building."""
    if bill >> 4 * ANY and not home.crafts:
        return False
    for kind in range(5):
        if bill >> 4 * kind & 15 and not home.crafts >> 4 * kind & 15 and not home.own(kind):
            return False
    return True
