"""Score breakdowns: the lines of a score with their rules and parts, and the score history."""

from __future__ import annotations

from msgspec import Struct

from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import OVER
from village.record.record import MANUAL, Record
from village.table.entries import token_of
from village.table.history import next_move_start
from village.table.open_table import OpenTable
from village.table.problem import not_found


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


def score_viewer(table: OpenTable, seat: int | None) -> int:
    """Return the seat whose knowledge decides which points are visible; 0 if that is the same for all."""
    if table.status == "over" or not table.record.table.rules.hides_points:
        return 0
    return OVER if seat is None else seat


def visible_state(table: OpenTable, record: Record, viewer: int) -> State:
    """Return the state whose points the viewer may know; all of them after the end."""
    return record.state if table.status == "over" else record.table.rules.visible_state(record.state, viewer)


def score_breakdowns(table: OpenTable, viewer: int, ply: int | None) -> list[ScoreBreakdown]:
    """Return the breakdown by seat, now or after `ply` lines."""
    record = table.record if ply is None else record_at(table.record, ply)
    return breakdowns(record.table.rules, visible_state(table, record, viewer))


def breakdowns(rules: Game, state: State) -> list[ScoreBreakdown]:
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


def score_history(table: OpenTable, viewer: int) -> list[ScoreTotals]:
    """Return the totals after every move, in one pass through the log."""
    record = table.record
    past = Record(record.table, None, MANUAL, record.start)
    at, history = 0, [score_totals(table, past, viewer)]
    while at < len(record.log):
        to = next_move_start(record.log, at)
        for line in record.log[at:to]:
            past.play(token_of(line))
        history.append(score_totals(table, past, viewer))
        at = to
    return history


def score_totals(table: OpenTable, past: Record, viewer: int) -> ScoreTotals:
    rules, state = past.table.rules, visible_state(table, past, viewer)
    totals = [rules.total(state, seat) for seat in range(past.seats)]
    return ScoreTotals(len(past.log), rules.rounds(past.state), totals)
