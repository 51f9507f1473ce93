"""V-SCO, told piece by piece: what every line of the score counts. For readers; bots ask `score.py` alone."""

from __future__ import annotations

from typing import Final

from village.games.village.score import LINES, chronicle, chronicled, visited
from village.games.village.state import Village, size
from village.games.village.words import STAGE, WINDOW
from village.kernel.game import Counted
from village.kernel.types import Count, Row, Seat

RULES: Final = {line: f"V-SCO-{number}" for number, line in enumerate(LINES, 1)}


def derive(s: Village, seat: Seat) -> dict[str, list[Counted]]:
    """By line, so many of something and what they score together; what counts nothing is left out."""
    family = s.families[seat]
    cities = visited(s, seat)
    base: dict[str, list[Counted]] = {
        "travel": [("cities", cities, s.rules.tables.trip_points[cities])],
        "council": by_step(s, seat, STAGE, s.rules.tables.stage_points),
        "church": by_step(s, seat, WINDOW, s.rules.tables.window_points),
        "chronicle": [("remembered", chronicled(s, seat), chronicle(s, seat))],
        "customers": by_kind(s, seat),
        "coins": [("coins", family.coins, family.coins)],
        "prestige": [("prestige", family.prestige, family.prestige)],
    }
    boxes = {module.line: module.derive(s, seat) for module in s.rules.modules if module.line}
    return {line: [part for part in parts if part[1]] for line, parts in {**base, **boxes}.items()}


def by_step(s: Village, seat: Seat, first: Count, worth: Row) -> list[Counted]:
    """Members at the stages of the council chamber, or the windows of the church."""
    found: list[Counted] = []
    for step in range(len(worth)):
        members = size(s.families[seat].members[first + step])
        found.append((s.rules.places[first + step], members, members * worth[step]))
    return found


def by_kind(s: Village, seat: Seat) -> list[Counted]:
    """Customers, those who want the same together."""
    tiles = list(s.families[seat].served)
    found: list[Counted] = []
    for number, kind in enumerate(s.rules.tables.customers):
        tally = tiles.count(number)
        found.append((kind.name, tally, tally * kind.points))
    return found
