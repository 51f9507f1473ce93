"""From options to an arena: played, kept, shown."""

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
from village.bots.arena.match import Match, Played, Workers, by_processes, compete, whole_blocks
from village.bots.arena.results import Results, settings
from village.bots.arena.standings import as_data, standings
from village.bots.ray_cluster import work_on_ray
from village.record.errors import BadSetup
from village.terminal.arena.picture import draw
from village.terminal.arena.standings import print_standings
from village.terminal.language import Language
from village.terminal.progress import progress
from village.terminal.typed import chosen, listed, table_options


@dataclass(frozen=True)
class Order:
    """How an arena is run; none of it changes a game."""

    games: int
    workers: int
    ray: str
    out: Path | None
    picture: Path | None
    resume: bool
    json: bool

    def hands(self) -> Workers:
        if self.ray:
            return partial(work_on_ray, address=self.ray, workers=self.workers)
        return by_processes(self.workers)


def run_arena(
    order: Order, bots: str, game: str | None, seats: int | None, edition: str | None, boxes: str | None, seed: int,
    options: list[str], lineup: str, numbers: Path | None, language: str,
) -> int:  # fmt: skip
    words = Language(language)
    given = tuple(sorted(table_options(options, words).items()))
    table = chosen(game, edition, boxes, seats, numbers=numbers)
    match = Match(listed(bots), **table, options=given, seed=seed, lineup=lineup)
    if not match.bots:
        raise BadSetup(words.label("error-bots"))
    match.check()
    check_files(order, words)
    words = Language(language, match.game)
    found = found_out(match, order, words)
    if found["games"] < found["wanted"]:
        sys.stderr.write(words.label("arena-stopped", games=found["games"], wanted=found["wanted"]) + "\n")
    if order.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        print_standings(found, words, Console(highlight=False, markup=False))
    return 0 if found["games"] == found["wanted"] else 130


def check_files(order: Order, words: Language) -> None:
    """What cannot be written is said before anything is played."""
    for file in (order.out, order.picture):
        if file is not None and file.is_dir():
            raise BadSetup(words.label("error-is-folder", file=str(file)))
        if file is not None and not file.parent.is_dir():
            raise BadSetup(words.label("error-folder", file=str(file)))
    if order.out is None or order.picture is None:
        return
    if order.picture.resolve() in (order.out.resolve(), beside(order.out).resolve()):
        raise BadSetup(words.label("error-same-file", file=str(order.picture)))


def beside(out: Path) -> Path:
    """The file of finished games that belongs to a file of results."""
    return out.with_name(f"{out.name}l" if out.suffix == ".json" else f"{out.name}.jsonl")


def found_out(match: Match, order: Order, words: Language) -> dict[str, Any]:
    """Play what is left to play, and keep what comes of it."""
    results, known = opened(match, order.out, order.resume, words)
    wanted = match.blocks(order.games) * len(match.seatings())
    before = perf_counter()
    played = competed(match, wanted, known, results, order.hands(), words)
    found = findings(match, played, wanted) | {"seconds": perf_counter() - before, "workers": order.workers}
    if order.out is not None:
        order.out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    if order.picture is not None and found["bots"]:
        order.picture.write_text(draw(found, words), "utf-8")
    return found


def opened(match: Match, out: Path | None, resume: bool, words: Language) -> tuple[Results | None, list[Played]]:
    """The file of finished games beside the results, and what it holds already."""
    if out is None:
        if resume:
            raise BadSetup(words.label("error-resume"))
        return None, []
    results = Results(beside(out), match)
    if resume and out.exists() and not results.path.exists():
        raise BadSetup(words.label("error-no-games", file=str(out), games=str(results.path)))
    if resume:
        return results, results.resume()
    if out.exists():
        raise BadSetup(words.label("error-results", file=str(out)))
    results.begin()
    return results, []


def competed(
    match: Match, wanted: int, known: Sequence[Played], results: Results | None, workers: Workers, words: Language
) -> list[Played]:
    before = sum(1 for one in known if one.game < wanted)
    with progress(words, wanted, before) as advance:

        def told(one: Played) -> None:
            if results is not None:
                results.add(one)
            advance(1)

        return compete(match, wanted, known, told, workers)


def findings(match: Match, played: list[Played], wanted: int) -> dict[str, Any]:
    """Everything in one object: what was asked for, the tables, and every game."""
    bots, shares = standings(match, played)
    return {
        "settings": settings(match),
        "build": "compiled" if COMPILED else "plain",
        "games": len(played),
        "wanted": wanted,
        "blocks": len(whole_blocks(match, played)),
        "bots": as_data(bots),
        "shares": as_data(shares),
        "played": [one.data() for one in played],
    }
