"""C: the customers promo, four more tiles in the pile."""

from __future__ import annotations

from village.games.village.expansion import Expansion
from village.games.village.rules import Rules
from village.toolkit.tables import values_of


class Customers(Expansion):
    """Adds tiles only (C-1, C-3)."""

    def __init__(self) -> None:
        super().__init__("customers")

    def extend(self, r: Rules) -> None:
        r.tables.tiles += values_of(self.tables())["customers"]["tiles"]
