"""The Inn's part of a state: the stacks of villagers, who owns which, and whom the Bard sings of."""

from __future__ import annotations

from typing import Final

from village.games.village.stacks import Stack
from village.kernel.state import Slice
from village.kernel.types import Row

IN_THE_INN: Final = -1  # where a villager is: in the stacks, or with a seat, or out of the game
OUT: Final = -2


class Guests(Slice):
    """What the Inn adds to a position."""

    def __init__(self, stacks: list[Stack], pool: Row, owner: Row, sung: Row) -> None:
        self.stacks = stacks
        self.pool: Row = pool  # 1 for every villager never seen
        self.owner: Row = owner
        self.sung: Row = sung  # for each seat the member on the Bard: 0, or 1 + 4 * profession + generation

    def copy(self) -> Slice:
        return Guests([stack.copy() for stack in self.stacks], self.pool[:], self.owner[:], self.sung[:])
