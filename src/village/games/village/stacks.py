"""A stack of cards of which only the top one is known: shared by boxes that deal from one."""

from __future__ import annotations

from village.games.village.words import NOBODY
from village.kernel.types import Count, Row, append, i64, vec


class Stack:
    """The visible card, how many were never seen, and those put under it, which come up after those never seen."""

    def __init__(self, shown: Count, unseen: Count, under: Row) -> None:
        self.shown: Count = shown
        self.unseen: Count = unseen
        self.under: Row = under

    def copy(self) -> Stack:
        return Stack(self.shown, self.unseen, self.under[:])

    def cards(self) -> Count:
        return (0 if self.shown == NOBODY else 1) + self.unseen + len(self.under)

    def put_under(self, card: Count) -> None:
        self.under = append(self.under, card)

    def push(self) -> None:
        """The visible card goes under the stack."""
        self.put_under(self.shown)
        self.shown = NOBODY

    def turn_up(self) -> None:
        """Show the first of those put under, if there is one."""
        if not len(self.under):
            self.shown = NOBODY
            return
        self.shown = self.under[0]
        rest: Row = vec[i64]([])
        for i in range(1, len(self.under)):
            rest = append(rest, self.under[i])
        self.under = rest
