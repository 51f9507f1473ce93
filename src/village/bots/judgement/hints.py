"""The best answers to a question, and what speaks for each."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from village.bots.judgement.judges import Judge, judge_of
from village.record.outlook import known, outlook
from village.record.record import Record

SHOWN: Final = 3
MAX_ANSWERS_OF_A_PLAN: Final = 12  # more nobody remembers


def hint(record: Record, seconds: float = inf) -> list[dict[str, Any]]:
    """For the seat that is asked, the best first; none if the game is over. It takes about so many seconds at most.

    `chance` is the chance to win with the answer (alone: `score`, the points to be expected), `points` what it brings
    at once, `follows` the events that are certain to follow, as in an outlook, `plan` how the judge would go on with
    the turn, and `judge` who says so.
    """
    if record.over:
        return []
    judge = judge_of(record)
    follows = outlook(record)
    measure = "chance" if record.seats > 1 else "score"
    best = judge.best(record, len(record.log), seconds)[:SHOWN]
    return [
        {"answer": one.token, measure: round(one.worth, 3), "points": points(record, one.token)}
        | {"follows": follows[one.token], "plan": plan(record, judge, one.token), "judge": judge.name}
        for one in best
    ]


def plan(record: Record, judge: Judge, token: str) -> list[str]:
    """The seat's further answers of this turn, until chance or another seat comes."""
    here = known(record)
    here.play(record.table.tokens[token][1])
    tokens: list[str] = []
    while here.actor == record.actor and not here.stack[-1].step.opens_turn and len(tokens) < MAX_ANSWERS_OF_A_PLAN:
        step, choice = here.stack[-1].step, judge.likely(record, here)
        tokens.append(f"{step.name} {step.token(choice)}")
        here.play(choice)
    return tokens


def points(record: Record, token: str) -> int:
    """By how much the seat's score changes until somebody is asked again."""
    rules, here = record.table.rules, known(record)
    there = here.copy()
    there.play(record.table.tokens[token][1])
    return int(rules.total(there, record.actor)) - int(rules.total(here, record.actor))
