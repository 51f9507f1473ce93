"""The analysis of a recorded game: win chance, mistakes, luck and skill."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from village.bots.analysis import analysis
from village.bots.analysis.analyses import SUMS, Findings
from village.bots.analysis.reasons import Reason
from village.record.errors import BadSetup
from village.record.record import Record
from village.terminal.files import read_record
from village.terminal.language import Language
from village.terminal.progress import progress
from village.terminal.screen import Screen

BARS: Final = "▁▂▃▄▅▆▇█"
CURVE_COLUMNS: Final = 60
EVEN_LUCK: Final = 0.05  # win chance; less luck than this counts as even


def analyze_game(file: Path, player: int, as_json: bool, language: str) -> None:
    """Print the analysis for a player, numbered from 1."""
    record = read_record(file, Language(language))
    words = Language(language, record.table.name)
    if player > record.seats:
        raise BadSetup(words.label("error-player", file=str(file), player=player, players=record.seats))
    findings = run_analysis(record, player - 1, words)
    if as_json:
        sys.stdout.write(json.dumps(findings) + "\n")
        return
    screen = Screen(words)
    for line in analysis_lines(findings, record, words):
        screen.sentence(line)


def run_analysis(record: Record, seat: int, words: Language) -> Findings:
    with progress(words, len(record.log), label="analysis-progress") as advance:
        return analysis(record, seat, lambda done, total: advance(1))


def analysis_lines(findings: Findings, record: Record, words: Language) -> list[str]:
    """Return the lines to print: points in single-player games, win chances otherwise."""
    title = words.label(
        "analysis-title", who=words.name(findings["seat"]), evaluator=findings["evaluator"], moves=len(record.log)
    )
    if not findings["moves"]:
        return [title, words.label("analysis-nothing")]
    lines = [title, curve(findings, record), summary(findings, record, words)]
    if not findings["mistakes"]:
        return [*lines, words.label("analysis-no-mistakes")]
    return [*lines, words.label("analysis-mistakes"), *(mistake(each, record, words) for each in findings["mistakes"])]


def summary(findings: Findings, record: Record, words: Language) -> str:
    """Summarize start, end, skill and luck."""
    start, _, _, end = (rounded(findings[name], record) for name in SUMS)
    own = "gain" if findings["skill"] > 0 else "cost"
    if record.seats == 1:
        parts = {name: abs(rounded(findings[part], record)) for name, part in (("skill", "skill"), ("chance", "luck"))}
        side = "for" if findings["luck"] > 0 else "against"
        return words.label("analysis-sum-score", start=start, end=end, own=own, luck=side, **parts)
    # Losses can exceed 100 % in total, because luck restores chances that are lost again; show the mean per move.
    mean_change = round(100 * abs(findings["skill"]) / len(findings["moves"]), 1)
    side = "even" if abs(findings["luck"]) < EVEN_LUCK else "for" if findings["luck"] > 0 else "against"
    return words.label("analysis-sum-chance", start=start, end=end, own=own, each=mean_change, luck=side)


def rounded(value: float, record: Record) -> int:
    """Return points in a single-player game, else per cent."""
    return round(value if record.seats == 1 else 100 * value)


def curve(findings: Findings, record: Record) -> str:
    """Draw the expected result over the moves as a row of bars."""
    values = [point["value"] for point in findings["curve"]] + [findings["end"]]
    highest = max(1.0, *values) if record.seats == 1 else 1.0
    columns = min(CURVE_COLUMNS, len(values))
    heights = [values[(column + 1) * len(values) // columns - 1] for column in range(columns)]
    return "".join(BARS[min(len(BARS) - 1, int(len(BARS) * max(0.0, value) / highest))] for value in heights)


def mistake(move: Findings, record: Record, words: Language) -> str:
    """Name the move, what it cost, and the better move with its reasons."""
    names = words.names(record.seats)
    line = words.label(
        "analysis-mistake",
        ply=move["ply"],
        grade=words.label(f"grade-{move['grade']}"),
        move=words.text.move(move["move"], names),
        points=round(move["lead"] - move["better_lead"], 1),
        better=words.text.move(move["better"], names),
    )
    return words.label("gap").join([line, *reasons_line(move["reasons"], words)])


def reasons_line(reasons: list[Reason], words: Language) -> list[str]:
    """Return the reasons for a move as a sentence, if there are any."""
    phrases = [words.text.advantage(**reason) for reason in reasons]
    return [words.label("analysis-reasons", reasons=words.label("semicolon").join(phrases))] if phrases else []
