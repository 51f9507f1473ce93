"""From options to a game, a replay or a simulation."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from village.bots.simulate import Plan, Summary, simulate
from village.record.errors import BadRecord, BadSetup
from village.record.load import new, verify
from village.record.record import Record
from village.terminal.language import Language
from village.terminal.play import Play
from village.terminal.replay import Replay
from village.terminal.report import findings, print_report
from village.terminal.screen import Screen
from village.terminal.store import read_record


def table_options(given: list[str], words: Language) -> dict[str, Any]:
    """`first_player=0` and the like; values are written as in JSON."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        try:
            found[name] = json.loads(value)
        except json.JSONDecodeError:
            equals = ""
        if not equals or isinstance(found[name], (list, dict)):
            raise BadSetup(words.label("error-option", typed=text))
    return found


def box_names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def play_game(
    seats: int | None,
    edition: str | None,
    boxes: str | None,
    humans: int,
    seed: str | None,
    language: str,
    file: Path | None,
    options: list[str],
) -> None:
    words = Language(language)
    if file is None:
        record = new(
            seats=3 if seats is None else seats, edition=edition or "bigbox", boxes=box_names(boxes or ""),
            options=table_options(options, words), seed=seed,
        )  # fmt: skip
    elif seats is None and edition is None and boxes is None and seed is None and not options:
        record = continued(file, words)
    else:
        raise BadSetup(words.label("error-loaded"))
    if humans > record.seats:
        raise BadSetup(words.label("error-humans", humans=humans, seats=record.seats))
    with suppress(ImportError):
        import_module("readline")  # arrow keys and history at the prompt
    Play(record, Screen(words, frozenset(range(humans))), input, file).run()


def continued(file: Path, words: Language) -> Record:
    record = read_record(file, words)
    if record.seed is None:
        raise BadRecord(words.label("error-no-seed", file=str(file)))
    return record


def replay_game(file: Path, ply: int | None, language: str) -> None:
    words = Language(language)
    replay = Replay(read_record(file, words), Screen(words))
    if ply is not None and ply > replay.plies:
        raise BadSetup(words.label("error-ply", file=str(file), plies=replay.plies, ply=ply))
    if sys.stdin.isatty():
        replay.ply = ply or 0
        replay.step(input)
        return
    replay.print_all(replay.plies if ply is None else ply)
    if ply is not None:
        replay.ply = ply
        replay.show()


def verify_game(file: Path, language: str) -> None:
    screen = Screen(Language(language))
    record = read_record(file, screen.words)
    try:
        draws = verify(record)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    line = screen.words.label("verified", file=str(file), answers=len(record.log), draws=draws)
    screen.console.print(line, soft_wrap=True)


def simulate_games(
    games: int,
    seats: int,
    edition: str,
    boxes: str,
    workers: int,
    seed: int,
    options: list[str],
    as_json: bool,
    language: str,
) -> int:
    words = Language(language)
    chosen = tuple(sorted(table_options(options, words).items()))
    plan = Plan(games, seats, edition, box_names(boxes), chosen, seed)
    before = perf_counter()
    summary = with_progress(plan, workers, words)
    seconds = perf_counter() - before
    if summary.games < games:
        sys.stderr.write(words.label("simulate-stopped", games=summary.games, wanted=games) + "\n")
    if summary.games:
        show(findings(plan, summary, seconds, workers), words, as_json)
    return 0 if summary.games == games else 130


def show(found: dict[str, Any], words: Language, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        print_report(found, words, Console(highlight=False, markup=False))


def with_progress(plan: Plan, workers: int, words: Language) -> Summary:
    """Play the plan; a bar on the error stream if somebody is watching."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task(words.label("simulate-progress"), total=plan.games)
        return simulate(plan, workers, lambda finished: bar.advance(task, finished.games))
