"""V-SCO: the final scoring, line by line. A box adds lines to `Rules.score`, or takes one out."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from village.games.village.state import Village, size
from village.games.village.words import CHRONICLE, GRAVES, STAGE, WINDOW
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

    def derive(self, s: Village, seat: Seat) -> list[Counted]:
        """What it counts: so many of something, and what they score together."""
        points = self.points(s, seat)
        return [(self.name, points, points)]


def lines(s: Village, seat: Seat) -> list[int]:
    """One number for each line of the rules."""
    return [line.points(s, seat) for line in s.rules.score]


def total(s: Village, seat: Seat) -> Count:
    """The sum of the lines, without a list: bots ask for it all the time."""
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
        points += s.rules.tables.customers[served[tile]].points
    return points


def visited(s: Village, seat: Seat) -> Count:
    """How many cities hold a marker of the family."""
    cities: Count = 0
    for city in range(len(s.rules.tables.cities)):
        cities += s.families[seat].markers >> city & 1
    return cities


def craftsmen(s: Village, seat: Seat) -> Count:
    """How many members of the family stand at craft buildings."""
    members: Count = 0
    for workshop in s.rules.tables.workshops:
        members += size(s.families[seat].members[workshop.place])
    return members


def chronicled(s: Village, seat: Seat) -> Count:
    """How many members of the family are in the chronicle."""
    dead: Count = 0
    for profession in range(GRAVES + 1):
        dead += in_section(s, seat, profession)
    return dead


def in_section(s: Village, seat: Seat, profession: Count) -> Count:
    """How many of them in one section; those without a profession are counted in the last, which has no space."""
    dead: Count = 0 if profession == GRAVES else size(s.families[seat].members[CHRONICLE + profession])
    for module in s.rules.modules:
        dead += module.remembers(s, seat, profession)
    return dead


def standing(s: Village, seat: Seat) -> list[int]:
    """V-SCO-8: what decides the victory, most important first."""
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
    """The seats that stand best; a tie that is left is shared."""
    standings = [standing(s, seat) for seat in range(len(s.families))]
    best = max(standings)
    return [seat for seat in range(len(standings)) if standings[seat] == best]
