"""M-CHU: churches, whose benefits last while the abbot is present."""

from __future__ import annotations

from village.games.my_village.banner import Black, affordable
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.tables import Card
from village.games.my_village.vocabulary import A_CHURCH, ABBOT, CHURCHES, NONE
from village.kernel.event import Reason
from village.kernel.types import Count, Seat


class Churches(Black):
    """M-CHU-1: one per village; each exists once."""

    def __init__(self) -> None:
        super().__init__(A_CHURCH, len(CHURCHES), ABBOT)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        if home.church != NONE or not home.has(ABBOT):
            return 0
        found: Count = 0
        for which in range(len(CHURCHES)):
            card = s.rules.tables.churches[which]
            if s.churches >> which & 1 and card.values >> value & 1 and affordable(home, card, coins):
                found |= 1 << which
        return found

    def card(self, s: MyVillage, which: Count) -> Card:
        return s.rules.tables.churches[which]

    def there(self, s: MyVillage, which: Count) -> bool:
        return s.churches >> which & 1 != 0

    def remove(self, s: MyVillage, which: Count) -> None:
        s.churches &= ~(1 << which)
        s.bought = which

    def act(self, s: MyVillage, who: Seat, which: Count) -> None:
        s.villages[who].church = which
        s.bought = NONE

    def refuse(self, s: MyVillage, home: Village, which: Count) -> Reason:
        if home.church != NONE:
            return Reason("M-CHU-6", "have-church")
        return Reason("M-BAN-4", "cannot-pay")
