"""V-GRN: the grain harvest."""

from __future__ import annotations

from village.games.village.burial_grounds import grain_left
from village.games.village.spaces.space import Space
from village.games.village.state import Family, Village
from village.games.village.tables import Tables
from village.games.village.vocabulary import FARM, HORSE, OX, PLOW
from village.kernel.event import Reason
from village.kernel.types import Choice, Count, Seat


class Harvest(Space):
    """Grain for a family with a member on the farm."""

    def __init__(self) -> None:
        super().__init__("harvest", "V-GRN-1", 2)

    def offer_actions(self, s: Village, who: Seat) -> None:
        family = s.families[who]
        if family.members[FARM] and family.grain < s.rules.tables.grain_limit and has_grain(s):
            s.offer(1)

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        family = s.families[who]
        tables = s.rules.tables
        crop = limit_crop(s, family, self.crop(family, tables))
        family.grain += crop
        s.emit("harvest", who, crop)

    def crop(self, family: Family, tables: Tables) -> Count:
        """V-GRN-1: only the best team counts."""
        if family.goods[PLOW] and family.goods[OX]:
            return tables.harvest_ox
        if family.goods[PLOW] and family.goods[HORSE]:
            return tables.harvest_horse
        return tables.harvest

    def action_token(self, choice: Choice) -> str:
        return "reap"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if not s.families[who].members[FARM]:
            return Reason("V-GRN-1", "no-member-home")
        if not has_grain(s):
            return Reason(s.rules.stores[-1].rule(), "no-grain-left")
        return Reason("V-GRN-2", "barn-full")


def has_grain(s: Village) -> bool:
    """Return whether the supply has grain: always, unless grain is stored outside the farms."""
    return not s.rules.stores or grain_left(s) > 0


def limit_crop(s: Village, family: Family, crop: Count) -> Count:
    """V-GRN-2: as much of the crop as the barn holds and the supply has."""
    crop = min(crop, s.rules.tables.grain_limit - family.grain)
    return min(crop, grain_left(s)) if s.rules.stores else crop
