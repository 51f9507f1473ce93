"""V-SCO: the lines of the base game, and what each of them counts."""

from __future__ import annotations

from village.games.village.rules import Rules
from village.games.village.score import Line, chronicle, chronicled, church, council, customers, visited
from village.games.village.state import Village, size
from village.games.village.vocabulary import COVERED, NONE, STAGE, WINDOW
from village.kernel.game import Counted
from village.kernel.types import Count, Row, Seat


class Travel(Line):
    """V-SCO-1: cities visited."""

    def points(self, s: Village, seat: Seat) -> Count:
        return s.rules.tables.trip_points[visited(s, seat)]

    def breakdown(self, s: Village, seat: Seat) -> list[Counted]:
        return [("cities", visited(s, seat), self.points(s, seat))]


class Council(Line):
    """V-SCO-2: members in the council chamber."""

    def points(self, s: Village, seat: Seat) -> Count:
        return council(s, seat)

    def breakdown(self, s: Village, seat: Seat) -> list[Counted]:
        return by_step(s, seat, STAGE, s.rules.tables.stage_points)


class Church(Line):
    """V-SCO-3: members at the windows."""

    def points(self, s: Village, seat: Seat) -> Count:
        return church(s, seat)

    def breakdown(self, s: Village, seat: Seat) -> list[Counted]:
        return by_step(s, seat, WINDOW, s.rules.tables.window_points)


class Chronicle(Line):
    """V-SCO-4: members who are remembered."""

    def points(self, s: Village, seat: Seat) -> Count:
        return chronicle(s, seat)

    def breakdown(self, s: Village, seat: Seat) -> list[Counted]:
        return [("remembered", chronicled(s, seat), chronicle(s, seat))]


class Served(Line):
    """V-SCO-5: customers, grouped by demand."""

    def points(self, s: Village, seat: Seat) -> Count:
        return customers(s, seat)

    def breakdown(self, s: Village, seat: Seat) -> list[Counted]:
        tiles = list(s.families[seat].served)
        items: list[Counted] = []
        for number, kind in enumerate(s.rules.tables.customers):
            tally = tiles.count(number)
            items.append((kind.name, tally, tally * kind.points))
        return [*items, (COVERED, tiles.count(NONE), 0)]


class Coins(Line):
    """V-SCO-6: a coin, a point."""

    def points(self, s: Village, seat: Seat) -> Count:
        return s.families[seat].coins


class Prestige(Line):
    """V-SCO-7: prestige won during the game."""

    def points(self, s: Village, seat: Seat) -> Count:
        return s.families[seat].prestige


def register_lines(r: Rules) -> None:
    """Add the score lines in the order of the rulebook."""
    r.score += [
        Travel("travel", "V-SCO-1"), Council("council", "V-SCO-2"), Church("church", "V-SCO-3"),
        Chronicle("chronicle", "V-SCO-4"), Served("customers", "V-SCO-5"), Coins("coins", "V-SCO-6"),
        Prestige("prestige", "V-SCO-7"),
    ]  # fmt: skip


def breakdown(s: Village, seat: Seat) -> dict[str, list[Counted]]:
    """Return what each line counts, without entries whose count is 0."""
    return {line.name: [part for part in line.breakdown(s, seat) if part[1]] for line in s.rules.score}


def by_step(s: Village, seat: Seat, first: Count, points: Row) -> list[Counted]:
    """Return the members by stage of the council chamber or by window of the church."""
    items: list[Counted] = []
    for step in range(len(points)):
        members = size(s.families[seat].members[first + step])
        items.append((s.rules.places[first + step], members, members * points[step]))
    return items
