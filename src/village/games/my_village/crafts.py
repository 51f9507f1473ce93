"""M-CRF: craft buildings and their goods."""

from __future__ import annotations

from typing import Final

from village.games.my_village.banner import BlackBanner, WhiteBanner, affordable
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.tables import Card
from village.games.my_village.vocabulary import BLACK_CRAFT, CRAFTS, CRAFTSMAN, FIRST_CRAFT, FOR_SMITHY, NONE, SMITHY
from village.kernel.event import Reason
from village.kernel.types import Count, Seat

CARDS: Final = 22  # index of the first one among the cards


class CraftBuildings(BlackBanner):
    """M-CRF-2: any card of a column, unless a building of the kind is owned."""

    def __init__(self) -> None:
        super().__init__(BLACK_CRAFT, 20, CRAFTSMAN)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        if not home.has(CRAFTSMAN):
            return 0
        banners = s.crafts & s.rules.tables.crafts_at[value]
        for kind in range(5):
            column: Count = 15 << 4 * kind
            if banners & column and (home.crafts & column or not self.payable(s, home, kind, coins)):
                banners &= ~column
        return banners

    def payable(self, s: MyVillage, home: Village, kind: Count, coins: Count) -> bool:
        """Return whether a building can be paid; all of a kind cost the same."""
        return affordable(home, s.rules.tables.crafts[4 * kind], coins)

    def card(self, s: MyVillage, index: Count) -> Card:
        return s.rules.tables.crafts[index]

    def is_available(self, s: MyVillage, index: Count) -> bool:
        return s.crafts >> index & 1 != 0

    def remove(self, s: MyVillage, index: Count) -> None:
        s.crafts &= ~(1 << index)
        s.bought = CARDS + index

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        home = s.villages[who]
        home.crafts |= 1 << index
        s.bought = NONE
        make(s, who, index >> 2)

    def refuse(self, s: MyVillage, home: Village, index: Count) -> Reason:
        if home.building(index >> 2) != NONE:
            return Reason("M-CRF-5", "have-one", [CRAFTS[index >> 2]])
        return Reason("M-BAN-4", "cannot-pay")


def make(s: MyVillage, who: Seat, kind: Count) -> None:
    """Produce one good if a space is empty (M-CRF-3)."""
    home = s.villages[who]
    if home.good(kind) < s.rules.tables.crafts[4 * kind].spaces:
        home.goods += 1 << 4 * kind
        s.emit("good", who, kind)


class Workshop(WhiteBanner):
    """The white banner of a building."""

    def __init__(self) -> None:
        super().__init__(FIRST_CRAFT)

    def time(self, s: MyVillage, home: Village, index: Count) -> Count:
        return s.rules.tables.crafts[4 * index].white_time

    def idle(self, s: MyVillage, home: Village, index: Count) -> bool:
        if home.good(index) < s.rules.tables.crafts[4 * index].spaces:
            return False
        return index != SMITHY or not home.bare()

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        home = s.villages[who]
        if index == SMITHY and home.bare() and home.good(SMITHY) >= s.rules.tables.crafts[4 * SMITHY].spaces:
            s.push(s.rules.plow, who, FOR_SMITHY)  # M-FLD-9
        else:
            make(s, who, index)
