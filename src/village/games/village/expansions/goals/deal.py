"""G-SET-4: goals are dealt face down, one of each suit to every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.expansions.goals.state import SUITS
from village.games.village.state import Village
from village.games.village.vocabulary import NONE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.goals.expansion import Goals


class Deal(Step[Village]):
    """G-SET-4: which card of the suit does a seat get? The argument is the seat."""

    def __init__(self, goals: Goals, suit: int, seats: int) -> None:
        super().__init__(SUITS[suit], "G-SET-4", len(goals.cards[suit]))
        self.args = seats
        self.is_chance = True
        self.goals = goals
        self.suit: Count = suit

    def choices(self, s: Village, f: Frame) -> None:
        dealt = self.goals.hands(s).suit(self.suit)
        if dealt[f.arg] != NONE:
            return
        taken = list(dealt)
        for card in range(self.size):
            if card not in taken and self.can_have(s, f.arg, card) and self.leaves_enough(s, [*taken, card], f.arg + 1):
                s.offer_weighted(card, 1)

    def can_have(self, s: Village, seat: Seat, card: Count) -> bool:
        """Return whether a card can be dealt: any one at the setup, one that is not reached when redealt (G-SEC-3)."""
        return not s.round or not self.goals.cards[self.suit][card].reached(s, seat)

    def leaves_enough(self, s: Village, taken: list[int], seat: Seat) -> bool:
        """Return whether all seats from `seat` on can still get a card."""
        if seat >= len(s.families):
            return True
        if self.goals.hands(s).suit(self.suit)[seat] != NONE:
            return self.leaves_enough(s, taken, seat + 1)
        for card in range(self.size):
            if card not in taken and self.can_have(s, seat, card) and self.leaves_enough(s, [*taken, card], seat + 1):
                return True
        return False

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        self.goals.hands(s).suit(self.suit)[f.arg] = choice
        self.resolve(s, f)

    def resolve(self, s: Village, f: Frame) -> None:
        """Continue with the next seat."""
        if f.arg + 1 < len(s.families):
            s.push(self, CHANCE, f.arg + 1)

    def token(self, choice: Choice) -> str:
        return self.goals.cards[self.suit][choice].token

    def series(self, s: Village, f: Frame) -> str:
        return "goals"

    def owner(self, f: Frame) -> Seat:
        """G-SEC-2: only this seat sees its card."""
        return f.arg

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("G-SET-4", "goal-dealt")
