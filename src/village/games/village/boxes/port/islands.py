"""P-ISL, P-MIS: business on an island, and missionaries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.boxes.port.chart import COCOA, KINDS, MEMBER, Island
from village.games.village.boxes.port.sea import missionary
from village.games.village.member import Keeper
from village.games.village.state import Village, lowest
from village.games.village.words import NOBODY, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.boxes.port.box import Port

MISSION: Final = 1 + MEMBER  # answers: pass, the kinds that are sold, and these two
LOAD: Final = MISSION + 1


class Business(Step[Village]):
    """P-ISL-2: sell, place a missionary, load. The argument is the last answer; there is no way back."""

    def __init__(self, port: Port) -> None:
        super().__init__("island", "P-ISL-2", LOAD + 1)
        self.args = LOAD + 1
        self.port = port

    def here(self, s: Village, who: Seat) -> Island:
        return self.port.chart.islands[self.port.chart.island_at[self.port.ship(s, who).space]]

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        for answer in range(f.arg + 1, LOAD + 1):
            if self.can(s, f.who, answer):
                s.offer(answer)

    def can(self, s: Village, who: Seat, answer: Choice) -> bool:
        island = self.here(s, who)
        if answer == MISSION:
            return s.families[who].members[self.port.place] != 0 and self.free_place(s, island) != NOBODY
        if answer == LOAD:
            return self.can_load(s, who, island)
        return island.buys[answer - 1] > 0 and self.port.ship(s, who).carries(answer - 1)

    def can_load(self, s: Village, who: Seat, island: Island) -> bool:
        """P-ISL-4: a free hold, none of the kind on board, and one left there."""
        if island.loads == NOBODY or self.port.ship(s, who).carries(island.loads):
            return False
        return self.port.room(s, who) and self.port.sea(s).left_of(island.loads) > 0

    def free_place(self, s: Village, island: Island) -> Count:
        """P-MIS-1: the free mission place with the most prestige, counted on the island."""
        missions = self.port.sea(s).missions
        best: Count = NOBODY
        for place in range(len(island.missions)):
            if missions[island.first + place]:
                continue
            if best == NOBODY or island.missions[place] > island.missions[best]:
                best = place
        return best

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            return
        s.push(self, f.who, choice)
        if choice == MISSION:
            self.send(s, f.who)
        elif choice == LOAD:
            self.load(s, f.who)
        else:
            self.sell(s, f.who, choice - 1)

    def sell(self, s: Village, who: Seat, kind: Count) -> None:
        """P-ISL-3: back to the supply for prestige."""
        prestige = self.here(s, who).buys[kind]
        self.port.ship(s, who).cargo ^= 1 << kind
        s.tell("sell", who, kind, prestige)
        self.port.earn(s, who, prestige)

    def send(self, s: Village, who: Seat) -> None:
        island = self.here(s, who)
        place = self.free_place(s, island)
        family = s.families[who]
        generation = lowest(family.members[self.port.place])
        family.walk(self.port.place, island.place, generation)
        self.port.sea(s).missions[island.first + place] = missionary(who, generation)
        s.tell("mission", who, generation, island.place, island.missions[place])
        self.port.earn(s, who, island.missions[place])

    def load(self, s: Village, who: Seat) -> None:
        kind = self.here(s, who).loads
        self.port.ship(s, who).cargo |= 1 << kind
        self.port.sea(s).ashore[kind - COCOA] -= 1
        s.tell("load", who, kind)

    def token(self, choice: Choice) -> str:
        if choice < MISSION:
            return f"sell.{KINDS[choice - 1]}" if choice else "pass"
        return "mission" if choice == MISSION else "load"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if self.can(s, f.who, choice):
            return Reason("P-ISL-2", "business-order")
        island = self.here(s, f.who)
        if choice == MISSION:
            if not s.families[f.who].members[self.port.place]:
                return Reason("P-MIS-1", "nobody-on-board")
            return Reason("P-MIS-1", "no-mission-place", [island.name])
        if choice == LOAD:
            return self.why_not_load(s, f.who, island)
        if self.port.ship(s, f.who).carries(choice - 1):
            return Reason("P-ISL-3", "not-wanted", [KINDS[choice - 1], island.name])
        return Reason("P-ISL-3", "not-on-board", [KINDS[choice - 1]])

    def why_not_load(self, s: Village, who: Seat, island: Island) -> Reason:
        if island.loads == NOBODY:
            return Reason("P-ISL-4", "nothing-to-load", [island.name])
        if self.port.ship(s, who).carries(island.loads):
            return Reason("P-LOD-1", "already-on-board", [KINDS[island.loads]])
        if not self.port.room(s, who):
            return Reason("P-LOD-1", "holds-full")
        return Reason("P-ISL-4", "none-left", [KINDS[island.loads]])


class Missions(Keeper):
    """P-MIS-2: who dies or goes home leaves the mission place; of two that are alike the lesser one."""

    def __init__(self, port: Port) -> None:
        self.port = port

    def left(self, s: Village, who: Seat, place: Count, generation: Count) -> None:
        for island in self.port.chart.islands:
            if island.place == place:
                self.leave(s, island, missionary(who, generation))

    def leave(self, s: Village, island: Island, gone: Count) -> None:
        missions = self.port.sea(s).missions
        least: Count = NOBODY
        for place in range(len(island.missions)):
            if missions[island.first + place] != gone:
                continue
            if least == NOBODY or island.missions[place] < island.missions[least]:
                least = place
        if least != NOBODY:
            missions[island.first + least] = 0
