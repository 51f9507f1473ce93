"""Score breakdowns: the lines of a score with their rules and parts, and the score history."""

from __future__ import annotations

from msgspec import Struct

from village.record.record import MANUAL, Record
from village.server.errors import not_found
from village.server.tables.entries import token_of
from village.server.tables.history import next_move_start
from village.server.tables.session import Session


class ScorePart(Struct):
    """A number of items and their points."""

    what: str
    count: int
    points: int


class ScoreLine(Struct):
    """One line of the score, the sum of its parts."""

    name: str
    points: int
    rule: str
    parts: list[ScorePart]


class ScoreBreakdown(Struct):
    """The score of one seat."""

    total: int
    lines: list[ScoreLine]


class ScoreTotals(Struct):
    """The totals after a number of log lines."""

    ply: int
    round: int
    totals: list[int]


def score_breakdowns(session: Session, ply: int | None) -> list[ScoreBreakdown]:
    """Return the breakdown by seat, now or after `ply` lines; scores are public."""
    record = session.record if ply is None else record_at(session.record, ply)
    return [
        ScoreBreakdown(score["total"], lines(record, seat, score["lines"]))
        for seat, score in enumerate(record.scores())
    ]


def lines(record: Record, seat: int, points: dict[str, int]) -> list[ScoreLine]:
    rules = record.table.rules
    counted = rules.breakdown(record.state, seat)
    return [
        ScoreLine(name, value, rules.line_rules.get(name, ""), [ScorePart(*part) for part in counted.get(name, [])])
        for name, value in points.items()
    ]


def record_at(record: Record, ply: int) -> Record:
    if ply > len(record.log):
        raise not_found("position")
    past = Record(record.table, None, MANUAL, record.start)
    past.replay(record.log[:ply])
    return past


def score_history(session: Session) -> list[ScoreTotals]:
    """Return the totals after every move, in one pass through the log."""
    record = session.record
    past = Record(record.table, None, MANUAL, record.start)
    at, history = 0, [score_totals(past)]
    while at < len(record.log):
        to = next_move_start(record.log, at)
        for line in record.log[at:to]:
            past.play(token_of(line))
        history.append(score_totals(past))
        at = to
    return history


def score_totals(past: Record) -> ScoreTotals:
    rules = past.table.rules
    totals = [rules.total(past.state, seat) for seat in range(past.seats)]
    return ScoreTotals(len(past.log), rules.rounds(past.state), totals)
