"""Hints and analyses of one table."""

# No `from __future__ import annotations`: Python must see which fields are optional.
from typing import Literal, NotRequired, TypedDict

from village.table.event_types import PreviewEvent


class Advice(TypedDict):
    """A move and its merits: win chance (solo: score), immediate points, consequences, plan."""

    move: str
    chance: NotRequired[float]
    score: NotRequired[float]
    points: int
    events: list[PreviewEvent]
    plan: NotRequired[list[str]]  # missing in hints stored before plans existed
    evaluator: str


class HintState(TypedDict):
    """The best moves of `seat` at `ply`, once known."""

    status: Literal["thinking", "done", "failed"]
    ply: int
    seat: int
    moves: list[Advice]


class EvaluatedMove(TypedDict):
    """The expected result before and after a move: win chance, solo the score."""

    ply: int
    move: str
    before: float
    after: float


class TurningPoint(TypedDict):
    """An expensive mistake and a better move."""

    ply: int
    move: str
    value: float
    better: str
    better_value: float


class AnalysisState(TypedDict):
    """The analysis of `seat`, `done` of `total` lines; luck and skill once complete."""

    status: Literal["thinking", "done", "failed"]
    seat: int
    done: int
    total: int
    evaluator: str
    moves: list[EvaluatedMove]
    turning_points: list[TurningPoint]
    start: NotRequired[float]
    skill: NotRequired[float]
    luck: NotRequired[float]
    end: NotRequired[float]
