"""G-S, G-G: the conditions of the goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from village.games.village.effects import Tally
from village.games.village.rules import Rules
from village.games.village.score import craftsmen, in_section, visited
from village.games.village.state import Village, size
from village.games.village.vocabulary import COLOURS, GRAVES, RESERVE, STAGE, WINDOW
from village.kernel.types import Count, Row, Seat, i64, vec
from village.toolkit.tables import counts

CRAFTS: Final = 1  # the section of the chronicle


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal:
    """A goal card."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.token: str = entry["token"]

    def reached(self, s: Village, seat: Seat) -> bool:
        raise NotImplementedError(self.token)

    def progress(self, s: Village, seat: Seat) -> Count:
        """Return the progress towards the goal in hundredths; 0 if it cannot be measured."""
        return 0


def required(needs: dict[str, int], names: Sequence[str]) -> Row:
    """Return the needs among `names` as pairs: index, number, index, number, ..."""
    return vec[i64]([part for at, name in enumerate(names) if name in needs for part in (at, needs[name])])


def has_all(owned: Row, needed: Row) -> bool:
    """Return whether there are as many things as the pairs say."""
    for i in range(0, len(needed), 2):
        if owned[needed[i]] < needed[i + 1]:
            return False
    return True


class Silver(Goal):
    """G-ANY-1: all the pieces are on the farm at the same time; nothing substitutes for another piece."""

    def __init__(self, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(entry)
        needs: dict[str, int] = entry["needs"]
        self.cubes: Row = required(needs, COLOURS[:4])
        self.goods: Row = required(needs, r.goods)
        self.grain: Count = needs.get("grain", 0)
        self.coins: Count = needs.get("coin", 0)
        brought = [name for name in needs if name in r.tallies]  # counted by another expansion, not goods tiles
        self.tallies = [r.tallies[name] for name in brought]
        self.tallied: Row = counts(needs, brought)

    def reached(self, s: Village, seat: Seat) -> bool:
        family = s.families[seat]
        if family.grain < self.grain or family.coins < self.coins:
            return False
        if not has_all(family.cubes, self.cubes) or not has_all(family.goods, self.goods):
            return False
        for i in range(len(self.tallies)):
            if self.tallies[i].count(s, seat) < self.tallied[i]:
                return False
        return True


class Gold(Goal):
    """A count that must reach `at_least`."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.at_least: Count = entry.get("at_least", 0)
        self.at_most: Count = entry.get("at_most", 0)

    def count(self, s: Village, seat: Seat) -> Count:
        raise NotImplementedError(self.token)

    def reached(self, s: Village, seat: Seat) -> bool:
        return self.count(s, seat) >= self.at_least

    def progress(self, s: Village, seat: Seat) -> Count:
        return 100 * self.count(s, seat) // self.at_least if self.at_least else 0


class Merchant(Gold):
    """G-G1: customers served."""

    def count(self, s: Village, seat: Seat) -> Count:
        return len(s.families[seat].served)


class Acolyte(Gold):
    """G-G2: members of the fourth generation in the windows."""

    def count(self, s: Village, seat: Seat) -> Count:
        total: Count = 0
        for window in range(4):
            total += s.families[seat].members[WINDOW + window] >> 12 & 15
        return total


class Master(Gold):
    """G-G3: craftsmen, alive or in the chronicle."""

    def count(self, s: Village, seat: Seat) -> Count:
        return in_section(s, seat, CRAFTS) + craftsmen(s, seat)


class Historian(Gold):
    """G-G4: sections of the chronicle."""

    def count(self, s: Village, seat: Seat) -> Count:
        total: Count = 0
        for profession in range(GRAVES):
            if in_section(s, seat, profession):
                total += 1
        return total


class Saint(Gold):
    """G-G5: members in the windows."""

    def count(self, s: Village, seat: Seat) -> Count:
        total: Count = 0
        for window in range(4):
            total += size(s.families[seat].members[WINDOW + window])
        return total


class Councillor(Gold):
    """G-G6: members on the highest stage."""

    def count(self, s: Village, seat: Seat) -> Count:
        return size(s.families[seat].members[STAGE + 3])


class Patriarch(Gold):
    """G-G7: members left in the reserve."""

    def count(self, s: Village, seat: Seat) -> Count:
        return size(s.families[seat].members[RESERVE])

    def reached(self, s: Village, seat: Seat) -> bool:
        return self.count(s, seat) <= self.at_most


class Globetrotter(Gold):
    """G-G8: cities visited."""

    def count(self, s: Village, seat: Seat) -> Count:
        return visited(s, seat)


class Tallied(Gold):
    """G-G9: a count that another expansion registers."""

    def __init__(self, entry: dict[str, Any], tally: Tally) -> None:
        super().__init__(entry)
        self.tally = tally

    def count(self, s: Village, seat: Seat) -> Count:
        return self.tally.count(s, seat)


def gold(entry: dict[str, Any], r: Rules) -> Gold:
    """Return the card for a row of the table."""
    if entry["counts"] in r.tallies:
        return Tallied(entry, r.tallies[entry["counts"]])
    kinds: dict[str, type[Gold]] = {
        "customers": Merchant, "church_generation_4": Acolyte, "crafts_and_chronicle_crafts": Master,
        "chronicle_professions": Historian, "church": Saint, "council_stage_4": Councillor,
        "reserve": Patriarch, "cities": Globetrotter,
    }  # fmt: skip
    return kinds[entry["counts"]](entry)
