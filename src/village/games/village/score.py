"""V-SCO: the final scoring, line by line. Expansions add lines to `Rules.score` or remove one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from village.games.village.state import Village, size
from village.games.village.vocabulary import CHRONICLE, GRAVES, NONE, STAGE, WINDOW
from village.kernel.game import Counted
from village.kernel.types import Count, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """One line of the final scoring and the rule behind it."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def points(self, s: Village, seat: Seat) -> Count:
        raise NotImplementedError(self.name)

    def breakdown(self, s: Village, seat: Seat) -> list[Counted]:
        """Return what the line counts: the things, their number, and the points they score together."""
        points = self.points(s, seat)
        return [(self.name, points, points)]


def lines(s: Village, seat: Seat) -> list[int]:
    """Return the points of each score line."""
    return [line.points(s, seat) for line in s.rules.score]


def total(s: Village, seat: Seat) -> Count:
    """Return the sum of the lines, without creating a list, because bots call it often."""
    points: Count = 0
    for line in s.rules.score:
        points += line.points(s, seat)
    return points


def council(s: Village, seat: Seat) -> Count:
    points: Count = 0
    for stage in range(4):
        points += size(s.families[seat].members[STAGE + stage]) * s.rules.tables.stage_points[stage]
    return points


def church(s: Village, seat: Seat) -> Count:
    points: Count = 0
    for window in range(4):
        points += size(s.families[seat].members[WINDOW + window]) * s.rules.tables.window_points[window]
    return points


def chronicle(s: Village, seat: Seat) -> Count:
    points = s.rules.tables.chronicle_points
    dead = chronicled(s, seat)
    return points[dead] if dead < len(points) else points[len(points) - 1]


def customers(s: Village, seat: Seat) -> Count:
    served = s.families[seat].served
    points: Count = 0
    for tile in range(len(served)):
        if served[tile] != NONE:
            points += s.rules.tables.customers[served[tile]].points
    return points


def visited(s: Village, seat: Seat) -> Count:
    """Return the number of cities with a marker of the family."""
    cities: Count = 0
    for city in range(len(s.rules.tables.cities)):
        cities += s.families[seat].markers >> city & 1
    return cities


def craftsmen(s: Village, seat: Seat) -> Count:
    """Return the number of family members in craft buildings."""
    members: Count = 0
    for workshop in s.rules.tables.workshops:
        members += size(s.families[seat].members[workshop.place])
    return members


def chronicled(s: Village, seat: Seat) -> Count:
    """Return the number of family members in the chronicle."""
    dead: Count = 0
    for profession in range(GRAVES + 1):
        dead += in_section(s, seat, profession)
    return dead


def in_section(s: Village, seat: Seat, profession: Count) -> Count:
    """Return the number of them in one section; those without a profession count in the last, which has no space."""
    dead: Count = 0 if profession == GRAVES else size(s.families[seat].members[CHRONICLE + profession])
    for expansion in s.rules.counting_in_chronicle:
        dead += expansion.counted_in_chronicle(s, seat, profession)
    return dead


def ranking_key(s: Village, seat: Seat) -> list[int]:
    """V-SCO-8: return what decides the victory, most important first."""
    family = s.families[seat]
    order = [total(s, seat)]
    for tie in s.rules.tables.ties:
        if tie == "customers":
            order.append(len(family.served))
        elif tie == "grain":
            order.append(family.grain)
        else:
            order.append(family.living())
    return order


def winners(s: Village) -> list[int]:
    """Return the winning seats; a remaining tie is shared."""
    keys = [ranking_key(s, seat) for seat in range(len(s.families))]
    best = max(keys)
    return [seat for seat in range(len(keys)) if keys[seat] == best]
