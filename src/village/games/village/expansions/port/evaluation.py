"""The evaluation of a voyage. Only bots use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.evaluation import weights
from village.games.village.expansions.port.map import CHEST, COCOA, IMPORTS, KINDS, MEMBER, SeaMap
from village.games.village.state import Village
from village.games.village.vocabulary import NONE
from village.kernel.types import Count, Row, Seat
from village.toolkit.tables import row

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port


class PortEvaluation:
    """Value in hundredths of a point of the cargo, actual or possible, minus the cost of the way."""

    def __init__(self, port: Port) -> None:
        table = weights("port")
        self.port = port
        self.step: Count = table["step"]
        self.mission: Count = table["mission"]
        self.crew: Count = table["captain"]
        self.fare: Count = table["fare"]
        self.stored: Row = row([table["stored"][name] for name in IMPORTS])
        self.aboard: Row = row([table["aboard"].get(name, 0) for name in KINDS])
        self.fetch: Row = row([table["fetch"].get(name, 0) for name in KINDS])
        self.steps: list[Row] = [row(distances(port.sea_map, space)) for space in range(len(port.sea_map.names))]
        self.sales: list[Row] = [row(self.best_sales(space, table["sale"])) for space in range(len(self.steps))]

    def best_sales(self, space: int, share: int) -> list[int]:
        """Return the best value of each kind of cargo from a space."""
        best = [0] * len(KINDS)
        for kind in range(MEMBER):
            for island in self.port.sea_map.islands:
                if island.buys[kind]:
                    value = share * island.buys[kind] - self.step * self.distance(space, island.name)
                    best[kind] = max(best[kind], value)
        return best

    def distance(self, space: int, name: str) -> int:
        return self.steps[space][self.port.sea_map.names.index(name)]

    def of(self, s: Village, seat: Seat) -> Count:
        ship = self.port.ship(s, seat)
        hundredths: Count = 0
        for i in range(len(self.stored)):
            hundredths += self.stored[i] * ship.stored[i]
        if self.opens_chest(s, seat):
            hundredths += self.aboard[CHEST]
        if ship.captain == NONE:
            return hundredths + (self.fare if s.families[seat].coins else 0)
        for kind in range(len(KINDS)):
            if ship.carries(kind):
                hundredths += self.aboard[kind] + self.sales[ship.space][kind]
        hundredths += self.mission_value(s, seat)
        if not ship.cargo >> COCOA:  # a ship with imports should return
            captain = self.port.sea_map.captains[ship.captain]
            hundredths += self.crew * (captain.coins + captain.free) + self.fetching_value(s, seat)
        return hundredths

    def opens_chest(self, s: Village, seat: Seat) -> bool:
        """Return whether a chest of the seat is about to be opened."""
        return s.stack[-1].step is self.port.chest and s.stack[-1].arg == seat

    def mission_value(self, s: Village, seat: Seat) -> Count:
        """Return the value of the best free mission place for a member on board."""
        if not s.families[seat].members[self.port.place]:
            return 0
        best: Count = 0
        space = self.port.ship(s, seat).space
        for at in range(len(self.port.sea_map.names)):
            island = self.port.sea_map.island_at[at]
            if island == NONE:
                continue
            place = self.port.island.free_place(s, self.port.sea_map.islands[island])
            if place != NONE:
                prize = self.port.sea_map.islands[island].missions[place]
                best = max(best, self.mission * prize - self.step * self.steps[space][at])
        return best

    def fetching_value(self, s: Village, seat: Seat) -> Count:
        """Return the value of the best cargo for a free hold."""
        if not self.port.room(s, seat):
            return 0
        ship = self.port.ship(s, seat)
        best: Count = 0
        for at in range(len(self.port.sea_map.names)):
            island = self.port.sea_map.island_at[at]
            if island == NONE:
                continue
            kind = self.port.sea_map.islands[island].loads
            if kind == NONE or not self.port.sea(s).left_of(kind):
                continue
            best = max(best, self.fetch[kind] - self.step * self.steps[ship.space][at])
        return best


def distances(sea_map: SeaMap, start: int) -> list[int]:
    """Return the steps from a space to every other; the number of spaces if there is no path."""
    steps = [len(sea_map.names)] * len(sea_map.names)
    steps[start] = 0
    queue = [start]
    while queue:
        space = queue.pop(0)
        for neighbor in sea_map.next[space]:
            if steps[neighbor] > steps[space] + 1:
                steps[neighbor] = steps[space] + 1
                queue.append(neighbor)
    return steps
