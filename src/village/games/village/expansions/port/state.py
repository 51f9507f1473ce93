"""Port's slice of the state: the ships, the captains on offer and the pieces on the islands."""

from __future__ import annotations

from village.games.village.card_stack import Stack
from village.games.village.expansions.port.map import COCOA, HARBOUR
from village.games.village.vocabulary import NONE
from village.kernel.state import Slice
from village.kernel.types import Count, Row


class Ship:
    """The ship of a family and the proceeds of its voyages."""

    def __init__(self, stored: Row) -> None:
        self.stored: Row = stored  # cocoa and tea on the farm
        self.space: Count = HARBOUR
        self.captain: Count = NONE
        self.cargo: Count = 0  # a bit for every kind; the member on board is in `Family.members`
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

    def used_holds(self) -> Count:
        """Return the number of holds in use, without that of a member."""
        used: Count = 0
        rest = self.cargo
        while rest:
            used += rest & 1
            rest >>= 1
        return used


class PortState(Slice):
    """The slice of Port."""

    def __init__(
        self, ships: list[Ship], stacks: list[Stack], pool: Row, chests: Row, ashore: Row, missions: Row
    ) -> None:
        self.ships = ships  # by seat
        self.stacks = stacks  # of captains, by price
        self.pool: Row = pool  # 1 for every unseen captain
        self.chests: Row = chests  # unopened ones of each value
        self.ashore: Row = ashore  # cocoa, tea and chests on their islands
        self.missions: Row = missions  # by place: 0, or 1 + 4 * seat + generation

    def copy(self) -> Slice:
        return PortState(
            [ship.copy() for ship in self.ships], [stack.copy() for stack in self.stacks],
            self.pool[:], self.chests[:], self.ashore[:], self.missions[:],
        )  # fmt: skip

    def unseen_of(self, equals: Row) -> Count:
        """Return how many of these captains are unseen."""
        left: Count = 0
        for captain in equals:
            left += self.pool[captain]
        return left

    def first_unseen(self, equals: Row) -> Count:
        for captain in equals:
            if self.pool[captain]:
                return captain
        return NONE

    def left_of(self, kind: Count) -> Count:
        """Return the number of tiles of an import, or chests, left on their island."""
        return self.ashore[kind - COCOA]


def missionary(seat: Count, generation: Count) -> Count:
    """Return the encoding of a member on a mission place."""
    return 1 + 4 * seat + generation
