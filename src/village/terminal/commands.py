"""Run the commands `play`, `replay` and `simulate` with the parsed options."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from importlib import import_module
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.console import Console

from village.bots.bot_player import BotPlayer
from village.bots.simulate import Plan, Summary, simulate
from village.record.api import new, verify
from village.record.errors import BadRecord, BadSetup
from village.record.record import Record
from village.terminal.files import read_record
from village.terminal.language import Language
from village.terminal.option_parsing import split_names, table_options, table_setup, with_companions
from village.terminal.play import DEFAULT_BOT, TerminalGame
from village.terminal.progress import progress
from village.terminal.replay import Replay
from village.terminal.report import print_report, results
from village.terminal.screen import Screen

DEFAULT_SEATS: Final = 3


def play_game(
    game: str | None,
    seats: int | None,
    edition: str | None,
    expansions: str | None,
    humans: int,
    seed: str | None,
    language: str,
    file: Path | None,
    options: list[str],
    bots: str,
    custom_values: Path | None,
) -> None:
    words = Language(language)
    setup = [value for value in (game, seats, edition, expansions, seed, custom_values) if value is not None]
    if file is None:
        table = table_setup(game, edition, with_companions(game, expansions), seats, DEFAULT_SEATS, custom_values)
        record = new(**table, options=table_options(options, words), seed=seed)
    elif not setup and not options:
        record = load_unfinished(file, words)
    else:
        raise BadSetup(words.label("error-loaded"))
    if humans > record.seats:
        raise BadSetup(words.label("error-humans", humans=humans, seats=record.seats))
    players = [BotPlayer(name) for name in islice(cycle(split_names(bots) or (DEFAULT_BOT,)), record.seats - humans)]
    with suppress(ImportError):
        import_module("readline")  # arrow keys and history at the prompt
    words = Language(language, record.table.name)
    TerminalGame(record, Screen(words, frozenset(range(humans))), input, players, file).run()


def load_unfinished(file: Path, words: Language) -> Record:
    record = read_record(file, words)
    if record.seed is None:
        raise BadRecord(words.label("error-no-seed", file=str(file)))
    return record


def replay_game(file: Path, ply: int | None, language: str) -> None:
    record = read_record(file, Language(language))
    words = Language(language, record.table.name)
    replay = Replay(record, Screen(words))
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
    line = screen.words.label("verified", file=str(file), moves=len(record.log), draws=draws)
    screen.console.print(line, soft_wrap=True)


def simulate_games(
    games: int,
    game: str | None,
    seats: int | None,
    edition: str | None,
    expansions: str | None,
    workers: int,
    seed: int,
    options: list[str],
    bots: str,
    custom_values: Path | None,
    as_json: bool,
    language: str,
) -> int:
    words = Language(language)
    option_items = tuple(sorted(table_options(options, words).items()))
    table = table_setup(game, edition, expansions, seats, custom_values=custom_values)
    plan = Plan(games, **table, options=option_items, seed=seed, bots=split_names(bots))
    started = perf_counter()
    summary = simulate_with_progress(plan, workers, words)
    seconds = perf_counter() - started
    if summary.games < games:
        sys.stderr.write(words.label("simulate-stopped", games=summary.games, wanted=games) + "\n")
    if summary.games:
        print_results(results(plan, summary, seconds, workers), Language(language, plan.game), as_json)
    return 0 if summary.games == games else 130


def print_results(data: dict[str, Any], words: Language, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(json.dumps(data) + "\n")
    else:
        print_report(data, words, Console(highlight=False, markup=False))


def simulate_with_progress(plan: Plan, workers: int, words: Language) -> Summary:
    with progress(words, plan.games) as advance:
        return simulate(plan, workers, lambda finished: advance(finished.games))
