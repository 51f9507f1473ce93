"""A puzzle and the result of a move."""

# No `from __future__ import annotations`: Python must see which fields are optional.
from typing import Final, TypedDict, cast

from village.record.errors import BadSetup
from village.record.preview import preview_moves
from village.record.puzzles import Puzzle, puzzles
from village.table.analyses import Reason
from village.table.event_types import Event, PreviewEvent
from village.table.open_table import View
from village.table.problem import Problem, not_found

FIRST_DEVIATION: Final = 150.0  # of a puzzle rating estimated by bots


class PuzzleState(TypedDict):
    """A position with one best move, as the seat to move sees it."""

    game: str
    name: str
    seat: int
    rating: int
    attempts: int
    view: View
    previews: dict[str, list[PreviewEvent]]


class Solution(TypedDict):
    """A move and the best one; `margin` is the win chance between best and second best."""

    correct: bool
    best: str
    second: str
    margin: float
    reasons: list[Reason]
    ply: int
    events: list[Event]
    view: View


class PuzzleSolved(Solution):
    """The value of the move and its result; `margin` is the win chance between best and second best."""

    counted: bool
    rating: int
    own_rating: int | None
    next_puzzle: str | None


def known_puzzle(game: str, name: str) -> Puzzle:
    try:
        return puzzles(game)[name]
    except (BadSetup, KeyError):
        raise not_found("puzzle") from None


def puzzle_state(puzzle: Puzzle, rating: int, attempts: int) -> PuzzleState:
    record = puzzle.start()
    return {
        "game": puzzle.game, "name": puzzle.name, "seat": record.actor, "rating": rating, "attempts": attempts,
        "view": record.view(record.actor), "previews": preview_moves(record),
    }  # fmt: skip


def solve(puzzle: Puzzle, token: str) -> Solution:
    """Make a move; raise a Problem if it is not legal."""
    record = puzzle.start()
    seat, reason = record.actor, record.why(token)
    if reason:
        raise Problem(422, "illegal-move", f"{token!r} is not possible: {reason}", rule=reason.rule)
    events = record.play(token)
    return {
        "correct": token == puzzle.solution, "best": puzzle.solution, "second": puzzle.second, "margin": puzzle.margin,
        "reasons": cast(list[Reason], puzzle.reasons), "ply": len(record.log), "events": events,
        "view": record.view(seat),
    }  # fmt: skip
