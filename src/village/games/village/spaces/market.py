"""V-MKT: a market day, on which every player may serve customers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from village.games.village.pay import can_pay
from village.games.village.rules import Rules
from village.games.village.spaces.space import Space
from village.games.village.state import Family, Village
from village.games.village.tables import Customer
from village.games.village.time import age
from village.games.village.vocabulary import NONE, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Row, Seat, append, i64, vec

FREE: Final = 1  # argument of the opener's first service (V-MKT-4)


class MarketDay(Space):
    """V-MKT-1: a market day takes place even if no player sells, so there is nothing to decline."""

    def __init__(self) -> None:
        super().__init__("market_day", "V-MKT-1")

    def possible(self, s: Village, who: Seat) -> bool:
        return True

    def choices(self, s: Village, f: Frame) -> None:
        """Offer nothing."""

    def resolve(self, s: Village, f: Frame) -> None:
        s.passed = 0
        s.emit("market_day", f.who)
        s.push(s.rules.close, f.who)
        s.push(s.rules.market, f.who, FREE)


def can_serve(family: Family, customer: Customer) -> bool:
    if family.grain < customer.grain:
        return False
    for good in range(len(family.goods)):
        if family.goods[good] < customer.goods[good]:
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ware:
    """A ware that the market buys from a seat, like a further customer."""

    def __init__(self, name: str) -> None:
        self.name = name  # the token

    def has(self, s: Village, who: Seat) -> bool:
        """Return whether `who` has one to sell."""
        raise NotImplementedError(self.name)

    def lacks(self, s: Village, who: Seat) -> Reason:
        """Return why `who` cannot sell one."""
        raise NotImplementedError(self.name)

    def sell(self, s: Village, who: Seat) -> None:
        """Hand over the ware and collect the proceeds."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Follower:
    """A party without a seat that acts on a market day."""

    def follow(self, s: Village, who: Seat) -> None:
        """React after seat `who` has acted or passed, before the next seat."""


class Market(Step[Village]):
    """Which customer is served? The argument says whether this is the opener's free service."""

    def __init__(self, r: Rules) -> None:
        super().__init__("market", "V-MKT-2", 1 + r.tables.stalls + len(r.wares))
        self.args = FREE + 1
        self.stalls: Count = r.tables.stalls
        self.wares = r.wares

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        if f.arg != FREE and not can_pay(s, f.who, s.rules.market_price):
            return
        family = s.families[f.who]
        for stall in range(len(s.stalls)):
            kind = s.stalls[stall]
            if kind != NONE and can_serve(family, s.rules.tables.customers[kind]):
                s.offer(stall + 1)
        for ware in range(len(self.wares)):
            if self.wares[ware].has(s, f.who):
                s.offer(1 + self.stalls + ware)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            s.passed |= 1 << f.who
            s.emit("market_pass", f.who)
            next_seller(s, f.who)
        elif f.arg == FREE:
            sell(s, f.who, choice)
        else:
            s.push(s.rules.sale, f.who, choice)
            s.push(s.rules.pay, f.who, s.rules.market_price)

    def token(self, choice: Choice) -> str:
        if choice > self.stalls:
            return self.wares[choice - self.stalls - 1].name
        return f"stall.{choice}" if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if choice > self.stalls:
            ware = self.wares[choice - self.stalls - 1]
            if not ware.has(s, f.who):
                return ware.lacks(s, f.who)
            return Reason("V-MKT-4", "no-green")
        kind = s.stalls[choice - 1]
        if kind == NONE:
            return Reason("V-MKT-2", "stall-empty", [str(choice)])
        customer = s.rules.tables.customers[kind]
        if not can_serve(s.families[f.who], customer):
            return Reason("V-MKT-3", "not-in-stock", [customer.name])
        return Reason("V-MKT-4", "no-green")


class Sale(Step[Village]):
    """V-MKT-4: a sale whose cube is paid. The argument is the choice of `market`, plus its size if time is paid too."""

    def __init__(self, r: Rules) -> None:
        super().__init__("sale", "V-MKT-4")
        self.moves: Count = r.market.size
        self.args = 2 * r.market.size

    def resolve(self, s: Village, f: Frame) -> None:
        if f.arg >= self.moves:
            sell(s, f.who, f.arg - self.moves)
            return
        crossings = age(s, f.who, s.rules.tables.market_time)
        if not crossings:
            sell(s, f.who, f.arg)
            return
        s.push(self, f.who, self.moves + f.arg)
        for _ in range(crossings):  # V-TIM-4: deaths on a market day come at once
            s.push(s.rules.death, f.who)


def can_sell(s: Village, who: Seat, choice: Choice) -> bool:
    """Return whether `who` has what the sale needs, without the green cube."""
    stalls = s.rules.tables.stalls
    if choice > stalls:
        return s.rules.wares[choice - stalls - 1].has(s, who)
    if choice == PASS or s.stalls[choice - 1] == NONE:
        return False
    return can_serve(s.families[who], s.rules.tables.customers[s.stalls[choice - 1]])


def sell(s: Village, who: Seat, choice: Choice) -> None:
    """Serve a customer or hand over a ware, as chosen in `market`; then it is the next seller's turn."""
    stalls = s.rules.tables.stalls
    if choice > stalls:
        s.rules.wares[choice - stalls - 1].sell(s, who)
    else:
        serve(s, who, choice - 1)
    next_seller(s, who)


def next_seller(s: Village, who: Seat) -> None:
    """V-MKT-5: continue until there is nothing left to do or every player has passed."""
    for follower in s.rules.followers:
        follower.follow(s, who)
    everyone = (1 << len(s.families)) - 1
    if s.passed & everyone == everyone or not has_more(s):
        return
    seat = s.after(who)
    while s.passed >> seat & 1:
        seat = s.after(seat)
    s.push(s.rules.market, seat)


def has_more(s: Village) -> bool:
    """Return whether a market day has anything left: a customer, or wares that are always bought."""
    return len(s.rules.wares) > 0 or not all_served(s.stalls)


def all_served(stalls: Row) -> bool:
    for stall in range(len(stalls)):
        if stalls[stall] != NONE:
            return False
    return True


def serve(s: Village, who: Seat, stall: Count) -> None:
    """V-MKT-3: goods and grain go to the supply, the tile goes to the player."""
    kind = s.stalls[stall]
    customer = s.rules.tables.customers[kind]
    family = s.families[who]
    for good in range(len(family.goods)):
        family.goods[good] -= customer.goods[good]
    family.grain -= customer.grain
    s.emit("serve", who, kind, stall)
    take_tile(s, who, stall)


def take_tile(s: Village, who: Seat, stall: Count) -> None:
    family = s.families[who]
    family.served = append(family.served, s.stalls[stall])
    s.stalls[stall] = NONE


class Close(Step[Village]):
    """V-MKT-6: the line moves up. If no customer was served, no stall is empty and nothing moves."""

    def __init__(self) -> None:
        super().__init__("close", "V-MKT-6")

    def resolve(self, s: Village, f: Frame) -> None:
        s.passed = 0
        s.emit("market_end", f.who)
        refill(s)


def refill(s: Village) -> None:
    """Fill empty stalls from the line and the line from the pile."""
    moved: Count = 0
    for stall in range(len(s.stalls)):
        if s.stalls[stall] == NONE and moved < len(s.line):
            s.stalls[stall] = s.line[moved]
            s.emit("move_up", CHANCE, s.line[moved], stall)
            moved += 1
    line: Row = vec[i64]([])
    for waiting in range(moved, len(s.line)):
        line = append(line, s.line[waiting])
    s.line = line
    s.push(s.rules.customer, CHANCE)
