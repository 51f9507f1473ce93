"""Marriage's part of a state: who stands on which rank of the ceremony area, the pinks, and the bread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.member import Keeper
from village.games.village.state import Village
from village.kernel.state import Slice
from village.kernel.types import Count, Row, Seat

if TYPE_CHECKING:
    from village.games.village.boxes.marriage.box import Marriage

RANKS: Final = 4
FREE: Final = 0  # figures: nobody, a pink, or a member as below
PINK: Final = 1
MEMBER: Final = 2  # and on, four generations for each seat


def figure(seat: Seat, generation: Count) -> Count:
    return MEMBER + 4 * seat + generation


def seat_of(figure: Count) -> Seat:
    return (figure - MEMBER) // 4


def generation_of(figure: Count) -> Count:
    return (figure - MEMBER) % 4


class Parish(Slice):
    """What Marriage adds to a position."""

    def __init__(self, ranks: Row, bread: Row) -> None:
        self.ranks: Row = ranks  # the figure on each
        self.bread: Row = bread  # by seat
        self.pinks: Count = 0  # in the supply
        self.bliss: Count = 0  # pinks there; members are in the place of that name

    def copy(self) -> Slice:
        c = Parish(self.ranks[:], self.bread[:])
        c.pinks = self.pinks
        c.bliss = self.bliss
        return c


class Usher(Keeper):
    """W-BLI-1, W-DTH-1: whoever goes home from the ceremony area, or dies there, leaves a free rank."""

    def __init__(self, box: Marriage) -> None:
        self.box = box

    def left(self, s: Village, who: Seat, place: Count, generation: Count) -> None:
        if place != self.box.ceremony:
            return
        ranks = self.box.parish(s).ranks
        for rank in range(RANKS):
            if ranks[rank] == figure(who, generation):
                ranks[rank] = FREE
                return
