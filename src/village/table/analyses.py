"""Hints and analyses of one table."""

# No `from __future__ import annotations`: Python must see which fields are optional.
from typing import Literal, NotRequired, TypedDict

from village.table.event_types import PreviewEvent


class Reason(TypedDict):
    """A difference between two moves: their seat (`own`), or another one, has `n` more of it, or less."""

    kind: str
    what: str
    n: int
    own: bool


class Advice(TypedDict):
    """A move and its merits: win chance (solo: score), expected lead, immediate points, consequences, plan, reasons."""

    move: str
    chance: NotRequired[float]
    score: NotRequired[float]
    lead: float
    points: int
    events: list[PreviewEvent]
    plan: list[str]
    reasons: list[Reason]
    evaluator: str


class HintState(TypedDict):
    """The best moves of `seat` at `ply`, once known."""

    status: Literal["thinking", "done", "failed"]
    ply: int
    seat: int
    moves: list[Advice]


class EvaluatedMove(TypedDict):
    """The expected result before and after a move: win chance (solo: score), and the lead in points."""

    ply: int
    move: str
    before: float
    after: float
    lead_before: float
    lead: float


class CurvePoint(TypedDict):
    """The expected result when a game has this many lines."""

    ply: int
    value: float


class Mistake(TypedDict):
    """A move that cost much, with its grade, and the best move with the reasons for it."""

    ply: int
    move: str
    grade: Literal["inaccuracy", "mistake", "blunder"]
    value: float
    lead: float
    better: str
    better_value: float
    better_lead: float
    reasons: list[Reason]


class AnalysisState(TypedDict):
    """The analysis of `seat`, `done` of `total` lines; luck and skill once complete."""

    status: Literal["thinking", "done", "failed"]
    seat: int
    done: int
    total: int
    evaluator: str
    moves: list[EvaluatedMove]
    curve: list[CurvePoint]  # without outliers
    mistakes: list[Mistake]
    start: NotRequired[float]
    skill: NotRequired[float]
    luck: NotRequired[float]
    end: NotRequired[float]
