"""M-CHU: churches, whose benefits last while the abbot is present."""

from __future__ import annotations

from village.games.my_village.banner import BlackBanner, affordable
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.tables import Card
from village.games.my_village.vocabulary import ABBOT, BLACK_CHURCH, CHURCHES, NONE
from village.kernel.event import Reason
from village.kernel.types import Count, Seat


class Churches(BlackBanner):
    """M-CHU-1: one per village; each exists once."""

    def __init__(self) -> None:
        super().__init__(BLACK_CHURCH, len(CHURCHES), ABBOT)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        if home.church != NONE or not home.has(ABBOT):
            return 0
        banners: Count = 0
        for index in range(len(CHURCHES)):
            card = s.rules.tables.churches[index]
            if s.churches >> index & 1 and card.values >> value & 1 and affordable(home, card, coins):
                banners |= 1 << index
        return banners

    def card(self, s: MyVillage, index: Count) -> Card:
        return s.rules.tables.churches[index]

    def is_available(self, s: MyVillage, index: Count) -> bool:
        return s.churches >> index & 1 != 0

    def remove(self, s: MyVillage, index: Count) -> None:
        s.churches &= ~(1 << index)
        s.bought = index

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        s.villages[who].church = index
        s.bought = NONE

    def refuse(self, s: MyVillage, home: Village, index: Count) -> Reason:
        if home.church != NONE:
            return Reason("M-CHU-6", "have-church")
        return Reason("M-BAN-4", "cannot-pay")
