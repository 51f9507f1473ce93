"""Where points come from: the lines of the score, the rule of each, and what was counted; and how they grew."""

from __future__ import annotations

from msgspec import Struct

from village.record.record import MANUAL, Record
from village.server.errors import absent
from village.server.table.entries import token_of
from village.server.table.history import asked_next
from village.server.table.session import Session


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
    """The score of one seat."""

    total: int
    lines: list[Line]


class Standing(Struct):
    """The totals after so many lines of the log."""

    ply: int
    round: int
    totals: list[int]


def derived(session: Session, ply: int | None) -> list[Derived]:
    """By seat, now or after the first `ply` lines of the log. Scores are open to all, so nobody learns more."""
    record = session.record if ply is None else back_at(session.record, ply)
    return [Derived(score["total"], lines(record, seat, score["lines"])) for seat, score in enumerate(record.scores())]


def lines(record: Record, seat: int, points: dict[str, int]) -> list[Line]:
    rules = record.table.rules
    counted = rules.derive(record.state, seat)
    return [
        Line(name, worth, rules.line_rules.get(name, ""), [Part(*part) for part in counted.get(name, [])])
        for name, worth in points.items()
    ]


def back_at(record: Record, ply: int) -> Record:
    if ply > len(record.log):
        raise absent("moment")
    then = Record(record.table, None, MANUAL, record.start)
    then.replay(record.log[:ply])
    return then


def course(session: Session) -> list[Standing]:
    """The totals after every answer, in one go through the log."""
    record = session.record
    then = Record(record.table, None, MANUAL, record.start)
    at, found = 0, [standing(then)]
    while at < len(record.log):
        to = asked_next(record.log, at)
        for said in record.log[at:to]:
            then.play(token_of(said))
        found.append(standing(then))
        at = to
    return found


def standing(then: Record) -> Standing:
    rules = then.table.rules
    totals = [rules.total(then.state, seat) for seat in range(then.seats)]
    return Standing(len(then.log), rules.rounds(then.state), totals)
