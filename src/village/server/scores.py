"""Where points come from: the lines of the score, the rule of each, and what was counted; and how they grew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from msgspec import Struct

from village.classic.boxes.goals.box import SUITS, Goals
from village.classic.boxes.inn.box import Inn
from village.classic.score import chronicle, chronicled, visited
from village.classic.state import Village, size
from village.classic.words import STAGE, WINDOW
from village.record.record import MANUAL, Record
from village.server.follow import token
from village.server.moments import asked_next
from village.server.problems import absent
from village.server.sitting import Sitting

RULES: Final = {
    "travel": "V-SCO-1", "council": "V-SCO-2", "church": "V-SCO-3", "chronicle": "V-SCO-4", "customers": "V-SCO-5",
    "coins": "V-SCO-6", "prestige": "V-SCO-7", "villagers": "I-SCO-1", "goals": "G-SCO-5",
}  # fmt: skip
STEPS: Final = 4  # stages of the council chamber, windows of the church


class Part(Struct):
    """So many of something, and what they score together."""

    what: str
    count: int
    points: int


class Line(Struct):
    """One line of the score; its parts add up to it."""

    name: str
    points: int
    rule: str
    parts: list[Part]


class Derived(Struct):
    """The score of one family."""

    total: int
    lines: list[Line]


class Standing(Struct):
    """The totals after so many lines of the log."""

    ply: int
    round: int
    totals: list[int]


def derived(sitting: Sitting, ply: int | None) -> list[Derived]:
    """By seat, now or after the first `ply` lines of the log. Scores are open to all, so nobody learns more."""
    record = sitting.record if ply is None else back_at(sitting.record, ply)
    s = cast(Village, record.state)
    scores = record.scores()
    return [
        Derived(score["total"], [line(s, seat, name, points) for name, points in score["lines"].items()])
        for seat, score in enumerate(scores)
    ]


def back_at(record: Record, ply: int) -> Record:
    if ply > len(record.log):
        raise absent("moment")
    then = Record(record.table, None, MANUAL, record.start)
    then.replay(record.log[:ply])
    return then


def line(s: Village, seat: int, name: str, points: int) -> Line:
    parts = PARTS[name](s, seat) if name in PARTS else [Part(name, points, points)]
    return Line(name, points, RULES.get(name, ""), [part for part in parts if part.count])


def travelled(s: Village, seat: int) -> list[Part]:
    cities = visited(s, seat)
    return [Part("cities", cities, s.rules.tables.trip_points[cities])]


def seated(s: Village, seat: int) -> list[Part]:
    return climbed(s, seat, STAGE, list(s.rules.tables.stage_points))


def praying(s: Village, seat: int) -> list[Part]:
    return climbed(s, seat, WINDOW, list(s.rules.tables.window_points))


def climbed(s: Village, seat: int, first: int, worth: list[int]) -> list[Part]:
    crowds = [size(s.families[seat].members[first + step]) for step in range(STEPS)]
    return [Part(s.rules.places[first + step], crowds[step], crowds[step] * worth[step]) for step in range(STEPS)]


def remembered(s: Village, seat: int) -> list[Part]:
    return [Part("remembered", chronicled(s, seat), chronicle(s, seat))]


def served(s: Village, seat: int) -> list[Part]:
    kinds = s.rules.tables.customers
    tiles = list(s.families[seat].served)
    return [Part(kinds[kind].name, tiles.count(kind), tiles.count(kind) * kinds[kind].points) for kind in {*tiles}]


def villagers(s: Village, seat: int) -> list[Part]:
    inn = cast(Inn, box(s, "inn"))
    owner = inn.guests(s).owner
    own = [card for at, card in enumerate(inn.cards) if owner[at] == seat]
    return [Part(card.token, 1, card.points(s, seat)) for card in own if card.points(s, seat)]


def goals(s: Village, seat: int) -> list[Part]:
    cards = cast(Goals, box(s, "goals"))
    hands = cards.hands(s)
    reached = [suit for suit in range(len(SUITS)) if hands.reached[seat] >> suit & 1]
    return [Part(cards.cards[suit][hands.suit(suit)[seat]].token, 1, cards.worth[suit]) for suit in reached]


def box(s: Village, name: str) -> Any:
    return next(module for module in s.rules.modules if module.name == name)


PARTS: Final[dict[str, Callable[[Village, int], list[Part]]]] = {
    "travel": travelled, "council": seated, "church": praying, "chronicle": remembered, "customers": served,
    "villagers": villagers, "goals": goals,
}  # fmt: skip


def course(sitting: Sitting) -> list[Standing]:
    """The totals after every answer, in one go through the log."""
    record = sitting.record
    then = Record(record.table, None, MANUAL, record.start)
    at, found = 0, [standing(then)]
    while at < len(record.log):
        to = asked_next(record.log, at)
        for said in record.log[at:to]:
            then.play(token(said))
        found.append(standing(then))
        at = to
    return found


def standing(then: Record) -> Standing:
    rules = then.table.rules
    totals = [rules.total(then.state, seat) for seat in range(then.seats)]
    return Standing(len(then.log), rules.rounds(then.state), totals)
