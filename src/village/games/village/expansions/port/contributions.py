"""P-MKT, P-DTH, P-SCO: what Port registers with the rules: stalls, sea burials, grain on board, its score line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.burial_grounds import Ground, Store
from village.games.village.effects import Tally
from village.games.village.expansions.port.map import GRAIN, IMPORTS
from village.games.village.score import Line
from village.games.village.spaces.market import Ware
from village.games.village.state import Village, size
from village.games.village.vocabulary import GRAVES
from village.kernel.event import Reason
from village.kernel.types import Count, Row, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port


class Stall(Ware):
    """P-MKT-1: a stall that buys cocoa or tea and never closes."""

    def __init__(self, port: Port, number: Count, prestige: Count, coins: Count) -> None:
        super().__init__(IMPORTS[number])
        self.port = port
        self.number: Count = number
        self.prestige: Count = prestige
        self.coins: Count = coins

    def has(self, s: Village, who: Seat) -> bool:
        return self.port.ship(s, who).stored[self.number] > 0

    def lacks(self, s: Village, who: Seat) -> Reason:
        return Reason("P-MKT-3", "not-on-farm", [self.name])

    def sell(self, s: Village, who: Seat) -> None:
        self.port.ship(s, who).stored[self.number] -= 1
        s.emit("ware", who, self.number, self.prestige, self.coins)
        self.port.earn(s, who, self.prestige)
        s.families[who].coins += self.coins


class SeaBurials(Ground):
    """P-DTH-2, P-DTH-3: sea burials, filled in order, each with prestige for the family."""

    def __init__(self, port: Port, spaces: Count, prestige: Row, number: Count) -> None:
        super().__init__("sea_burial", spaces)
        self.port = port
        self.prestige: Row = prestige
        self.number: Count = number  # index among the grounds

    def on_burial(self, s: Village, who: Seat) -> None:
        prestige = self.prestige[s.filled[GRAVES + self.number] - 1]
        s.emit("sea_burial", who, prestige)
        self.port.earn(s, who, prestige)


class Holds(Store):
    """P-LOD-4: grain on board is neither on a farm nor in the supply."""

    def __init__(self, port: Port) -> None:
        self.port = port

    def grain(self, s: Village) -> Count:
        total: Count = 0
        for ship in self.port.sea(s).ships:
            total += ship.cargo >> GRAIN & 1
        return total

    def rule(self) -> str:
        return "P-SET-8"


class SeaLine(Line):
    """P-SCO-2: prestige of sales, missions, stalls and burials."""

    def __init__(self, port: Port) -> None:
        super().__init__("sea", "P-SCO-2")
        self.port = port

    def points(self, s: Village, seat: Seat) -> Count:
        return self.port.ship(s, seat).earned


class Landings(Tally):
    """I-V34: the different islands where the ship has landed."""

    def __init__(self, port: Port) -> None:
        self.port = port

    def count(self, s: Village, who: Seat) -> Count:
        landed: Count = 0
        for island in range(len(self.port.sea_map.islands)):
            landed += self.port.ship(s, who).landed >> island & 1
        return landed


class Missionaries(Tally):
    """G-G9: members on islands."""

    def __init__(self, port: Port) -> None:
        self.port = port

    def count(self, s: Village, who: Seat) -> Count:
        total: Count = 0
        for island in self.port.sea_map.islands:
            total += size(s.families[who].members[island.place])
        return total


class Stored(Tally):
    """G-S8: cocoa or tea on the farm."""

    def __init__(self, port: Port, number: Count) -> None:
        self.port = port
        self.number: Count = number

    def count(self, s: Village, who: Seat) -> Count:
        return self.port.ship(s, who).stored[self.number]
