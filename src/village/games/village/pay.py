"""V-PAY: paying cubes, with coins as a substitute."""

from __future__ import annotations

from village.games.village.rules import Rules
from village.games.village.state import Family, Village
from village.games.village.vocabulary import COLOURS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Row, Seat, i64, vec


class Payment:
    """One way to pay: cubes by colour, then coins."""

    def __init__(self, cubes: Row, coins: Count) -> None:
        self.cubes: Row = cubes
        self.coins: Count = coins
        names = [COLOURS[colour] for colour in range(4) for _ in range(cubes[colour])]
        self.name = "+".join(names + ["coin"] * coins)


class Price:
    """Cubes to be paid, and the ways to pay them."""

    def __init__(self, cubes: Row, ways: Row) -> None:
        self.cubes: Row = cubes
        self.ways: Row = ways  # indices of payments, fewest coins first


def price(r: Rules, cubes: Row, coins: Count) -> Count:
    """Register a price: up to `coins` of its cubes may be paid in coins (V-PAY-1); return its index."""
    ways: list[int] = []
    for coin in range(coins + 1):
        for way in sorted(replacements(list(cubes), coin), reverse=True):
            ways.append(number(r, Payment(vec[i64](way), coin)))
    r.prices.append(Price(cubes, vec[i64](ways)))
    return len(r.prices) - 1


def price_in_coins(r: Rules, coins: Count) -> Count:
    """Register a price in coins only; return its index."""
    r.prices.append(Price(vec[i64]([0, 0, 0, 0]), vec[i64]([number(r, Payment(vec[i64]([0, 0, 0, 0]), coins))])))
    return len(r.prices) - 1


def know_all_prices(r: Rules) -> None:
    """Update the step for prices that were registered after it was created."""
    r.pay.size = len(r.payments)
    r.pay.args = len(r.prices)
    r.vocabulary["payment"] = [payment.name for payment in r.payments]


def number(r: Rules, payment: Payment) -> int:
    """Return the index of a payment, which is the same in every price."""
    for known in range(len(r.payments)):
        if r.payments[known].name == payment.name:
            return known
    r.payments.append(payment)
    return len(r.payments) - 1


def replacements(cubes: list[int], coins: int) -> list[list[int]]:
    """Return every combination of cubes left to pay after coins have replaced some."""
    if not cubes:
        return [] if coins else [[]]
    combinations: list[list[int]] = []
    for replaced in range(min(coins, cubes[0]) + 1):
        for rest in replacements(cubes[1:], coins - replaced):
            combinations.append([cubes[0] - replaced, *rest])
    return combinations


def can_pay(s: Village, who: Seat, price: Count) -> bool:
    """V-PAY-1: return whether the family can pay; a coin replaces any cube."""
    return lacking(s.families[who], s.rules.prices[price]) <= s.families[who].purse()


def lacking(family: Family, price: Price) -> Count:
    """Return how many cubes of the price the family lacks."""
    missing: Count = 0
    for colour in range(4):
        if family.cubes[colour] < price.cubes[colour]:
            missing += price.cubes[colour] - family.cubes[colour]
    return missing


def affords(family: Family, payment: Payment) -> bool:
    for colour in range(4):
        if family.cubes[colour] < payment.cubes[colour]:
            return False
    return family.purse() >= payment.coins


class Pay(Step[Village]):
    """Which cubes do coins replace? The argument is the price."""

    def __init__(self, r: Rules) -> None:
        super().__init__("pay", "V-PAY-2", len(r.payments))
        self.args = len(r.prices)
        self.prices = r.prices
        self.payments = r.payments

    def subject(self, f: Frame) -> str:
        """Return the price in cubes."""
        return self.payments[self.prices[f.arg].ways[0]].name

    def token(self, choice: Choice) -> str:
        return self.payments[choice].name

    def choices(self, s: Village, f: Frame) -> None:
        family = s.families[f.who]
        ways = s.rules.prices[f.arg].ways
        for i in range(len(ways)):
            if affords(family, self.payments[ways[i]]):
                s.offer(ways[i])

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        family = s.families[f.who]
        payment = self.payments[choice]
        for colour in range(4):
            family.cubes[colour] -= payment.cubes[colour]
            s.supply[colour] += payment.cubes[colour]
        s.emit("pay", f.who, choice)
        family.spend(s, payment.coins)

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if choice not in list(s.rules.prices[f.arg].ways):
            return Reason("V-PAY-2", "other-price")
        family = s.families[f.who]
        payment = self.payments[choice]
        for colour in range(4):
            if family.cubes[colour] < payment.cubes[colour]:
                return Reason("V-PAY-1", "no-cube", [COLOURS[colour]])
        return Reason("V-PAY-1", "no-coin")
