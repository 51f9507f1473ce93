"""The family of the player alone, who may spend the ring."""

from __future__ import annotations

from village.games.village.boxes.solo.rival import HUMAN
from village.games.village.state import Family, Village
from village.kernel.types import Count


class Human(Family):
    """S-RND-2: the ring taken in the council chamber stands in for one coin."""

    def __init__(self, plain: Family) -> None:
        super().__init__(plain.cubes[:], plain.goods[:], plain.members[:], plain.served[:], plain.alive)
        plain.copy_into(self)
        self.spare: Count = 0  # 1: the ring is there to be spent

    def copy(self) -> Family:
        c = Human(self)
        c.spare = self.spare
        return c

    def purse(self) -> Count:
        return self.coins + self.spare

    def spend(self, s: Village, coins: Count) -> None:
        """The ring first; it scores nothing."""
        if coins and self.spare:
            self.spare = 0
            coins -= 1
            s.tell("ring_spent", HUMAN)
        self.coins -= coins
