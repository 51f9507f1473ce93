"""Score breakdowns: the lines of a score with their rules and parts, and the score history."""

from __future__ import annotations

from msgspec import Struct

from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import OVER
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


def score_viewer(session: Session, seat: int | None) -> int:
    """Return the seat whose knowledge decides which points are visible; 0 if that is the same for all."""
    if session.status == "over" or not session.record.table.rules.hides_points:
        return 0
    return OVER if seat is None else seat


def visible_state(session: Session, record: Record, viewer: int) -> State:
    """Return the state whose points the viewer may know; all of them after the end."""
    return record.state if session.status == "over" else record.table.rules.visible_state(record.state, viewer)


def score_breakdowns(session: Session, viewer: int, ply: int | None) -> list[ScoreBreakdown]:
    """Return the breakdown by seat, now or after `ply` lines."""
    record = session.record if ply is None else record_at(session.record, ply)
    state, rules = visible_state(session, record, viewer), record.table.rules
    return [
        ScoreBreakdown(sum(points.values()), lines(rules, state, seat, points))
        for seat, points in enumerate(rules.scores(state))
    ]


def lines(rules: Game, state: State, seat: int, points: dict[str, int]) -> list[ScoreLine]:
    counted = rules.breakdown(state, seat)
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


def score_history(session: Session, viewer: int) -> list[ScoreTotals]:
    """Return the totals after every move, in one pass through the log."""
    record = session.record
    past = Record(record.table, None, MANUAL, record.start)
    at, history = 0, [score_totals(session, past, viewer)]
    while at < len(record.log):
        to = next_move_start(record.log, at)
        for line in record.log[at:to]:
            past.play(token_of(line))
        history.append(score_totals(session, past, viewer))
        at = to
    return history


def score_totals(session: Session, past: Record, viewer: int) -> ScoreTotals:
    rules, state = past.table.rules, visible_state(session, past, viewer)
    totals = [rules.total(state, seat) for seat in range(past.seats)]
    return ScoreTotals(len(past.log), rules.rounds(past.state), totals)
