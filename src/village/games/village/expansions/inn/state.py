"""The Inn's slice of the state: the stacks of villagers, their owners, and the member on the Bard."""

from __future__ import annotations

from typing import Final, final

from village.games.village.card_stack import Stack
from village.kernel.state import Slice
from village.kernel.types import Row

IN_THE_INN: Final = -1  # owner of a villager in the stacks; else a seat, or out of the game
OUT: Final = -2


@final
class InnState(Slice):
    """The slice of the Inn."""

    def __init__(self, stacks: list[Stack], pool: Row, owner: Row, bard_members: Row) -> None:
        self.stacks = stacks
        self.pool: Row = pool  # 1 for every unseen villager
        self.owner: Row = owner
        self.bard_members: Row = bard_members  # by seat: 0, or 1 + 4 * profession + generation

    def copy(self) -> Slice:
        return InnState([stack.copy() for stack in self.stacks], self.pool[:], self.owner[:], self.bard_members[:])
