"""P-CAP: the captains, hiring one, and the next one of a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from village.games.village.state import Village
from village.games.village.vocabulary import COLOURS, NONE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Row, Seat
from village.toolkit.tables import counts

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port

FOR_COINS: Final = 0  # argument of `captain`
FREE: Final = 1  # I-V31


class Captain:
    """P-CAP-2: a captain's free steps and the cost of further steps: a price in colours, or any cubes."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.token: str = entry["name"]
        self.coins: Count = entry["price"]
        self.free: Count = entry["free"]
        self.any: Count = entry["any"]
        self.cubes: Row = counts(entry["cubes"], COLOURS[:4])
        self.price: Count = NONE  # index of the price if the cubes have colours
        self.kind: Count = NONE  # index of the kind, shared by equal captains

    def equals(self, captain: Captain) -> bool:
        terms = (self.coins, self.free, self.any, list(self.cubes))
        return terms == (captain.coins, captain.free, captain.any, list(captain.cubes))


class Hire(Step[Village]):
    """P-CAP-1: which of the three captains on offer is hired? The argument says whether coins are paid."""

    def __init__(self, port: Port) -> None:
        super().__init__("captain", "P-CAP-1", len(port.sea_map.prices))
        self.args = FREE + 1
        self.port = port

    def payable(self, s: Village, who: Seat, stack: Count, pay: Count) -> bool:
        return pay == FREE or s.families[who].purse() >= self.port.sea_map.prices[stack]

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
        coins: Count = 0 if f.arg == FREE else self.port.sea_map.prices[choice]
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
        return str(self.port.sea_map.prices[choice])

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if self.port.sea(s).stacks[choice].shown == NONE:
            return Reason("P-CAP-5", "captain-stack-empty", [self.token(choice)])
        return Reason("P-CAP-1", "captain-price", [self.token(choice)])


class Crew(Step[Village]):
    """P-SET-6: which captain is turned up? The argument is the stack; of equal ones the first unseen is named."""

    def __init__(self, port: Port) -> None:
        super().__init__("crew", "P-SET-6", len(port.sea_map.captains))
        self.args = len(port.sea_map.prices)
        self.is_chance = True
        self.port = port

    def choices(self, s: Village, f: Frame) -> None:
        sea = self.port.sea(s)
        sea_map = self.port.sea_map
        for equals in sea_map.kinds:
            captain = sea.first_unseen(equals)
            if captain != NONE and sea_map.captains[captain].coins == sea_map.prices[f.arg]:
                s.offer_weighted(captain, sea.unseen_of(equals))

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        sea = self.port.sea(s)
        sea.pool[choice] = 0
        sea.stacks[f.arg].unseen -= 1
        sea.stacks[f.arg].shown = choice
        s.emit("crew", CHANCE, choice)

    def token(self, choice: Choice) -> str:
        return self.port.sea_map.captains[choice].token

    def subject(self, f: Frame) -> str:
        return str(self.port.sea_map.prices[f.arg])

    def series(self, s: Village, f: Frame) -> str:
        return "captains"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("P-SET-6", "captain-not-unseen", [self.token(choice)])
