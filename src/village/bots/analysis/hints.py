"""Hints: the best moves at a question, with their consequences."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from village.bots.analysis.evaluators import Evaluator, evaluator_of
from village.record.preview import known_state, preview_moves
from village.record.record import Record

MAX_HINTS: Final = 3
MAX_PLAN_MOVES: Final = 12  # more than people can remember


def hint(record: Record, seconds: float = inf) -> list[dict[str, Any]]:
    """Return the best moves of the seat to move, the best first, within about `seconds`; none if the game is over.

    `chance` is the win probability of the move (in a solo game `score`, the expected points), `points` its immediate
    points, `events` the events certain to follow, as in a preview, `plan` the evaluator's choice for the rest of the
    turn, and `evaluator` the name of the evaluator.
    """
    if record.over:
        return []
    evaluator = evaluator_of(record)
    previews = preview_moves(record)
    measure = "chance" if record.seats > 1 else "score"
    best = evaluator.best_moves(record, len(record.log), seconds)[:MAX_HINTS]
    return [
        {"move": move.token, measure: round(move.value, 3), "points": points(record, move.token)}
        | {"events": previews[move.token], "plan": plan(record, evaluator, move.token), "evaluator": evaluator.name}
        for move in best
    ]


def plan(record: Record, evaluator: Evaluator, token: str) -> list[str]:
    """Return the seat's further moves in this turn, until chance or another seat is to move."""
    state = known_state(record)
    state.play(record.table.tokens[token][1])
    tokens: list[str] = []
    while state.actor == record.actor and not state.stack[-1].step.opens_turn and len(tokens) < MAX_PLAN_MOVES:
        step, choice = state.stack[-1].step, evaluator.likely_move(record, state)
        tokens.append(f"{step.name} {step.token(choice)}")
        state.play(choice)
    return tokens


def points(record: Record, token: str) -> int:
    """Return the change of the seat's score until the next question."""
    rules, before = record.table.rules, known_state(record)
    after = before.copy()
    after.play(record.table.tokens[token][1])
    return int(rules.total(after, record.actor)) - int(rules.total(before, record.actor))
