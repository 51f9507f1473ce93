"""M-WHT-6: the play field of the village board."""

from __future__ import annotations

from village.games.my_village.banner import WhiteBanner
from village.games.my_village.state import MyVillage
from village.games.my_village.time import add_story
from village.kernel.types import Count, Seat


class Play(WhiteBanner):
    """One story point at no cost."""

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        add_story(s, who, s.rules.tables.play_story)
