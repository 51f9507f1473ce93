"""P-SEA, P-CAP: the action of the space travel, and hiring a captain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.expansions.port.map import HARBOUR
from village.games.village.expansions.port.returning import go_home
from village.games.village.spaces.space import Space
from village.games.village.state import Village
from village.games.village.vocabulary import MAY, NONE, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port

SAIL: Final = 1
ON: Final = 2
HOME: Final = 3
FOR_COINS: Final = 0  # argument of `captain`
FREE: Final = 1  # I-V31


class SeaAction(Space):
    """P-SEA-1: set sail, sail on or return. The cause decides whether the captain is free of charge."""

    def __init__(self, port: Port) -> None:
        super().__init__("sea", "P-SEA-1", HOME + 1)
        self.port = port

    def offer_actions(self, s: Village, who: Seat) -> None:
        self.offer_at_price(s, who, FOR_COINS)

    def offer_at_price(self, s: Village, who: Seat, pay: Count) -> None:
        if self.port.ship(s, who).space != HARBOUR:
            s.offer(ON)
            s.offer(HOME)
        elif self.port.captain.can_hire(s, who, pay):
            s.offer(SAIL)

    def possible_with(self, s: Village, who: Seat, pay: Count) -> bool:
        before = s.n
        self.offer_at_price(s, who, pay)
        possible = s.n > before
        s.n = before
        return possible

    def pays(self, f: Frame) -> Count:
        return FREE if f.arg == self.port.free_cause else FOR_COINS

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg == MAY:
            s.offer(PASS)
        self.offer_at_price(s, f.who, self.pays(f))

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == SAIL:
            s.push(self.port.captain, f.who, self.pays(f))
            return
        super().choose(s, f, choice)

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        if choice == HOME:
            go_home(self.port, s, who)
        else:
            self.port.move.begin(s, who)

    def action_token(self, choice: Choice) -> str:
        return ["pass", "sail", "on", "home"][choice]

    def missing(self, s: Village, who: Seat) -> list[Reason]:
        """Return why no captain can be hired; a ship at sea can always sail on, so this one is in the port."""
        return [self.obstacle(s, who, SAIL)]

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if choice != SAIL:
            return Reason("P-SEA-1", "ship-in-port")
        if self.port.ship(s, who).space != HARBOUR:
            return Reason("P-SEA-1", "ship-outside")
        return Reason("P-CAP-5", "no-captain")


class Hire(Step[Village]):
    """P-CAP-1: which of the three captains on offer is hired? The argument says whether coins are paid."""

    def __init__(self, port: Port) -> None:
        super().__init__("captain", "P-CAP-1", len(port.chart.prices))
        self.args = FREE + 1
        self.port = port

    def payable(self, s: Village, who: Seat, stack: Count, pay: Count) -> bool:
        return pay == FREE or s.families[who].purse() >= self.port.chart.prices[stack]

    def can_hire(self, s: Village, who: Seat, pay: Count) -> bool:
        """P-CAP-5: return whether a captain can be hired."""
        stacks = self.port.sea(s).stacks
        for stack in range(len(stacks)):
            if stacks[stack].shown != NONE and self.payable(s, who, stack, pay):
                return True
        return False

    def choices(self, s: Village, f: Frame) -> None:
        stacks = self.port.sea(s).stacks
        for stack in range(len(stacks)):
            if stacks[stack].shown != NONE and self.payable(s, f.who, stack, f.arg):
                s.offer(stack)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        """P-SEA-2: hire, load, move."""
        stack = self.port.sea(s).stacks[choice]
        coins: Count = 0 if f.arg == FREE else self.port.chart.prices[choice]
        self.port.ship(s, f.who).captain = stack.shown
        s.emit("hire", f.who, stack.shown, coins)
        s.families[f.who].spend(s, coins)
        self.port.move.begin(s, f.who)
        s.push(self.port.load, f.who)
        stack.shown = NONE
        self.show_next(s, choice)

    def show_next(self, s: Village, stack: Count) -> None:
        """P-SET-6: turn up an unseen captain, else the next one put under the stack."""
        pile = self.port.sea(s).stacks[stack]
        if pile.unseen:
            s.push(self.port.crew, CHANCE, stack)
            return
        pile.turn_up()
        if pile.shown != NONE:
            s.emit("crew", CHANCE, pile.shown)

    def token(self, choice: Choice) -> str:
        return str(self.port.chart.prices[choice])

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if self.port.sea(s).stacks[choice].shown == NONE:
            return Reason("P-CAP-5", "captain-stack-empty", [self.token(choice)])
        return Reason("P-CAP-1", "captain-price", [self.token(choice)])


class Crew(Step[Village]):
    """P-SET-6: which captain is turned up? The argument is the stack; of equal ones the first unseen is named."""

    def __init__(self, port: Port) -> None:
        super().__init__("crew", "P-SET-6", len(port.chart.captains))
        self.args = len(port.chart.prices)
        self.is_chance = True
        self.port = port

    def choices(self, s: Village, f: Frame) -> None:
        sea = self.port.sea(s)
        chart = self.port.chart
        for equals in chart.kinds:
            captain = sea.first_unseen(equals)
            if captain != NONE and chart.captains[captain].coins == chart.prices[f.arg]:
                s.weigh(captain, sea.unseen_of(equals))

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        sea = self.port.sea(s)
        sea.pool[choice] = 0
        sea.stacks[f.arg].unseen -= 1
        sea.stacks[f.arg].shown = choice
        s.emit("crew", CHANCE, choice)

    def token(self, choice: Choice) -> str:
        return self.port.chart.captains[choice].token

    def subject(self, f: Frame) -> str:
        return str(self.port.chart.prices[f.arg])

    def series(self, s: Village, f: Frame) -> str:
        return "captains"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("P-SET-6", "captain-not-unseen", [self.token(choice)])
