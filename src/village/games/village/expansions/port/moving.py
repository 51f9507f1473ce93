"""P-MOV: moving from space to space, and the captain's price for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.expansions.port.captains import Captain
from village.games.village.expansions.port.map import HARBOUR
from village.games.village.pay import can_pay
from village.games.village.state import Family, Village
from village.games.village.time import spend
from village.games.village.vocabulary import COLOURS, NONE, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port


class Move(Step[Village]):
    """P-MOV-1: to which space? The argument is the number of steps made."""

    def __init__(self, port: Port, name: str = "move", rule: str = "P-MOV-1") -> None:
        super().__init__(name, rule, 1 + len(port.sea_map.names))
        self.args = len(port.sea_map.names) + 1
        self.port = port

    def begin(self, s: Village, who: Seat) -> None:
        """P-MOV-5: the starting space cannot be entered again."""
        ship = self.port.ship(s, who)
        ship.entered = 1 << ship.space
        s.push(self, who)

    def hired(self, s: Village, who: Seat) -> Captain:
        return self.port.sea_map.captains[self.port.ship(s, who).captain]

    def payable(self, s: Village, f: Frame) -> bool:
        """P-MOV-2: return whether one more step can be paid."""
        captain = self.hired(s, f.who)
        if f.arg < captain.free:
            return True
        if captain.price != NONE:
            return can_pay(s, f.who, captain.price)
        return payable_from(s.families[f.who], 0) >= captain.any

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg:
            s.offer(PASS)
        if self.payable(s, f):
            self.offer_spaces(s, f.who)

    def offer_spaces(self, s: Village, who: Seat) -> None:
        ship = self.port.ship(s, who)
        near = self.port.sea_map.next[ship.space]
        for i in range(len(near)):
            if near[i] != HARBOUR and not ship.entered >> near[i] & 1:
                s.offer(1 + near[i])

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            self.port.ship(s, f.who).entered = 0
            return
        self.enter(s, f, choice - 1)
        self.charge(s, f)

    def enter(self, s: Village, f: Frame, space: Count) -> None:
        """P-MAP-2: the hourglass is paid on every step. P-MOV-4: an island ends the movement."""
        ship = self.port.ship(s, f.who)
        ship.space = space
        ship.entered |= 1 << space
        s.emit("sail", f.who, space)
        time = self.port.sea_map.hourglass[space]
        if time:
            spend(s, f.who, time)
        island = self.port.sea_map.island_at[space]
        if island == NONE:
            s.push(self, f.who, f.arg + 1)
            return
        ship.entered = 0
        ship.landed |= 1 << island
        s.push(self.port.island, f.who)

    def charge(self, s: Village, f: Frame) -> None:
        captain = self.hired(s, f.who)
        if f.arg < captain.free:
            return
        if captain.price != NONE:
            s.push(s.rules.pay, f.who, captain.price)
        else:
            self.port.spend.ask(s, f.who, captain.any, 0)

    def token(self, choice: Choice) -> str:
        return f"to.{self.port.sea_map.names[choice - 1]}" if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        ship = self.port.ship(s, f.who)
        if choice == PASS:
            return Reason("P-MOV-1", "one-step")
        space = self.port.sea_map.names[choice - 1]
        if choice - 1 == HARBOUR:
            return Reason("P-MAP-3", "port-by-return")
        if ship.entered >> choice - 1 & 1:
            return Reason("P-MOV-5", "entered-before", [space])
        if choice - 1 not in list(self.port.sea_map.next[ship.space]):
            return Reason("P-MAP-2", "not-next-to", [space])
        return Reason("P-MOV-2", "no-cubes")


class Gale(Move):
    """I-V32 Helmsman: some steps without cubes."""

    def __init__(self, port: Port, rule: str, steps: Count) -> None:
        super().__init__(port, "gale", rule)
        self.steps: Count = steps

    def payable(self, s: Village, f: Frame) -> bool:
        return f.arg < self.steps

    def charge(self, s: Village, f: Frame) -> None:
        """Charge nothing."""

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        reason = super().why(s, f, choice)
        return Reason(self.rule, "gale-over") if reason.rule == "P-MOV-2" else reason


def payable_from(family: Family, first: Count) -> Count:
    """Return how many cubes, or coins instead, can be paid from a colour on."""
    total = family.purse()
    for colour in range(first, 4):
        total += family.cubes[colour]
    return total


class Spend(Step[Village]):
    """P-MOV-2: which cube, or a coin instead? The argument is 5 x cubes to pay + the last choice."""

    def __init__(self, port: Port) -> None:
        super().__init__("spend", "P-MOV-2", 5)
        self.args = 5 * (max([captain.any for captain in port.sea_map.captains]) + 1)
        self.prunes = True

    def ask(self, s: Village, who: Seat, cubes: Count, last: Choice) -> None:
        """Let `who` pay cubes; if there are no more than these, `who` pays all of them."""
        family = s.families[who]
        if cubes > 0 and payable_from(family, 0) > cubes:
            s.push(self, who, 5 * cubes + last)
            return
        for _ in range(cubes):
            choice: Choice = 0
            while choice < 4 and not family.cubes[choice]:
                choice += 1
            self.pay(s, who, choice)

    def choices(self, s: Village, f: Frame) -> None:
        family = s.families[f.who]
        for colour in range(4):
            if family.cubes[colour]:
                s.offer(colour)
        if family.purse():
            s.offer(4)

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        """Return whether the same can be paid in the order of the choices, coins last."""
        family = s.families[f.who]
        cubes = f.arg // 5
        last = f.arg % 5
        if payable_from(family, last) < cubes:
            return False  # a player has already paid in another order
        return choice < last or payable_from(family, choice) < cubes

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        self.pay(s, f.who, choice)
        self.ask(s, f.who, f.arg // 5 - 1, choice)

    def pay(self, s: Village, who: Seat, choice: Choice) -> None:
        family = s.families[who]
        if choice == 4:
            family.spend(s, 1)
            s.emit("spend_coin", who)
        else:
            family.cubes[choice] -= 1
            s.supply[choice] += 1
            s.emit("spend", who, choice)

    def subject(self, f: Frame) -> str:
        return str(f.arg // 5)

    def token(self, choice: Choice) -> str:
        return "coin" if choice == 4 else COLOURS[choice]

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("V-PAY-1", "no-coin") if choice == 4 else Reason("V-PAY-1", "no-cube", [COLOURS[choice]])
