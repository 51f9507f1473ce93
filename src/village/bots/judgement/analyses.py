"""What a game was won or lost by: chances after every answer, turning points, luck and skill."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from village.bots.judgement.judges import Judge, judge_of
from village.record.load import load
from village.record.record import Record

TURNING_POINTS: Final = 5  # at most
DEAR: Final = 0.04  # of the victory: what a turning point must have cost at least


def analysis(record: Record, seat: int, progress: Callable[[int, int], None] = lambda done, of: None) -> dict[str, Any]:
    """A finished or running game from what `seat` knew at each of its questions.

    Skill is what its own answers changed, against what the judge would have done; luck is all that came in between:
    draws, and what others did. `start` with skill and luck adds up to `end`, which is the result once the game is over.
    `progress` hears how many answers are judged, and of how many.
    """
    twin = load(record.dump())
    log = list(twin.log)
    judge = judge_of(twin)
    answers: list[dict[str, Any]] = []
    for ply, line in enumerate(twin.replaying(log)):
        if twin.actor == seat:
            answers.append(judged(twin, judge, ply, line.split(" ", 1)[1]))
        progress(ply + 1, len(log))
    return {
        "seat": seat, "judge": judge.name, "answers": answers, "turning_points": turning_points(record, judge, answers),
        **parts(twin, seat, answers),
    }  # fmt: skip


def judged(record: Record, judge: Judge, ply: int, token: str) -> dict[str, Any]:
    before, after = judge.given(record, token, ply)
    return {"ply": ply, "answer": token, "before": before, "after": after}


def parts(record: Record, seat: int, answers: list[dict[str, Any]]) -> dict[str, float]:
    """From the first question to the result."""
    if not answers:
        return {}
    end = result(record, seat) if record.over else answers[-1]["after"]
    skill = sum(answer["after"] - answer["before"] for answer in answers)
    start = answers[0]["before"]
    return {"start": start, "skill": skill, "luck": end - start - skill, "end": end}


def result(record: Record, seat: int) -> float:
    """The part of the victory; alone, the score."""
    if record.seats == 1:
        return float(record.table.rules.total(record.state, seat))
    return 1 / len(record.winners) if seat in record.winners else 0.0


def turning_points(record: Record, judge: Judge, answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers that cost most, each with a better one, in the order they were given."""
    dear = DEAR if record.seats > 1 else DEAR * 100
    costly = [answer for answer in answers if answer["before"] - answer["after"] > dear]
    costly.sort(key=lambda answer: float(answer["after"] - answer["before"]))
    chosen = {answer["ply"]: answer for answer in costly[:TURNING_POINTS]}
    twin = load(record.dump())
    found = []
    for ply, _ in enumerate(twin.replaying(list(twin.log))):
        if ply in chosen and (better := improvement(twin, judge, chosen[ply])):
            found.append(better)
    return found


def improvement(record: Record, judge: Judge, answer: dict[str, Any]) -> dict[str, Any] | None:
    """What would have been better; None if a longer thought finds that nothing was."""
    best = judge.best(record, answer["ply"])[0]
    if best.token == answer["answer"] or best.worth <= answer["after"]:
        return None
    told = {"ply": answer["ply"], "answer": answer["answer"], "worth": answer["after"]}
    return told | {"better": best.token, "better_worth": best.worth}
