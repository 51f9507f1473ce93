"""V-CRF: producing or buying goods at the craft buildings, and the mill."""

from __future__ import annotations

from typing import Final

from village.games.village.pay import can_pay
from village.games.village.rules import Rules
from village.games.village.spaces.space import Space
from village.games.village.state import Village
from village.games.village.tables import Workshop
from village.games.village.time import spend
from village.games.village.vocabulary import FARM, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Row, Seat

MILL: Final = 1
TRAIN: Final = 0  # three choices for each workshop, from 2 on
MAKE: Final = 1
BUY: Final = 2


class Crafts(Space):
    """One craft building: train and produce, produce, or buy."""

    def __init__(self, r: Rules) -> None:
        super().__init__("crafts", "V-CRF-1", 2 + 3 * len(r.tables.workshops))
        self.workshops = r.tables.workshops

    def offer_actions(self, s: Village, who: Seat) -> None:
        family = s.families[who]
        if family.grain >= s.rules.tables.mill_grain:
            s.offer(MILL)
        for shop in range(len(self.workshops)):
            if family.members[FARM]:
                s.offer(2 + 3 * shop + TRAIN)
            if family.members[self.workshops[shop].place]:
                s.offer(2 + 3 * shop + MAKE)
            if self.can_buy(s, who, shop):
                s.offer(2 + 3 * shop + BUY)

    def can_buy(self, s: Village, who: Seat, shop: Count) -> bool:
        """V-CRF-4: for cubes or grain, without a member and without time."""
        grain = self.workshops[shop].grain
        if grain:
            return s.families[who].grain >= grain
        return can_pay(s, who, s.rules.workshop_prices[shop])

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        if choice == MILL:
            grind(s, who)
            return
        shop = (choice - 2) // 3
        way = (choice - 2) % 3
        workshop = self.workshops[shop]
        if way == TRAIN:
            s.push(s.rules.make, who, shop)
            s.rules.train.ask(s, who, FARM, workshop.place)
            spend(s, who, workshop.train)
        elif way == MAKE:
            s.push(s.rules.good, who, shop)
            spend(s, who, workshop.make)
        else:
            buy(s, who, shop, workshop)

    def action_token(self, choice: Choice) -> str:
        if choice == MILL:
            return "mill.make"
        return f"{self.workshops[(choice - 2) // 3].name}.{('train', 'make', 'buy')[(choice - 2) % 3]}"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if choice == MILL:
            return Reason("V-CRF-5", "no-grain", [str(s.rules.tables.mill_grain)])
        workshop = self.workshops[(choice - 2) // 3]
        way = (choice - 2) % 3
        if way == TRAIN:
            return Reason("V-CRF-2", "no-member-home")
        if way == MAKE:
            return Reason("V-CRF-2", "no-member-trained", [workshop.name])
        if workshop.grain:
            return Reason("V-CRF-4", "no-grain", [str(workshop.grain)])
        return Reason("V-CRF-4", "no-cubes")


def grind(s: Village, who: Seat) -> None:
    """V-CRF-5: the mill turns time and grain into coins, without a member."""
    family = s.families[who]
    tables = s.rules.tables
    family.grain -= tables.mill_grain
    family.coins += tables.mill_coins
    s.emit("mill", who, tables.mill_grain, tables.mill_coins)
    spend(s, who, tables.mill_time)


def buy(s: Village, who: Seat, shop: Count, workshop: Workshop) -> None:
    s.push(s.rules.good, who, shop)
    if workshop.grain:
        s.families[who].grain -= workshop.grain
        s.emit("pay_grain", who, workshop.grain)
    else:
        s.push(s.rules.pay, who, s.rules.workshop_prices[shop])


class Make(Step[Village]):
    """V-CRF-2: the new craftsman may produce at once. The argument is the workshop."""

    def __init__(self, shops: list[str]) -> None:
        super().__init__("make", "V-CRF-2", 2)
        self.args = len(shops)
        self.shops = shops

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        s.offer(MAKE)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            return
        s.push(s.rules.good, f.who, f.arg)
        spend(s, f.who, s.rules.tables.workshops[f.arg].make)

    def subject(self, f: Frame) -> str:
        return self.shops[f.arg]

    def token(self, choice: Choice) -> str:
        return "make" if choice == MAKE else "pass"


class Shelf:
    """Goods of which one kind may be taken, and the amount."""

    def __init__(self, goods: Row, amount: Count) -> None:
        self.goods: Row = goods
        self.amount: Count = amount


class Good(Step[Village]):
    """Which good? The argument is the workshop that made it, or one more than the last for any good."""

    def __init__(self, r: Rules) -> None:
        super().__init__("good", "V-CRF-1", len(r.goods))
        self.args = len(r.shelves)
        self.goods = r.goods

    def choices(self, s: Village, f: Frame) -> None:
        shelf = s.rules.shelves[f.arg].goods
        for i in range(len(shelf)):
            s.offer(shelf[i])

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        for _ in range(s.rules.shelves[f.arg].amount):
            s.families[f.who].goods[choice] += 1
            s.emit("good", f.who, choice)

    def token(self, choice: Choice) -> str:
        return self.goods[choice]

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("V-CRF-1", "not-made-here", [self.goods[choice]])
