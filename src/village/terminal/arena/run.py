"""Run the command `arena`: play the games, save and print the results."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console

from village import COMPILED
from village.bots.arena.match import ArenaGame, Match, Workers, by_processes, compete, whole_blocks
from village.bots.arena.results import Results, settings
from village.bots.arena.standings import as_data, standings
from village.bots.ray_cluster import run_jobs_on_ray
from village.record.errors import BadSetup
from village.terminal.arena.chart import draw_chart
from village.terminal.arena.standings import print_standings
from village.terminal.language import Language
from village.terminal.option_parsing import split_names, table_options, table_setup
from village.terminal.progress import progress


@dataclass(frozen=True)
class RunOptions:
    """Options of a run that do not affect the games."""

    games: int
    workers: int
    ray: str
    out: Path | None
    chart: Path | None
    resume: bool
    json: bool

    def worker_pool(self) -> Workers:
        if self.ray:
            return partial(run_jobs_on_ray, address=self.ray, workers=self.workers)
        return by_processes(self.workers)


def run_arena(
    run_options: RunOptions, bots: str, game: str | None, seats: int | None, edition: str | None,
    expansions: str | None, seed: int, options: list[str], lineup: str, custom_values: Path | None, language: str,
) -> int:  # fmt: skip
    words = Language(language)
    option_items = tuple(sorted(table_options(options, words).items()))
    table = table_setup(game, edition, expansions, seats, custom_values=custom_values)
    match = Match(split_names(bots), **table, options=option_items, seed=seed, lineup=lineup)
    if not match.bots:
        raise BadSetup(words.label("error-bots"))
    match.check()
    check_files(run_options, words)
    words = Language(language, match.game)
    data = play_and_save(match, run_options, words)
    if data["games"] < data["total"]:
        sys.stderr.write(words.label("arena-stopped", games=data["games"], wanted=data["total"]) + "\n")
    if run_options.json:
        sys.stdout.write(json.dumps(data) + "\n")
    else:
        print_standings(data, words, Console(highlight=False, markup=False))
    return 0 if data["games"] == data["total"] else 130


def check_files(run_options: RunOptions, words: Language) -> None:
    """Check that the output files can be written before any game is played."""
    for file in (run_options.out, run_options.chart):
        if file is not None and file.is_dir():
            raise BadSetup(words.label("error-is-folder", file=str(file)))
        if file is not None and not file.parent.is_dir():
            raise BadSetup(words.label("error-folder", file=str(file)))
    if run_options.out is None or run_options.chart is None:
        return
    if run_options.chart.resolve() in (run_options.out.resolve(), games_file(run_options.out).resolve()):
        raise BadSetup(words.label("error-same-file", file=str(run_options.chart)))


def games_file(out: Path) -> Path:
    """Return the file of finished games that belongs to a results file."""
    return out.with_name(f"{out.name}l" if out.suffix == ".json" else f"{out.name}.jsonl")


def play_and_save(match: Match, run_options: RunOptions, words: Language) -> dict[str, Any]:
    """Play the remaining games, write the result files, and return the results."""
    results, known = open_results(match, run_options.out, run_options.resume, words)
    total = match.blocks(run_options.games) * len(match.seatings())
    started = perf_counter()
    played = play_games(match, total, known, results, run_options.worker_pool(), words)
    data = results_data(match, played, total) | {"seconds": perf_counter() - started, "workers": run_options.workers}
    if run_options.out is not None:
        run_options.out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    if run_options.chart is not None and data["bots"]:
        run_options.chart.write_text(draw_chart(data, words), "utf-8")
    return data


def open_results(
    match: Match, out: Path | None, resume: bool, words: Language
) -> tuple[Results | None, list[ArenaGame]]:
    """Open the file of finished games, and return it with the games it contains."""
    if out is None:
        if resume:
            raise BadSetup(words.label("error-resume"))
        return None, []
    results = Results(games_file(out), match)
    if resume and out.exists() and not results.path.exists():
        raise BadSetup(words.label("error-no-games", file=str(out), games=str(results.path)))
    if resume:
        return results, results.resume()
    if out.exists():
        raise BadSetup(words.label("error-results", file=str(out)))
    results.begin()
    return results, []


def play_games(
    match: Match, total: int, known: Sequence[ArenaGame], results: Results | None, workers: Workers, words: Language
) -> list[ArenaGame]:
    before = sum(1 for game in known if game.game < total)
    with progress(words, total, before) as advance:

        def save_game(game: ArenaGame) -> None:
            if results is not None:
                results.add(game)
            advance(1)

        return compete(match, total, known, save_game, workers)


def results_data(match: Match, played: list[ArenaGame], total: int) -> dict[str, Any]:
    """Return all results as one JSON object: settings, standings and every game."""
    bots, shares = standings(match, played)
    return {
        "settings": settings(match),
        "build": "compiled" if COMPILED else "plain",
        "games": len(played),
        "total": total,
        "blocks": len(whole_blocks(match, played)),
        "bots": as_data(bots),
        "shares": as_data(shares),
        "played": [game.data() for game in played],
    }
