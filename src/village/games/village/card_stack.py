"""A stack of cards with a visible top card, shared by expansions that deal from one."""

from __future__ import annotations

from village.games.village.vocabulary import NONE
from village.kernel.types import Count, Row, append, i64, vec


class Stack:
    """The visible card, the number of unseen cards, and the known cards put under them."""

    def __init__(self, shown: Count, unseen: Count, under: Row) -> None:
        self.shown: Count = shown
        self.unseen: Count = unseen
        self.under: Row = under

    def copy(self) -> Stack:
        return Stack(self.shown, self.unseen, self.under[:])

    def cards(self) -> Count:
        return (0 if self.shown == NONE else 1) + self.unseen + len(self.under)

    def put_under(self, card: Count) -> None:
        self.under = append(self.under, card)

    def push(self) -> None:
        """Put the visible card under the stack."""
        self.put_under(self.shown)
        self.shown = NONE

    def turn_up(self) -> None:
        """Reveal the first of the cards put under the stack, if there is one."""
        if not len(self.under):
            self.shown = NONE
            return
        self.shown = self.under[0]
        rest: Row = vec[i64]([])
        for i in range(1, len(self.under)):
            rest = append(rest, self.under[i])
        self.under = rest
