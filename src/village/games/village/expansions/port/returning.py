"""P-HOM: the ship returns, its holds are emptied, its captain leaves and its chest is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.expansions.port.map import CHEST, COCOA, GRAIN, HARBOUR, IMPORTS, MEMBER
from village.games.village.state import Village, lowest
from village.games.village.time import spend
from village.games.village.vocabulary import FARM, NONE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port


def go_home(port: Port, s: Village, who: Seat) -> None:
    """P-HOM-1: return from any space, without steps."""
    ship = port.ship(s, who)
    ship.space = HARBOUR
    s.emit("return", who)
    spend(s, who, port.return_time)
    unload(port, s, who)
    dismiss(port, s, ship.captain)
    ship.captain = NONE


def unload(port: Port, s: Village, who: Seat) -> None:
    """P-HOM-2: everything goes to the farm; excess grain goes to the supply."""
    ship = port.ship(s, who)
    family = s.families[who]
    if ship.carries(GRAIN) and family.grain < s.rules.tables.grain_limit:
        family.grain += 1
    for kind in range(GRAIN + 1, MEMBER):
        if ship.carries(kind):
            family.goods[port.sea_map.good_of[kind]] += 1
    for i in range(len(IMPORTS)):
        if ship.carries(COCOA + i):
            ship.stored[i] += 1
    if ship.carries(CHEST):
        s.push(port.chest, CHANCE, who)
    for kind in range(CHEST):
        if ship.carries(kind):
            s.emit("unload", who, kind)
    ship.cargo = 0
    crowd = family.members[port.place]
    if crowd:
        family.walk(port.place, FARM, lowest(crowd))
        s.emit("walk", who, lowest(crowd), port.place, FARM)


def dismiss(port: Port, s: Village, captain: Count) -> None:
    """P-HOM-4: the captain goes under the stack of its price, or is visible at once if the stack is empty."""
    stack = port.sea(s).stacks[port.sea_map.stack_of(captain)]
    stack.put_under(captain)
    if stack.shown == NONE:
        port.captain.show_next(s, port.sea_map.stack_of(captain))


class Chest(Step[Village]):
    """P-SET-5, P-HOM-3: what is in the chest? The argument is the seat that opens it."""

    def __init__(self, port: Port, seats: int) -> None:
        super().__init__("chest", "P-HOM-3", len(port.chest_coins))
        self.args = seats
        self.is_chance = True
        self.port = port

    def choices(self, s: Village, f: Frame) -> None:
        chests = self.port.sea(s).chests
        for value in range(len(chests)):
            if chests[value]:
                s.offer_weighted(value, chests[value])

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        self.port.sea(s).chests[choice] -= 1
        s.families[f.arg].coins += self.port.chest_coins[choice]
        s.emit("chest", f.arg, self.port.chest_coins[choice])

    def token(self, choice: Choice) -> str:
        return f"coins.{self.port.chest_coins[choice]}"

    def series(self, s: Village, f: Frame) -> str:
        return "chests"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("P-SET-5", "chest-opened", [str(self.port.chest_coins[choice])])
