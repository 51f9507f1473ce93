"""Burial grounds besides the chronicle, and grain stored outside the supply and the farms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from village.games.village.vocabulary import GRAVE
from village.kernel.types import Count, Seat

if TYPE_CHECKING:
    from village.games.village.state import Village


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """A burial ground; filling its last space triggers the end (V-END-1) if `ends` is true."""

    def __init__(self, name: str, spaces: Count, ends: bool = True) -> None:
        self.name = name
        self.spaces: Count = spaces
        self.ends = ends
        self.place: Count = GRAVE  # overwritten by `base_game.install`

    def on_burial(self, s: Village, who: Seat) -> None:
        """React to the burial of a family member of `who`; its space is already counted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Store:
    """Grain that an expansion stores elsewhere."""

    def grain(self, s: Village) -> Count:
        """Return the amount of stored grain."""
        return 0

    def rule(self) -> str:
        """Return the rule by which the supply can run short."""
        return "V-GRN-2"


def grain_left(s: Village) -> Count:
    """Return the grain in the supply (V-SET): all grain except that of the farms and of the stores."""
    left = s.rules.tables.grain
    for family in s.families:
        left -= family.grain
    for store in s.rules.stores:
        left -= store.grain(s)
    return left
