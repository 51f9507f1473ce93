"""Where the dead lie for whom the chronicle has no space, and the grain that is neither in the supply nor on a farm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from village.games.village.words import GRAVE
from village.kernel.types import Count, Seat

if TYPE_CHECKING:
    from village.games.village.state import Village


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """So many spaces for the dead; when the last is taken the end is near (V-END-1), unless `ends` says no."""

    def __init__(self, name: str, spaces: Count, ends: bool = True) -> None:
        self.name = name
        self.spaces: Count = spaces
        self.ends = ends
        self.place: Count = GRAVE  # told anew where the places are laid out

    def laid(self, s: Village, who: Seat) -> None:
        """A member of the family of `who` has been laid here; its space is counted already."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Store:
    """Grain that a box keeps elsewhere."""

    def grain(self, s: Village) -> Count:
        """How much of it there is at the moment."""
        return 0

    def rule(self) -> str:
        """What says that there can be too little in the supply."""
        return "V-GRN-2"


def grain_left(s: Village) -> Count:
    """What is left in the supply (V-SET): all the grain there is but that of the farms and of the boxes."""
    left = s.rules.tables.grain
    for family in s.families:
        left -= family.grain
    for store in s.rules.stores:
        left -= store.grain(s)
    return left
