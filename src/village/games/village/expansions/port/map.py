"""P-MAP: the sea with its islands and captains from the table, and what a hold can carry."""

from __future__ import annotations

from typing import Any, Final

from village.games.village.expansions.port.captains import Captain
from village.games.village.pay import know_all_prices, price
from village.games.village.rules import Rules
from village.games.village.vocabulary import NONE
from village.kernel.types import Count, Row, append, i64, vec
from village.toolkit.tables import counts, row

# P-LOD-1: what a hold can carry, in the order in which it is loaded.
KINDS: Final = ["grain", "scroll", "horse", "ox", "plow", "wagon", "member", "cocoa", "tea", "chest"]
GRAIN: Final = 0
MEMBER: Final = 6  # kinds before it are sold on islands; kinds up to it come from the farm
COCOA: Final = 7  # first of the kinds from islands
CHEST: Final = 9
IMPORTS: Final = KINDS[COCOA:CHEST]

HARBOUR: Final = 0  # the first space of the map
TRAVEL: Final = 2  # the section of the chronicle for members at sea (P-DTH-2)


class Island:
    """An island: what it buys, its mission places and its cargo."""

    def __init__(self, entry: dict[str, Any], place: Count, first: Count) -> None:
        self.name: str = entry["name"]
        self.place: Count = place  # of members
        self.buys: Row = counts(entry["buys"], KINDS)
        self.missions: Row = row(entry["missions"])  # the prestige of each mission place
        self.first: Count = first  # the index of its first mission place
        self.loads: Count = KINDS.index(entry["loads"]) if entry["loads"] else NONE


class SeaMap:
    """The map of the sea and other lookup tables of the expansion."""

    def __init__(self, table: dict[str, Any], r: Rules) -> None:
        nodes: list[dict[str, Any]] = table["map"]
        self.names: list[str] = [node["name"] for node in nodes]
        self.next: list[Row] = [row([self.names.index(name) for name in node["next"]]) for node in nodes]
        self.hourglass: Row = row([node["hourglass"] for node in nodes])
        self.islands: list[Island] = []
        self.island_at: Row = vec[i64]([NONE] * len(nodes))  # by space
        self.mission_places: Count = 0
        for entry in table["islands"]:
            self.add_island(entry, r)
        self.captains: list[Captain] = []
        self.kinds: list[Row] = []  # P-SET-6: captains that are equal, in the order of the table
        for entry in table["captains"]:
            self.add_captain(Captain(entry))
        self.prices: Row = row(sorted({captain.coins for captain in self.captains}))  # one for each stack
        self.good_of: Row = row([r.goods.index(kind) if kind in r.goods else NONE for kind in KINDS])

    def add_island(self, entry: dict[str, Any], r: Rules) -> None:
        island = Island(entry, r.add_place(entry["name"], TRAVEL), self.mission_places)
        self.island_at[self.names.index(island.name)] = len(self.islands)
        self.mission_places += len(island.missions)
        self.islands.append(island)

    def add_captain(self, captain: Captain) -> None:
        captain.kind = len(self.kinds)
        for kind in range(len(self.kinds)):
            if self.first_of(kind).equals(captain):
                captain.kind = kind
        if captain.kind == len(self.kinds):
            self.kinds.append(vec[i64]([]))
        self.kinds[captain.kind] = append(self.kinds[captain.kind], len(self.captains))
        self.captains.append(captain)

    def first_of(self, kind: Count) -> Captain:
        """Return the captain after whom a kind is named."""
        return self.captains[self.kinds[kind][0]]

    def register_prices(self, r: Rules) -> None:
        """Add prices after those of the base game, which keep their indices; equal captains share one."""
        for equals in self.kinds:
            cubes = self.captains[equals[0]].cubes
            if sum(cubes):
                number = price(r, cubes, sum(cubes))
                for captain in equals:
                    self.captains[captain].price = number
        know_all_prices(r)

    def stack_of(self, captain: Count) -> Count:
        for stack in range(len(self.prices)):
            if self.prices[stack] == self.captains[captain].coins:
                return stack
        return NONE

    def deck(self, stack: Count) -> Count:
        """Return the number of captains in a stack."""
        return len([captain for captain in self.captains if captain.coins == self.prices[stack]])
