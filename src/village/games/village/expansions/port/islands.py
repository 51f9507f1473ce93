"""P-ISL, P-MIS: trade on an island, and missionaries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.choose_member import Keeper
from village.games.village.expansions.port.map import COCOA, KINDS, MEMBER, Island
from village.games.village.expansions.port.state import missionary
from village.games.village.state import Village, lowest
from village.games.village.vocabulary import NONE, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port

MISSION: Final = 1 + MEMBER  # choices: pass, the kinds that are sold, and these two
LOAD: Final = MISSION + 1


class Business(Step[Village]):
    """P-ISL-2: sell, place a missionary, load, in any order. The argument is the last choice."""

    def __init__(self, port: Port) -> None:
        super().__init__("island", "P-ISL-2", LOAD + 1)
        self.args = LOAD + 1
        self.prunes = True
        self.port = port

    def current_island(self, s: Village, who: Seat) -> Island:
        return self.port.sea_map.islands[self.port.sea_map.island_at[self.port.ship(s, who).space]]

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        for choice in range(1, LOAD + 1):
            if self.can(s, f.who, choice):
                s.offer(choice)

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        """Return whether the last choice could come later; loading last leaves most room."""
        return choice != PASS and choice < f.arg

    def can(self, s: Village, who: Seat, choice: Choice) -> bool:
        island = self.current_island(s, who)
        if choice == MISSION:
            return s.families[who].members[self.port.place] != 0 and self.free_place(s, island) != NONE
        if choice == LOAD:
            return self.can_load(s, who, island)
        return island.buys[choice - 1] > 0 and self.port.ship(s, who).carries(choice - 1)

    def can_load(self, s: Village, who: Seat, island: Island) -> bool:
        """P-ISL-4: return whether a hold is free, the kind is not on board and one is left there."""
        if island.loads == NONE or self.port.ship(s, who).carries(island.loads):
            return False
        return self.port.room(s, who) and self.port.sea(s).left_of(island.loads) > 0

    def free_place(self, s: Village, island: Island) -> Count:
        """P-MIS-1: return the free mission place with the most prestige, by its index on the island."""
        missions = self.port.sea(s).missions
        best: Count = NONE
        for place in range(len(island.missions)):
            if missions[island.first + place]:
                continue
            if best == NONE or island.missions[place] > island.missions[best]:
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
        """P-ISL-3: return cargo to the supply for prestige."""
        prestige = self.current_island(s, who).buys[kind]
        self.port.ship(s, who).cargo ^= 1 << kind
        s.emit("sell", who, kind, prestige)
        self.port.earn(s, who, prestige)

    def send(self, s: Village, who: Seat) -> None:
        island = self.current_island(s, who)
        place = self.free_place(s, island)
        family = s.families[who]
        generation = lowest(family.members[self.port.place])
        family.walk(self.port.place, island.place, generation)
        self.port.sea(s).missions[island.first + place] = missionary(who, generation)
        s.emit("mission", who, generation, island.place, island.missions[place])
        self.port.earn(s, who, island.missions[place])

    def load(self, s: Village, who: Seat) -> None:
        kind = self.current_island(s, who).loads
        self.port.ship(s, who).cargo |= 1 << kind
        self.port.sea(s).ashore[kind - COCOA] -= 1
        s.emit("load", who, kind)

    def token(self, choice: Choice) -> str:
        if choice < MISSION:
            return f"sell.{KINDS[choice - 1]}" if choice else "pass"
        return "mission" if choice == MISSION else "load"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        island = self.current_island(s, f.who)
        if choice == MISSION:
            if not s.families[f.who].members[self.port.place]:
                return Reason("P-MIS-1", "no-member-on-board")
            return Reason("P-MIS-1", "no-mission-place", [island.name])
        if choice == LOAD:
            return self.why_not_load(s, f.who, island)
        if self.port.ship(s, f.who).carries(choice - 1):
            return Reason("P-ISL-3", "not-wanted", [KINDS[choice - 1], island.name])
        return Reason("P-ISL-3", "not-on-board", [KINDS[choice - 1]])

    def why_not_load(self, s: Village, who: Seat, island: Island) -> Reason:
        if island.loads == NONE:
            return Reason("P-ISL-4", "nothing-to-load", [island.name])
        if self.port.ship(s, who).carries(island.loads):
            return Reason("P-LOD-1", "already-on-board", [KINDS[island.loads]])
        if not self.port.room(s, who):
            return Reason("P-LOD-1", "holds-full")
        return Reason("P-ISL-4", "none-left", [KINDS[island.loads]])


class Missions(Keeper):
    """P-MIS-2: a member that dies or goes home leaves its mission place; of two equal members the one worth less."""

    def __init__(self, port: Port) -> None:
        self.port = port

    def on_member_left(self, s: Village, who: Seat, place: Count, generation: Count) -> None:
        for island in self.port.sea_map.islands:
            if island.place == place:
                self.leave(s, island, missionary(who, generation))

    def leave(self, s: Village, island: Island, member_code: Count) -> None:
        missions = self.port.sea(s).missions
        least: Count = NONE
        for place in range(len(island.missions)):
            if missions[island.first + place] != member_code:
                continue
            if least == NONE or island.missions[place] < island.missions[least]:
                least = place
        if least != NONE:
            missions[island.first + least] = 0
