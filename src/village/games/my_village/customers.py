"""M-CUS: the steward's office brings customers into the market; there they are served."""

from __future__ import annotations

from typing import Final

from village.games.my_village.banner import BlackBanner, WhiteBanner
from village.games.my_village.state import MyVillage, Village, bit, weigh_cards
from village.games.my_village.time import age, spend
from village.games.my_village.vocabulary import (
    ABBOT,
    BLACK_STEWARD,
    CUSTOMERS,
    FIRST_CUSTOMER,
    MEETING,
    NONE,
    TRADING,
)
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Seat

DONE: Final = 0  # the other choices are 1 + card
OPEN_CARDS: Final = 7  # maximum, with the trading church


class StewardsOffice(BlackBanner):
    """M-BLK-9: it belongs to no area."""

    def __init__(self) -> None:
        super().__init__(BLACK_STEWARD, 1, NONE)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        return 1 if s.displayed and s.rules.tables.steward >> value & 1 else 0

    def activate(self, s: MyVillage, who: Seat, index: Count) -> None:
        s.emit("banner", who, BLACK_STEWARD)
        visit_steward(s, who, len(s.rules.tables.prices) - 1)

    def is_available(self, s: MyVillage, index: Count) -> bool:
        return True

    def matches(self, s: MyVillage, index: Count) -> bool:
        return s.rules.tables.steward >> s.value & 1 != 0

    def refuse(self, s: MyVillage, home: Village, index: Count) -> Reason:
        return Reason("M-CUS-7", "no-customers")


def visit_steward(s: MyVillage, who: Seat, limit: Count) -> None:
    """M-CUS-6: with the trading church one more card is revealed and one is free."""
    home = s.villages[who]
    s.taken = 0
    s.limit = limit
    s.free = 1 if home.church == TRADING and home.has(ABBOT) else 0
    s.push(s.rules.customer, who)
    if s.free and s.displayed <= s.rules.tables.display:
        s.push(s.rules.reveal, CHANCE)


class TakeCustomer(Step[MyVillage]):
    """M-CUS-3: which customer next, if any? The argument is the place that the last one left."""

    def __init__(self) -> None:
        super().__init__("customer", "M-CUS-3", len(CUSTOMERS) + 1)
        self.args = OPEN_CARDS + 1
        self.prunes = True

    def choices(self, s: MyVillage, f: Frame) -> None:
        s.offer(DONE)
        if self.affordable(s, f.who):
            for place in range(s.displayed):
                s.offer(s.display[place] + 1)

    def affordable(self, s: MyVillage, who: Seat) -> bool:
        """Return whether one more card could be paid."""
        paid = s.taken + 1 - s.free
        return paid <= s.limit and s.rules.tables.prices[paid].coins <= s.villages[who].coins

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        if choice == DONE:
            self.settle_price(s, f.who)
            return
        card = choice - 1
        s.villages[f.who].market |= bit(card)
        s.taken += 1
        s.emit("market", f.who, card)
        s.push(self, f.who, leave_display(s, card))

    def is_redundant(self, s: MyVillage, f: Frame, choice: Choice) -> bool:
        """Return whether the card could equally have come before the last one; declining a free card cannot help."""
        if choice == DONE:
            return s.taken < s.free
        for place in range(f.arg):
            if s.display[place] + 1 == choice:
                return True
        return False

    def settle_price(self, s: MyVillage, who: Seat) -> None:
        if s.taken > s.free:
            price = s.rules.tables.prices[s.taken - s.free]
            age(s, who, price.time)
            spend(s, who, price.coins)
        s.taken = 0
        s.limit = 0
        s.free = 0
        s.push(s.rules.refill, who)

    def token(self, choice: Choice) -> str:
        return CUSTOMERS[choice - 1] if choice else "done"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        return Reason("M-CUS-3", "not-in-display", [CUSTOMERS[choice - 1]])


def leave_display(s: MyVillage, card: Count) -> Count:
    """Take a card from the display, close the gap and return its place (M-CUS-5)."""
    place: Count = 0
    while s.display[place] != card:
        place += 1
    s.displayed -= 1
    for later in range(place, s.displayed):
        s.display[later] = s.display[later + 1]
    s.display[s.displayed] = NONE
    return place


class Refill(Step[MyVillage]):
    """M-CUS-4: the display is refilled from the stack."""

    def __init__(self) -> None:
        super().__init__("refill", "M-CUS-4")

    def resolve(self, s: MyVillage, f: Frame) -> None:
        if s.displayed < s.rules.tables.display and s.customers:
            s.push(self, f.who)
            s.push(s.rules.reveal, CHANCE)


class Reveal(Step[MyVillage]):
    """M-SET-15: which customer is revealed?"""

    def __init__(self) -> None:
        super().__init__("reveal", "M-SET-7", len(CUSTOMERS))
        self.is_chance = True

    def choices(self, s: MyVillage, f: Frame) -> None:
        weigh_cards(s, s.customers)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        s.customers &= ~bit(choice)
        s.display[s.displayed] = choice
        s.displayed += 1
        s.emit("customer", CHANCE, choice)

    def token(self, choice: Choice) -> str:
        return CUSTOMERS[choice]

    def series(self, s: MyVillage, f: Frame) -> str:
        return "customers"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        return Reason("M-SET-15", "not-in-stack", [CUSTOMERS[choice]])


class Service(WhiteBanner):
    """M-CUS-8: a customer of the market is served."""

    def __init__(self) -> None:
        super().__init__(FIRST_CUSTOMER)

    def time(self, s: MyVillage, home: Village, index: Count) -> Count:
        return s.rules.tables.customers[index].white_time

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        home = s.villages[who]
        home.market &= ~bit(index)
        home.served |= bit(index)
        s.emit("serve", who, index)
        if home.tile == FIRST_CUSTOMER + index:
            home.tile = MEETING  # M-CUS-11
            s.emit("tile", who, MEETING)
