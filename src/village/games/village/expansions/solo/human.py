"""The family of the solo player, who may spend the ring."""

from __future__ import annotations

from village.games.village.expansions.solo.state import HUMAN
from village.games.village.state import Family, Village
from village.kernel.types import Count


class Human(Family):
    """S-RND-2: the ring taken in the council chamber can be spent as one coin."""

    def __init__(self, plain: Family) -> None:
        super().__init__(plain.cubes[:], plain.goods[:], plain.members[:], plain.served[:], plain.alive)
        plain.copy_into(self)
        self.spare: Count = 0  # 1: the ring can be spent

    def copy(self) -> Family:
        c = Human(self)
        c.spare = self.spare
        return c

    def purse(self) -> Count:
        return self.coins + self.spare

    def spend(self, s: Village, coins: Count) -> None:
        """Spend the ring first, because it scores nothing."""
        if coins and self.spare:
            self.spare = 0
            coins -= 1
            s.emit("ring_spent", HUMAN)
        self.coins -= coins
