"""The Inn's part of a state: the stacks of villagers, who owns which, and whom the Bard sings of."""

from __future__ import annotations

from typing import Final

from village.games.village.words import NOBODY
from village.kernel.state import Slice
from village.kernel.types import Count, Row, append, i64, vec

IN_THE_INN: Final = -1  # where a villager is: in the stacks, or with a seat, or out of the game
OUT: Final = -2


class Stack:
    """One stack of villagers: the visible one, how many were never seen, and those pushed under it (I-SET-6)."""

    def __init__(self, shown: Count, unseen: Count, under: Row) -> None:
        self.shown: Count = shown
        self.unseen: Count = unseen
        self.under: Row = under

    def copy(self) -> Stack:
        return Stack(self.shown, self.unseen, self.under[:])

    def cards(self) -> Count:
        return (0 if self.shown == NOBODY else 1) + self.unseen + len(self.under)

    def push(self) -> None:
        """I-INN-5: the visible card goes under the stack."""
        self.under = append(self.under, self.shown)
        self.shown = NOBODY

    def turn_up(self) -> None:
        """Show the first of those pushed under, if there is one."""
        if not len(self.under):
            self.shown = NOBODY
            return
        self.shown = self.under[0]
        rest: Row = vec[i64]([])
        for i in range(1, len(self.under)):
            rest = append(rest, self.under[i])
        self.under = rest


class Guests(Slice):
    """What the Inn adds to a position."""

    def __init__(self, stacks: list[Stack], pool: Row, owner: Row, sung: Row) -> None:
        self.stacks = stacks
        self.pool: Row = pool  # 1 for every villager never seen
        self.owner: Row = owner
        self.sung: Row = sung  # for each seat the member on the Bard: 0, or 1 + 4 * profession + generation

    def copy(self) -> Slice:
        return Guests([stack.copy() for stack in self.stacks], self.pool[:], self.owner[:], self.sung[:])
