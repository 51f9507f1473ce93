"""M-SCO: the final scoring and the winners."""

from __future__ import annotations

from village.games.my_village.monks import windows
from village.games.my_village.state import MyVillage, Village, ones
from village.games.my_village.vocabulary import AREA, COVERED, CUSTOMERS, GUILD, MARKS, NONE, POPULATION, PROFESSIONS
from village.kernel.game import Counted
from village.kernel.types import Count, Seat


class Line:
    """One line of the final scoring and the rule behind it."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def points(self, s: MyVillage, seat: Seat) -> Count:
        raise NotImplementedError(self.name)

    def breakdown(self, s: MyVillage, seat: Seat) -> list[Counted]:
        """Return the counted items and their total points."""
        points = self.points(s, seat)
        return [(self.name, points, points)]


class ChurchLine(Line):
    def points(self, s: MyVillage, seat: Seat) -> Count:
        church = s.villages[seat].church
        return 0 if church == NONE else s.rules.tables.churches[church].prestige

    def breakdown(self, s: MyVillage, seat: Seat) -> list[Counted]:
        church = s.villages[seat].church
        return [] if church == NONE else [(s.rules.cards[church], 1, self.points(s, seat))]


class WindowLine(Line):
    def points(self, s: MyVillage, seat: Seat) -> Count:
        return s.rules.tables.windows[windows(s.rules, s.villages[seat])]

    def breakdown(self, s: MyVillage, seat: Seat) -> list[Counted]:
        return [("windows", windows(s.rules, s.villages[seat]), self.points(s, seat))]


class CouncilLine(Line):
    """M-SCO-3: the meeting place, the chamber, and what the chamber counts."""

    def points(self, s: MyVillage, seat: Seat) -> Count:
        home = s.villages[seat]
        points = s.rules.tables.meeting.prestige if home.meeting else 0
        if home.council == NONE:
            return points
        points += s.rules.tables.councils[home.council].prestige
        if home.council == AREA or home.council == POPULATION:
            for mark in range(5):
                if home.marks >> mark & 1:
                    points += marked(s, home, mark)
        return points

    def breakdown(self, s: MyVillage, seat: Seat) -> list[Counted]:
        home = s.villages[seat]
        items: list[Counted] = []
        if home.meeting:
            items.append(("meeting", 1, s.rules.tables.meeting.prestige))
        if home.council == NONE:
            return items
        items.append((f"council.{s.rules.tables.councils[home.council].name}", 1, self.chamber(s, home)))
        for mark in range(5):
            if home.marks >> mark & 1 and home.council != GUILD:
                name = MARKS[mark] if home.council == AREA else PROFESSIONS[mark]
                points = marked(s, home, mark)
                items.append((f"mark.{name}", of_kind(home, mark) if home.council == AREA else min(points, 1), points))
        return items

    def chamber(self, s: MyVillage, home: Village) -> Count:
        return s.rules.tables.councils[home.council].prestige


def of_kind(home: Village, mark: Count) -> Count:
    """M-SCO-4: the seat's cards of a kind that the area council marks."""
    if mark == 0:
        return ones(home.journeys)
    if mark == 1:
        return ones(home.crafts)
    if mark == 2:
        return ones(home.served) + home.hidden
    if mark == 3:
        return ones(home.monks) + (0 if home.church == NONE else 1)
    return home.fields


def marked(s: MyVillage, home: Village, mark: Count) -> Count:
    """M-SCO-4, M-SCO-5: the points of one mark."""
    if home.council == AREA:
        return s.rules.tables.area_prestige * of_kind(home, mark)
    return s.rules.tables.population_prestige if home.has(mark) else 0


class FieldLine(Line):
    def points(self, s: MyVillage, seat: Seat) -> Count:
        return s.villages[seat].fields * s.rules.tables.field.prestige

    def breakdown(self, s: MyVillage, seat: Seat) -> list[Counted]:
        return [("field", s.villages[seat].fields, self.points(s, seat))]


class TravelLine(Line):
    def points(self, s: MyVillage, seat: Seat) -> Count:
        points: Count = 0
        journeys = s.villages[seat].journeys
        card: Count = 0
        while journeys:
            if journeys & 1:
                points += s.rules.tables.journeys[card].prestige
            journeys >>= 1
            card += 1
        return points

    def breakdown(self, s: MyVillage, seat: Seat) -> list[Counted]:
        cards = s.villages[seat].journeys
        return [(card.name, cards >> at & 1, card.prestige) for at, card in enumerate(s.rules.tables.journeys)]


class CustomerLine(Line):
    def points(self, s: MyVillage, seat: Seat) -> Count:
        points: Count = 0
        served = s.villages[seat].served
        card: Count = 0
        while served:
            if served & 1:
                points += s.rules.tables.customers[card].prestige
            served >>= 1
            card += 1
        return points

    def breakdown(self, s: MyVillage, seat: Seat) -> list[Counted]:
        home = s.villages[seat]
        served = [
            (CUSTOMERS[at], home.served >> at & 1, card.prestige) for at, card in enumerate(s.rules.tables.customers)
        ]
        return [*served, (COVERED, home.hidden, 0)]


class HouseLine(Line):
    def points(self, s: MyVillage, seat: Seat) -> Count:
        return s.villages[seat].house


class LaborerLine(Line):
    def points(self, s: MyVillage, seat: Seat) -> Count:
        return s.villages[seat].laborers * s.rules.tables.laborer

    def breakdown(self, s: MyVillage, seat: Seat) -> list[Counted]:
        return [("laborers", s.villages[seat].laborers, self.points(s, seat))]


class HandLine(Line):
    def points(self, s: MyVillage, seat: Seat) -> Count:
        return s.rules.tables.hand_prestige if s.hand == seat else 0

    def breakdown(self, s: MyVillage, seat: Seat) -> list[Counted]:
        return [("hand", 1 if s.hand == seat else 0, self.points(s, seat))]


def score_lines() -> list[Line]:
    """Return the score lines in the order of M-SCO-1."""
    return [
        ChurchLine("church", "M-SCO-2"), WindowLine("windows", "M-SCO-2"), CouncilLine("council", "M-SCO-3"),
        FieldLine("fields", "M-SCO-6"), TravelLine("travel", "M-SCO-6"), CustomerLine("customers", "M-SCO-6"),
        HouseLine("house", "M-SCO-7"), LaborerLine("laborers", "M-SCO-7"), HandLine("hand", "M-SCO-7"),
    ]  # fmt: skip


def total(s: MyVillage, seat: Seat) -> Count:
    points: Count = 0
    for line in s.rules.score:
        points += line.points(s, seat)
    return points


def breakdown(s: MyVillage, seat: Seat) -> dict[str, list[Counted]]:
    """Return the counted items and points by line, without empty ones."""
    return {line.name: [part for part in line.breakdown(s, seat) if part[1]] for line in s.rules.score}


def tie_breaker(home: Village) -> Count:
    """Return the sum of coins, goods on buildings and fields, wild goods and story points (M-SCO-10)."""
    goods: Count = home.wild
    for kind in range(5):
        goods += home.own(kind)
    return home.coins + goods + home.tree


def ranking_key(s: MyVillage, seat: Seat) -> list[int]:
    return [total(s, seat), tie_breaker(s.villages[seat])]


def winners(s: MyVillage) -> list[int]:
    """Return the winners; remaining ties are shared."""
    standings = [ranking_key(s, seat) for seat in range(len(s.villages))]
    best = max(standings)
    return [seat for seat in range(len(standings)) if standings[seat] == best]
