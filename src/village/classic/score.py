"""V-SCO: the final scoring, line by line."""

from __future__ import annotations

from typing import Final

from village.classic.state import Village, size
from village.classic.words import CHRONICLE, GRAVES, STAGE, WINDOW
from village.kernel.types import Count, Seat

LINES: Final = ["travel", "council", "church", "chronicle", "customers", "coins", "prestige"]


def lines(s: Village, seat: Seat) -> list[int]:
    """One number for each line of the rules."""
    family = s.families[seat]
    tables = s.rules.tables
    council: Count = 0
    church: Count = 0
    for step in range(4):
        council += size(family.members[STAGE + step]) * tables.stage_points[step]
        church += size(family.members[WINDOW + step]) * tables.window_points[step]
    customers: Count = 0
    for tile in range(len(family.served)):
        customers += tables.customers[family.served[tile]].points
    dead = min(chronicled(s, seat), len(tables.chronicle_points) - 1)
    base = [
        tables.trip_points[visited(s, seat)],
        council,
        church,
        tables.chronicle_points[dead],
        customers,
        family.coins,
        family.prestige,
    ]
    return base + [module.points(s, seat) for module in s.rules.modules if module.line]


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


def total(s: Village, seat: Seat) -> int:
    return sum(lines(s, seat))


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
