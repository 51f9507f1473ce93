"""What a recorded game was won or lost by: curve, turning points, luck and skill."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from village.bots.judgement import analysis
from village.bots.judgement.analyses import SUMS, Findings
from village.record.errors import BadSetup
from village.record.record import Record
from village.terminal.language import Language
from village.terminal.progress import progress
from village.terminal.screen import Screen
from village.terminal.store import read_record

BARS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 60  # of the curve
EVEN: Final = 0.05  # of the victory: less luck is no side


def analyse_game(file: Path, player: int, as_json: bool, language: str) -> None:
    """Of the player with this number, from 1 on."""
    record = read_record(file, Language(language))
    words = Language(language, record.table.name)
    if player > record.seats:
        raise BadSetup(words.label("error-player", file=str(file), player=player, players=record.seats))
    found = judged(record, player - 1, words)
    if as_json:
        sys.stdout.write(json.dumps(found) + "\n")
        return
    screen = Screen(words)
    for line in told(found, record, words):
        screen.sentence(line)


def judged(record: Record, seat: int, words: Language) -> Findings:
    with progress(words, len(record.log), label="analysis-progress") as advance:
        return analysis(record, seat, lambda done, of: advance(1))


def told(found: Findings, record: Record, words: Language) -> list[str]:
    """Line by line; a player alone is told of points, others of chances."""
    title = words.label("analysis-title", who=words.name(found["seat"]), judge=found["judge"], answers=len(record.log))
    if not found["answers"]:
        return [title, words.label("analysis-nothing")]
    lines = [title, curve(found, record), summed(found, record, words)]
    if not found["turning_points"]:
        return [*lines, words.label("analysis-no-turns")]
    heading = words.label("analysis-turns-score" if record.seats == 1 else "analysis-turns-chance")
    return [*lines, heading, *(turn(point, record, words) for point in found["turning_points"])]


def summed(found: Findings, record: Record, words: Language) -> str:
    """What came of it, and by what."""
    start, _, _, end = (worth(found[name], record) for name in SUMS)
    own = "gain" if found["skill"] > 0 else "cost"
    if record.seats == 1:
        parts = {name: abs(worth(found[part], record)) for name, part in (("skill", "skill"), ("chance", "luck"))}
        side = "for" if found["luck"] > 0 else "against"
        return words.label("analysis-sum-score", start=start, end=end, own=own, luck=side, **parts)
    # Lost chances come back by luck and are lost again: all of them together are more than a victory.
    each = round(100 * abs(found["skill"]) / len(found["answers"]), 1)
    side = "even" if abs(found["luck"]) < EVEN else "for" if found["luck"] > 0 else "against"
    return words.label("analysis-sum-chance", start=start, end=end, own=own, each=each, luck=side)


def worth(part: float, record: Record) -> int:
    return round(part if record.seats == 1 else 100 * part)


def much(part: float, record: Record, words: Language) -> str:
    n = worth(part, record)
    return str(n) if record.seats == 1 else words.label("analysis-share", n=n)


def curve(found: Findings, record: Record) -> str:
    """The answers in columns, each as high as what could be expected after the last of its column."""
    after = [answer["after"] for answer in found["answers"]] + [found["end"]]
    most = max(1.0, *after) if record.seats == 1 else 1.0
    columns = min(COLUMNS, len(after))
    shown = [after[(column + 1) * len(after) // columns - 1] for column in range(columns)]
    return "".join(BARS[min(len(BARS) - 1, int(len(BARS) * max(0.0, part) / most))] for part in shown)


def turn(point: Findings, record: Record, words: Language) -> str:
    names = words.names(record.seats)
    return words.label(
        "analysis-turn",
        ply=point["ply"],
        answer=words.text.answer(point["answer"], names),
        worth=much(point["worth"], record, words),
        better=words.text.answer(point["better"], names),
        best=much(point["better_worth"], record, words),
    )
