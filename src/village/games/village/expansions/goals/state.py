"""The slice of Life Goals: the dealt cards, and what their owners did with those that are met."""

from __future__ import annotations

from typing import Final, final

from village.kernel.state import Slice
from village.kernel.types import Count, Row

SUITS: Final = ["silver", "gold"]


@final
class Hands(Slice):
    """The dealt cards by suit and seat: the index of the card, NONE before the deal."""

    def __init__(self, silver: Row, gold: Row, reached: Row, asked: Row) -> None:
        self.silver: Row = silver
        self.gold: Row = gold
        self.reached: Row = reached  # scored goals, two bits per seat: silver 1, gold 2
        self.asked_goals: Row = asked  # likewise: goals asked about this turn, perhaps kept face down

    def copy(self) -> Slice:
        return Hands(self.silver[:], self.gold[:], self.reached[:], self.asked_goals[:])

    def suit(self, suit: Count) -> Row:
        return self.gold if suit else self.silver
