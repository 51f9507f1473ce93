"""Port's part of a state: the ships, the captains on offer, and what lies on the islands."""

from __future__ import annotations

from village.games.village.boxes.port.chart import COCOA, HARBOUR
from village.games.village.stacks import Stack
from village.games.village.words import NOBODY
from village.kernel.state import Slice
from village.kernel.types import Count, Row


class Ship:
    """The ship of one family, and what its voyages have brought."""

    def __init__(self, stored: Row) -> None:
        self.stored: Row = stored  # cocoa and tea on the farm
        self.space: Count = HARBOUR
        self.captain: Count = NOBODY
        self.cargo: Count = 0  # a bit for every kind; the member on board is where members are
        self.landed: Count = 0  # a bit for every island
        self.entered: Count = 0  # a bit for every space of this sea action (P-MOV-5)
        self.earned: Count = 0  # P-SCO-2

    def copy(self) -> Ship:
        c = Ship(self.stored[:])
        c.space = self.space
        c.captain = self.captain
        c.cargo = self.cargo
        c.landed = self.landed
        c.entered = self.entered
        c.earned = self.earned
        return c

    def carries(self, kind: Count) -> bool:
        return self.cargo >> kind & 1 != 0

    def things(self) -> Count:
        """How many holds are taken, that of a member not counted."""
        taken: Count = 0
        rest = self.cargo
        while rest:
            taken += rest & 1
            rest >>= 1
        return taken


class Sea(Slice):
    """What Port adds to a position."""

    def __init__(
        self, ships: list[Ship], stacks: list[Stack], pool: Row, chests: Row, ashore: Row, missions: Row
    ) -> None:
        self.ships = ships  # by seat
        self.stacks = stacks  # of captains, by price
        self.pool: Row = pool  # 1 for every captain never seen
        self.chests: Row = chests  # how many of each value were never opened
        self.ashore: Row = ashore  # cocoa, tea and chests on their islands
        self.missions: Row = missions  # by place: 0, or 1 + 4 * seat + generation

    def copy(self) -> Slice:
        return Sea(
            [ship.copy() for ship in self.ships], [stack.copy() for stack in self.stacks],
            self.pool[:], self.chests[:], self.ashore[:], self.missions[:],
        )  # fmt: skip

    def unseen_of(self, equals: Row) -> Count:
        """How many of these captains were never seen."""
        left: Count = 0
        for captain in equals:
            left += self.pool[captain]
        return left

    def first_unseen(self, equals: Row) -> Count:
        for captain in equals:
            if self.pool[captain]:
                return captain
        return NOBODY

    def left_of(self, kind: Count) -> Count:
        """How many tiles of an import, or chests, are left on their island."""
        return self.ashore[kind - COCOA]


def missionary(seat: Count, generation: Count) -> Count:
    """How a mission place says who stands there."""
    return 1 + 4 * seat + generation
