"""Hints: the best moves at a question, with their consequences and reasons."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from village.bots.analysis.evaluators import EvaluatedMove, evaluator_of
from village.bots.analysis.reasons import MAX_REASONS, Reason, plan, reversed_reasons, strongest
from village.kernel.state import State
from village.record.preview import known_state, preview_moves
from village.record.record import Record

MAX_HINTS: Final = 3
DIGITS: Final = 3


def hint(record: Record, seconds: float = inf) -> list[dict[str, Any]]:
    """Return the best moves of the seat to move, the best first, within about `seconds`; none if the game is over.

    `chance` is the win probability of the move (in a solo game `score`, the expected points), `lead` the expected
    points ahead of the others, `points` its immediate points, `events` the events certain to follow, as in a preview,
    `plan` the evaluator's choice for the rest of the turn, and `evaluator` the name of the evaluator. `reasons` say
    why the best move is better than the next one that differs, and what the others lack.
    """
    if record.over:
        return []
    evaluator = evaluator_of(record)
    previews = preview_moves(record)
    measure = "chance" if record.seats > 1 else "score"
    best = evaluator.best_moves(record, len(record.log), seconds)[:MAX_HINTS]
    plans = [plan(record, evaluator, move.token) for move in best]
    reasons = reasons_by_rank(record, best, [after for _, after in plans])
    return [
        {"move": move.token, measure: round(move.value, DIGITS), "lead": round(move.lead, 1)}
        | {"points": points(record, move.token), "events": previews[move.token], "plan": plans[rank][0]}
        | {"reasons": reasons[rank], "evaluator": evaluator.name}
        for rank, move in enumerate(best)
    ]


def reasons_by_rank(record: Record, moves: list[EvaluatedMove], positions: list[State]) -> list[list[Reason]]:
    """Return why the first move is better than one that differs, and what each of the others lacks."""
    rules, seat = record.table.rules, record.actor
    advantages = [
        strongest(rules, seat, positions[0], after, moves[0].lead - move.lead)
        for move, after in zip(moves[1:], positions[1:], strict=True)
    ]
    best = next(filter(None, advantages), [])
    return [best, *(reversed_reasons(reasons[: MAX_REASONS - 1]) for reasons in advantages)]


def points(record: Record, token: str) -> int:
    """Return the change of the seat's score until the next question."""
    rules, before = record.table.rules, known_state(record)
    after = before.copy()
    after.play(record.table.tokens[token][1])
    return int(rules.total(after, record.actor)) - int(rules.total(before, record.actor))
