"""Analysis of a game: win chances after every move, turning points, luck and skill.

An analysis takes long, so it is done in parts. The partial analysis is plain data, which can be stored and resumed
later, even if more moves have been played since.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Any, Final

from village.bots.analysis.evaluators import Evaluator, evaluator_of
from village.record.record import MANUAL, Record

TURNING_POINTS: Final = 5  # at most
BLUNDER: Final = 0.04  # minimal loss of win probability at a turning point
DIGITS: Final = 4

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
    findings = {"seat": seat, "evaluator": "", "done": 0, "moves": [], "looked_at": [], "turning_points": []}
    return findings | {"complete": False}


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
    if findings["done"] == len(record.log) and recheck_blunders(record, evaluator, findings, end):
        findings |= {
            "turning_points": turning_points(record, findings),
            "complete": True,
            **sums(record, seat, findings),
        }
    return findings


def evaluate_moves(record: Record, evaluator: Evaluator, findings: Findings, end: float, progress: Progress) -> None:
    """Analyse the log line by line until the time is over, but at least one move of the seat."""
    replay = Record(record.table, None, MANUAL, record.start)
    first = findings["done"]
    for ply, line in enumerate(replay.iter_replay(list(record.log))):
        if ply < first:
            continue
        if replay.actor == findings["seat"]:
            if perf_counter() > end and ply > first:
                return
            findings["moves"].append(evaluation_of(replay, evaluator, ply, line.split(" ", 1)[1]))
        findings["done"] = ply + 1
        progress(ply + 1, len(record.log))


def evaluation_of(record: Record, evaluator: Evaluator, ply: int, token: str) -> Findings:
    before, after = evaluator.evaluate_move(record, token, ply)
    return {"ply": ply, "move": token, "before": round(before, DIGITS), "after": round(after, DIGITS)}


def sums(record: Record, seat: int, findings: Findings) -> dict[str, float]:
    """Return start, skill, luck and end."""
    moves = findings["moves"]
    if not moves:
        return {}
    end = result(record, seat) if record.over else moves[-1]["after"]
    skill = sum(move["after"] - move["before"] for move in moves)
    start = moves[0]["before"]
    return dict(zip(SUMS, (start, skill, end - start - skill, end), strict=True))


def result(record: Record, seat: int) -> float:
    """Return the seat's share of the win; in a solo game, its score."""
    if record.seats == 1:
        return float(record.table.rules.total(record.state, seat))
    return 1 / len(record.winners) if seat in record.winners else 0.0


def blunder_threshold(record: Record) -> float:
    """Return the loss above which a move is a blunder: win probability, or points in a solo game."""
    return BLUNDER if record.seats > 1 else BLUNDER * 100


def blunders(record: Record, findings: Findings) -> list[Findings]:
    """Return the moves that cost most, the worst first."""
    threshold = blunder_threshold(record)
    moves = [move for move in findings["moves"] if move["before"] - move["after"] > threshold]
    return sorted(moves, key=lambda move: float(move["after"] - move["before"]))[:TURNING_POINTS]


def recheck_blunders(record: Record, evaluator: Evaluator, findings: Findings, end: float) -> bool:
    """Search the blunders again for longer; return False if the time is over before all are done."""
    rechecked = {point["ply"] for point in findings["looked_at"]}
    pending = {move["ply"]: move for move in blunders(record, findings) if move["ply"] not in rechecked}
    if not pending:
        return True
    replay = Record(record.table, None, MANUAL, record.start)
    for ply, _ in enumerate(replay.iter_replay(list(record.log))):
        if ply in pending:
            findings["looked_at"].append(improvement(replay, evaluator, pending.pop(ply)))
            if pending and perf_counter() > end:
                return False
    return True


def improvement(record: Record, evaluator: Evaluator, blunder: Findings) -> Findings:
    """Return the best move instead of a blunder; the same move if the longer search finds none better."""
    best = evaluator.best_moves(record, blunder["ply"])[0]
    played = {"ply": blunder["ply"], "move": blunder["move"], "value": blunder["after"]}
    return played | {"better": best.token, "better_value": round(best.value, DIGITS)}


def turning_points(record: Record, findings: Findings) -> list[Findings]:
    """Return the blunders that the longer search confirms, in the order of play."""
    plies = {move["ply"] for move in blunders(record, findings)}
    points = [point for point in findings["looked_at"] if point["ply"] in plies]
    points.sort(key=lambda point: int(point["ply"]))
    threshold = blunder_threshold(record)
    return [
        point
        for point in points
        if point["better"] != point["move"] and point["better_value"] - point["value"] > threshold
    ]
