"""Marriage's slice of the state: the figures on the ranks of the ceremony area, the pinks and the bread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.choose_member import Keeper
from village.games.village.state import Village
from village.kernel.state import Slice
from village.kernel.types import Count, Row, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.marriage.expansion import Marriage

RANKS: Final = 4
FREE: Final = 0  # figures: none, a pink, or a member as below
PINK: Final = 1
MEMBER: Final = 2  # first member: four generations for each seat


def figure(seat: Seat, generation: Count) -> Count:
    return MEMBER + 4 * seat + generation


def seat_of(figure: Count) -> Seat:
    return (figure - MEMBER) // 4


def generation_of(figure: Count) -> Count:
    return (figure - MEMBER) % 4


class MarriageState(Slice):
    """The slice of Marriage."""

    def __init__(self, ranks: Row, bread: Row) -> None:
        self.ranks: Row = ranks  # the figure on each
        self.bread: Row = bread  # by seat
        self.pinks: Count = 0  # in the supply
        self.bliss: Count = 0  # pinks in bliss; members are in the place of that name

    def copy(self) -> Slice:
        c = MarriageState(self.ranks[:], self.bread[:])
        c.pinks = self.pinks
        c.bliss = self.bliss
        return c


class Usher(Keeper):
    """W-BLI-1, W-DTH-1: a member that goes home from the ceremony area, or dies there, leaves a free rank."""

    def __init__(self, marriage: Marriage) -> None:
        self.marriage = marriage

    def on_member_left(self, s: Village, who: Seat, place: Count, generation: Count) -> None:
        if place != self.marriage.ceremony:
            return
        ranks = self.marriage.state(s).ranks
        for rank in range(RANKS):
            if ranks[rank] == figure(who, generation):
                ranks[rank] = FREE
                return
