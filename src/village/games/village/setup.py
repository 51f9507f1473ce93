"""V-SET: customers, the starting player and the gifts for the later seats."""

from __future__ import annotations

from village.games.village.rules import Rules
from village.games.village.state import Village
from village.games.village.vocabulary import COLOURS, NONE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, append


class Setup(Step[Village]):
    """Setup order: customers, starting player, gifts, expansions, first round; P-SET-10: some expansions first."""

    def __init__(self) -> None:
        super().__init__("setup", "V-SET-1")
        self.is_chance = True

    def resolve(self, s: Village, f: Frame) -> None:
        s.push(s.rules.fill, CHANCE)
        expansions = s.rules.expansions
        first = s.rules.dealt_first
        for expansion in reversed(expansions[first:]):
            expansion.deal(s)
        s.push(s.rules.gifts, CHANCE)
        s.push(s.rules.first, CHANCE)
        for expansion in reversed(expansions[:first]):
            expansion.deal(s)
        s.push(s.rules.customer, CHANCE)


class NextCustomer(Step[Village]):
    """V-SET-4, V-MKT-6: which customer is turned up? First for the stalls, then for the line."""

    def __init__(self, r: Rules) -> None:
        super().__init__("customer", "V-SET-4", len(r.tables.customers))
        self.is_chance = True
        self.customers = r.tables.customers

    def choices(self, s: Village, f: Frame) -> None:
        if len(s.line) == s.rules.tables.line:
            return
        for kind in range(len(s.pile)):
            if s.pile[kind]:
                s.offer_weighted(kind, s.pile[kind])

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.pile[choice] -= 1
        s.emit("customer", CHANCE, choice)
        s.push(self, CHANCE)
        for stall in range(len(s.stalls)):
            if s.stalls[stall] == NONE:
                s.stalls[stall] = choice
                return
        s.line = append(s.line, choice)

    def token(self, choice: Choice) -> str:
        return self.customers[choice].name

    def series(self, s: Village, f: Frame) -> str:
        return "customers"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("V-SET-4", "not-in-pile")


class FirstPlayer(Step[Village]):
    """V-SET-8: the starting player is drawn, or fixed by the option `first_player`."""

    def __init__(self, seats: int, named: int) -> None:
        super().__init__("start", "V-SET-8", seats)
        self.is_chance = True
        self.named: Count = named

    def choices(self, s: Village, f: Frame) -> None:
        for seat in range(len(s.families)):
            if self.named in (NONE, seat):
                s.offer_weighted(seat, 1)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.start = choice
        s.emit("start", choice)

    def series(self, s: Village, f: Frame) -> str:
        return "setup.start"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("V-SET-8", "start-named")


class Gifts(Step[Village]):
    """V-SET-9: later seats get a gift: grain, a drawn cube, a cube of choice, a coin."""

    def __init__(self) -> None:
        super().__init__("gifts", "V-SET-9")
        self.is_chance = True

    def resolve(self, s: Village, f: Frame) -> None:
        tables = s.rules.tables
        seats: Count = len(s.families)
        second = s.after(s.start)
        third = s.after(second)
        fourth = s.after(third)
        s.families[second].grain += tables.gift_grain
        s.emit("gift_grain", second, tables.gift_grain)
        if seats >= 5:
            fifth = s.after(fourth)
            s.families[fifth].coins += tables.gift_coins
            s.emit("coins", fifth, tables.gift_coins)
        if seats >= 4:
            s.rules.cube.ask(s, fourth, tables.gift_chosen, 0)
        if seats >= 3:
            for _ in range(tables.gift_drawn):
                s.push(s.rules.gift, CHANCE, third)


class Gift(Step[Village]):
    """The colour of the cube drawn for the third seat, equally likely. The argument is the seat."""

    def __init__(self, seats: int) -> None:
        super().__init__("gift", "V-SET-9", 4)
        self.args = seats
        self.is_chance = True

    def choices(self, s: Village, f: Frame) -> None:
        for colour in range(4):
            s.offer_weighted(colour, 1)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.supply[choice] -= 1
        s.families[f.arg].cubes[choice] += 1
        s.emit("cube", f.arg, choice)

    def series(self, s: Village, f: Frame) -> str:
        return "setup.gift"

    def token(self, choice: Choice) -> str:
        return COLOURS[choice]


class NoGifts(Step[Village]):
    """No compensation for later seats."""

    def __init__(self) -> None:
        super().__init__("gifts", "V-SET-9")
        self.is_chance = True
