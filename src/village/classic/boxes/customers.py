"""C: the customers promo, four more tiles in the pile."""

from __future__ import annotations

from village.classic.module import Module
from village.classic.rules import Rules
from village.classic.tables import numbers


class Customers(Module):
    """Tiles, and nothing else (C-1, C-3)."""

    def __init__(self) -> None:
        super().__init__("customers")

    def extend(self, r: Rules) -> None:
        r.tables.tiles += numbers(self.tables())["customers"]["tiles"]
