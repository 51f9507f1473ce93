"""What a game was won or lost by: chances after every answer, turning points, luck and skill.

An analysis takes long, so it is done in parts: what is known so far is plain data that can be stored, and whoever has
it can go on with it, also when the game has grown.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Any, Final

from village.bots.judgement.judges import Judge, judge_of
from village.record.record import MANUAL, Record

TURNING_POINTS: Final = 5  # at most
DEAR: Final = 0.04  # of the victory: what a turning point must have cost at least
DIGITS: Final = 4

Findings = dict[str, Any]
SUMS: Final = ("start", "skill", "luck", "end")  # what was expected, what answers and chance changed, what came of it
Progress = Callable[[int, int], None]


def unheard(done: int, of: int) -> None:
    """Nobody wants to know how far it is."""


def analysis(record: Record, seat: int, progress: Progress = unheard) -> Findings:
    """A finished or running game from what `seat` knew at each of its questions.

    Skill is what its own answers changed, against what the judge would have done; luck is all that came in between:
    draws, and what others did. `start` with skill and luck adds up to `end`, which is the result once the game is over.
    `progress` hears how many answers are judged, and of how many.
    """
    return go_on(record, seat, begun(seat), inf, progress)


def begun(seat: int) -> Findings:
    """An analysis of which nothing is known yet."""
    return {"seat": seat, "judge": "", "at": 0, "answers": [], "looked_at": [], "turning_points": [], "done": False}


def go_on(record: Record, seat: int, before: Findings, seconds: float, progress: Progress = unheard) -> Findings:
    """What is known after about so many seconds more; `at` is the first line of the log that was not looked at."""
    end = perf_counter() + seconds
    judge = judge_of(record)
    found = before | {"judge": judge.name, "answers": list(before["answers"]), "looked_at": list(before["looked_at"])}
    found["done"] = False
    judge_answers(record, judge, found, end, progress)
    if found["at"] == len(record.log) and look_closer(record, judge, found, end):
        found |= {"turning_points": turning_points(record, found), "done": True, **parts(record, seat, found)}
    return found


def judge_answers(record: Record, judge: Judge, found: Findings, end: float, progress: Progress) -> None:
    """One line of the log after the other; of those that are the seat's at least one, however late it is."""
    twin = Record(record.table, None, MANUAL, record.start)
    begin = found["at"]
    for ply, line in enumerate(twin.replaying(list(record.log))):
        if ply < begin:
            continue
        if twin.actor == found["seat"]:
            if perf_counter() > end and ply > begin:
                return
            found["answers"].append(judged(twin, judge, ply, line.split(" ", 1)[1]))
        found["at"] = ply + 1
        progress(ply + 1, len(record.log))


def judged(record: Record, judge: Judge, ply: int, token: str) -> Findings:
    before, after = judge.given(record, token, ply)
    return {"ply": ply, "answer": token, "before": round(before, DIGITS), "after": round(after, DIGITS)}


def parts(record: Record, seat: int, found: Findings) -> dict[str, float]:
    """From the first question to the result."""
    answers = found["answers"]
    if not answers:
        return {}
    end = result(record, seat) if record.over else answers[-1]["after"]
    skill = sum(answer["after"] - answer["before"] for answer in answers)
    start = answers[0]["before"]
    return dict(zip(SUMS, (start, skill, end - start - skill, end), strict=True))


def result(record: Record, seat: int) -> float:
    """The part of the victory; alone, the score."""
    if record.seats == 1:
        return float(record.table.rules.total(record.state, seat))
    return 1 / len(record.winners) if seat in record.winners else 0.0


def dear_in(record: Record) -> float:
    """What an answer must have cost to be told of: a part of the victory; alone, points."""
    return DEAR if record.seats > 1 else DEAR * 100


def costly(record: Record, found: Findings) -> list[Findings]:
    """The answers that cost most, the dearest first."""
    dear = dear_in(record)
    dears = [answer for answer in found["answers"] if answer["before"] - answer["after"] > dear]
    return sorted(dears, key=lambda answer: float(answer["after"] - answer["before"]))[:TURNING_POINTS]


def look_closer(record: Record, judge: Judge, found: Findings, end: float) -> bool:
    """A longer thought for every costly answer; False if the time is over before."""
    known = {one["ply"] for one in found["looked_at"]}
    wanted = {answer["ply"]: answer for answer in costly(record, found) if answer["ply"] not in known}
    if not wanted:
        return True
    twin = Record(record.table, None, MANUAL, record.start)
    for ply, _ in enumerate(twin.replaying(list(record.log))):
        if ply in wanted:
            found["looked_at"].append(improvement(twin, judge, wanted.pop(ply)))
            if wanted and perf_counter() > end:
                return False
    return True


def improvement(record: Record, judge: Judge, answer: Findings) -> Findings:
    """What would have been better; the answer itself if a longer thought finds that nothing was."""
    best = judge.best(record, answer["ply"])[0]
    told = {"ply": answer["ply"], "answer": answer["answer"], "worth": answer["after"]}
    return told | {"better": best.token, "better_worth": round(best.worth, DIGITS)}


def turning_points(record: Record, found: Findings) -> list[Findings]:
    """Those of the costly answers that a longer thought, too, finds dear, in the order they were given."""
    dearest = {answer["ply"] for answer in costly(record, found)}
    seen = sorted((one for one in found["looked_at"] if one["ply"] in dearest), key=lambda one: int(one["ply"]))
    dear = dear_in(record)
    return [one for one in seen if one["better"] != one["answer"] and one["better_worth"] - one["worth"] > dear]
