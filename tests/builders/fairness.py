"""An example expansion with its own action space."""

from __future__ import annotations

from village.games.village.expansion import Expansion


class Fair(Expansion):
    """A second harvest space."""

    def __init__(self):
        super().__init__("fair")

    def tables(self):
        return {}

    def extend(self, r):
        r.space_names.append("fair")
        r.tables.seeded.append(2)

    def install(self, r):
        r.spaces.append(r.spaces[0])
