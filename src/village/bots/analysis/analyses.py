"""Analysis of a game: win chances and expected points after every move, mistakes, luck and skill.

An analysis takes long, so it is done in parts. The partial analysis is plain data, which can be stored and resumed
later, even if more moves have been played since.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Any, Final

from village.bots.analysis.evaluators import Evaluator, evaluator_of
from village.bots.analysis.grades import grade_of, losses, severity
from village.bots.analysis.reasons import advantages
from village.record.record import MANUAL, Record

FORMAT: Final = 2  # of the findings; stored ones of another format are not shown
MAX_COMPARED: Final = 20  # moves that are searched for longer, the worst first
DIGITS: Final = 4
START_KEY: Final = 0  # the same for all seats, so that their chances at the start add up to 1

Findings = dict[str, Any]
SUMS: Final = ("start", "skill", "luck", "end")  # expectation at the start and end, and what changed it
Progress = Callable[[int, int], None]


def no_progress(done: int, total: int) -> None:
    """Ignore progress reports."""


def analysis(record: Record, seat: int, progress: Progress = no_progress) -> Findings:
    """Analyse a finished or running game from what `seat` knew at each of its questions.

    Skill is the effect of the seat's moves compared with the evaluator's choice; luck is everything in between: chance
    events and the moves of others. `start`, skill and luck add up to `end`, which is the result of a finished game.
    `progress` is called with the number of analyzed log lines and their total.
    """
    return continue_analysis(record, seat, empty_analysis(seat), inf, progress)


def empty_analysis(seat: int) -> Findings:
    """Return an empty analysis."""
    findings = {"seat": seat, "evaluator": "", "done": 0, "moves": [], "looked_at": [], "mistakes": []}
    return findings | {"curve": [], "complete": False}


def continue_analysis(
    record: Record, seat: int, before: Findings, seconds: float, progress: Progress = no_progress
) -> Findings:
    """Continue an analysis for about `seconds`; `done` is the number of log lines analyzed so far."""
    end = perf_counter() + seconds
    evaluator = evaluator_of(record)
    findings = before | {
        "evaluator": evaluator.name,
        "moves": list(before["moves"]),
        "looked_at": list(before["looked_at"]),
        "complete": False,
    }
    evaluate_moves(record, evaluator, findings, end, progress)
    findings["curve"] = curve(findings)
    if findings["done"] == len(record.log) and compare_costly_moves(record, evaluator, findings, end):
        findings |= {"mistakes": mistakes(record, findings), "complete": True, **sums(record, seat, findings)}
    return findings


def evaluate_moves(record: Record, evaluator: Evaluator, findings: Findings, end: float, progress: Progress) -> None:
    """Analyse the log line by line until the time is over, but at least one move of the seat."""
    replay = Record(record.table, None, MANUAL, record.start)
    first = findings["done"]
    for ply, line in enumerate(replay.iter_replay(list(record.log))):
        if ply < first:
            continue
        if replay.actor >= 0 and "start" not in findings:
            findings["start"] = round(evaluator.chances(replay, START_KEY)[findings["seat"]], DIGITS)
        if replay.actor == findings["seat"]:
            if perf_counter() > end and ply > first:
                return
            findings["moves"].append(evaluation_of(replay, evaluator, ply, line.split(" ", 1)[1]))
        findings["done"] = ply + 1
        progress(ply + 1, len(record.log))


def evaluation_of(record: Record, evaluator: Evaluator, ply: int, token: str) -> Findings:
    before, after = evaluator.evaluate_move(record, token, ply)
    chances = {"before": round(before.value, DIGITS), "after": round(after.value, DIGITS)}
    return {"ply": ply, "move": token, **chances, "lead_before": round(before.lead, 1), "lead": round(after.lead, 1)}


def curve(findings: Findings) -> list[Findings]:
    """Return the start and the value after each move, as the median of three: an outlier is noise, a step is not."""
    moves = findings["moves"]
    values = [findings.get("start", 0.0), *[move["after"] for move in moves]]
    inner = [sorted(values[at - 1 : at + 2])[1] for at in range(1, len(values) - 1)]
    smooth = [*values[:1], *inner, *values[-1:]] if moves else []
    plies = [0, *[move["ply"] + 1 for move in moves]]
    return [{"ply": ply, "value": value} for ply, value in zip(plies, smooth, strict=False)]


def sums(record: Record, seat: int, findings: Findings) -> dict[str, float]:
    """Return skill, luck and end; `start` is known already."""
    moves = findings["moves"]
    if not moves:
        return {}
    end = result(record, seat) if record.over else moves[-1]["after"]
    skill = sum(move["after"] - move["before"] for move in moves)
    return {"skill": skill, "luck": end - findings["start"] - skill, "end": end}


def result(record: Record, seat: int) -> float:
    """Return the seat's share of the win; in a solo game, its score."""
    if record.seats == 1:
        return float(record.table.rules.total(record.state, seat))
    return 1 / len(record.winners) if seat in record.winners else 0.0


def costly_moves(record: Record, findings: Findings) -> list[Findings]:
    """Return the moves that seem to cost most, the worst first."""

    def cost(move: Findings) -> float:
        best, played = (move["before"], move["lead_before"]), (move["after"], move["lead"])
        return severity(*losses(best, played, record.seats == 1))

    return sorted((move for move in findings["moves"] if cost(move) >= 1), key=lambda move: -cost(move))[:MAX_COMPARED]


def compare_costly_moves(record: Record, evaluator: Evaluator, findings: Findings, end: float) -> bool:
    """Compare the costly moves with the best ones in a longer search; return False if the time is over before."""
    known = {point["ply"] for point in findings["looked_at"]}
    pending = {move["ply"]: move for move in costly_moves(record, findings) if move["ply"] not in known}
    if not pending:
        return True
    replay = Record(record.table, None, MANUAL, record.start)
    for ply, _ in enumerate(replay.iter_replay(list(record.log))):
        if ply in pending:
            findings["looked_at"].append(comparison(replay, evaluator, pending.pop(ply)))
            if pending and perf_counter() > end:
                return False
    return True


def comparison(record: Record, evaluator: Evaluator, move: Findings) -> Findings:
    """Return the best move instead of a costly one, the grade of the move and the reasons."""
    moves = evaluator.best_moves(record, move["ply"], played=move["move"])
    best, played = moves[0], next(each for each in moves if each.token == move["move"])
    grade = grade_of(*losses((best.value, best.lead), (played.value, played.lead), record.seats == 1))
    return {
        "ply": move["ply"], "move": move["move"], "grade": grade,
        "value": round(played.value, DIGITS), "lead": round(played.lead, 1),
        "better": best.token, "better_value": round(best.value, DIGITS), "better_lead": round(best.lead, 1),
        "reasons": advantages(record, evaluator, best, played) if grade else [],
    }  # fmt: skip


def mistakes(record: Record, findings: Findings) -> list[Findings]:
    """Return the moves that have a grade after the longer search, in the order of play."""
    plies = {move["ply"] for move in costly_moves(record, findings)}
    graded = [move for move in findings["looked_at"] if move["ply"] in plies and move["grade"]]
    return sorted(graded, key=lambda move: int(move["ply"]))
