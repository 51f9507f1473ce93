"""I-V: the villagers with a burned-down candle, which score at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.expansions.inn.cards import Card
from village.games.village.rules import Rules
from village.games.village.score import chronicled, craftsmen, visited
from village.games.village.state import Village, size
from village.games.village.vocabulary import FARM, GRAVES, NONE, STAGE, WINDOW
from village.kernel.types import Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.inn.expansion import Inn


class EndCard(Card):
    """Points for a count, up to a limit."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        self.each: Count = entry["points"]
        self.limit: Count = entry["cap"]  # 0 for none

    def points(self, s: Village, who: Seat) -> Count:
        points = self.count(s, who) * self.each
        return min(points, self.limit) if self.limit else points

    def count(self, s: Village, who: Seat) -> Count:
        raise NotImplementedError(self.token)


class Medico(EndCard):
    """Living members in any place."""

    def count(self, s: Village, who: Seat) -> Count:
        return s.families[who].living()


class Artist(EndCard):
    """Areas with a living member: those of the five professions, and the inn."""

    def count(self, s: Village, who: Seat) -> Count:
        areas: Count = 0  # a bit for every section of the chronicle
        for place in range(FARM, s.rules.alive):
            if s.families[who].members[place] and s.rules.calling[place] != NONE:
                areas |= 1 << s.rules.calling[place]
        total: Count = 1 if s.families[who].members[self.inn.place] else 0
        for section in range(GRAVES):
            total += areas >> section & 1
        return total


class CountOfCities(EndCard):
    """The Count: cities visited."""

    def count(self, s: Village, who: Seat) -> Count:
        return visited(s, who)


class Counted(EndCard):
    """A count that another expansion registers."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        self.tally = r.tallies[entry["per"]]

    def count(self, s: Village, who: Seat) -> Count:
        return self.tally.count(s, who)


class Duchess(EndCard):
    """Members in the council chamber."""

    def count(self, s: Village, who: Seat) -> Count:
        return people(s, who, STAGE, 4)


class Chronicler(EndCard):
    """Members in the chronicle, the one on the Bard included."""

    def count(self, s: Village, who: Seat) -> Count:
        return chronicled(s, who)


class Trader(EndCard):
    """Customers served."""

    def count(self, s: Village, who: Seat) -> Count:
        return len(s.families[who].served)


class Bishop(EndCard):
    """Members in the church windows."""

    def count(self, s: Village, who: Seat) -> Count:
        return people(s, who, WINDOW, 4)


class GuildMaster(EndCard):
    """Members at craft buildings."""

    def count(self, s: Village, who: Seat) -> Count:
        return craftsmen(s, who)


class Storekeeper(EndCard):
    """Every two goods tiles."""

    def count(self, s: Village, who: Seat) -> Count:
        return sum(s.families[who].goods) // 2


def people(s: Village, who: Seat, first: Count, places: Count) -> Count:
    """Return the number of members on consecutive places."""
    total: Count = 0
    for place in range(first, first + places):
        total += size(s.families[who].members[place])
    return total
