"""M-BLK-5 to M-BLK-8: the starting player hand and the story points on it."""

from __future__ import annotations

from village.games.my_village.banner import BlackBanner
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.time import add_story, age
from village.games.my_village.vocabulary import BLACK_HAND, NONE
from village.kernel.event import Reason
from village.kernel.types import Count, Seat


class Hand(BlackBanner):
    """M-BLK-6: palm up, and not on the first turn of the round."""

    def __init__(self) -> None:
        super().__init__(BLACK_HAND, 1, NONE)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        return 1 if s.palm and s.turn and s.rules.tables.hand >> value & 1 else 0

    def activate(self, s: MyVillage, who: Seat, index: Count) -> None:
        s.emit("banner", who, BLACK_HAND)
        age(s, who, s.rules.tables.hand_time)
        s.hand = who
        s.palm = 0
        s.emit("hand", who, s.hand_story)
        add_story(s, who, s.hand_story)
        s.hand_story = 0

    def is_available(self, s: MyVillage, index: Count) -> bool:
        return True

    def matches(self, s: MyVillage, index: Count) -> bool:
        return s.rules.tables.hand >> s.value & 1 != 0

    def refuse(self, s: MyVillage, home: Village, index: Count) -> Reason:
        return Reason("M-BLK-6", "hand-down") if not s.palm else Reason("M-BLK-6", "first-turn")
