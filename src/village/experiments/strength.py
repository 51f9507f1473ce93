"""Measure how strong the bots are: `python -m village.experiments strength`. strength.json has one entry per pairing.

`--only net/greedy` runs the pairing of that name, or else all whose names begin with it; `--save` adds the results to
the stored ones.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import Any, Final

from village.bots.arena.match import GAUNTLET, Match, by_processes, compete
from village.bots.arena.standings import standings
from village.bots.levels import LEVELS
from village.experiments.results import add_save_options, read_results, write_results
from village.games import FIRST, game_types
from village.training.table_sampler import evaluation_settings

RESULTS: Final = "strength.json"
TABLES_PER_GAME: Final = 30  # always the same ones


@dataclass(frozen=True)
class Pairing:
    """One bot against copies of another; in solo games each plays by itself."""

    name: str
    match: Match
    games: int


def pairings() -> Iterator[Pairing]:
    """Yield the ladder of bots, the levels, `net` at tables of every kind, and solo play."""
    for bot, opponent, games in [
        ("greedy", "random", 400),
        ("mcts:200", "greedy", 304),
        ("mcts:1000", "mcts:200", 304),
        ("net", "greedy", 1000),
        ("net", "mcts:200", 304),
        ("net", "mcts:1000", 152),
        ("master", "net", 152),
    ]:
        yield Pairing(f"{bot}/{opponent}", Match((bot, opponent), 4, lineup=GAUNTLET, game=FIRST.name), games)
    for game_type in game_types():
        for weaker, stronger in pairwise(LEVELS):
            match = Match((stronger, weaker), 2, game=game_type.name)
            yield Pairing(f"levels {game_type.name} {stronger}/{weaker}", match, 200)
    for game_type in game_types():
        for setting in evaluation_settings(game_type.name, TABLES_PER_GAME):
            match = Match(
                ("net", "greedy"),
                setting.seats,
                setting.edition,
                setting.expansions,
                lineup=GAUNTLET,
                game=game_type.name,
            )
            if setting.seats > 1:
                yield Pairing(f"net/greedy {game_type.name} {setting.name}", match, 120)
        if 1 in game_type.seats(game_type.edition, ()):
            yield Pairing(
                f"solo {game_type.name}", Match(("net", "mcts:1000"), 1, lineup=GAUNTLET, game=game_type.name), 60
            )


def select(name: str) -> list[Pairing]:
    all_pairings = list(pairings())
    exact = [pairing for pairing in all_pairings if pairing.name == name]
    return exact or [pairing for pairing in all_pairings if pairing.name.startswith(name)]


def run(pairing: Pairing, workers: int) -> dict[str, Any]:
    """Return wins with their interval, scores, and the time of a decision."""
    match = pairing.match
    played = compete(match, pairing.games, [], lambda game: None, by_processes(workers))
    bots, shares = standings(match, played)
    setting = {
        "seats": match.seats,
        "edition": match.table().edition,
        "expansions": list(match.expansions),
        "seed": match.seed,
    }
    return {
        "bots": list(match.bots),
        **setting,
        "games": len(played),
        "wins": [asdict(share.wins) | {"par": share.par} for share in shares],
        "scores": {bot.bot: asdict(bot.score) for bot in bots},
        "ms": {bot.bot: round(bot.ms, 3) for bot in bots},
    }


def format_result(name: str, result: dict[str, Any]) -> str:
    wins = "".join(f"{w['mean']:.1%} ({w['low']:.1%} ... {w['high']:.1%})  " for w in result["wins"])
    scores = ", ".join(
        f"{bot} {score['mean']:.1f} points {result['ms'][bot]} ms" for bot, score in result["scores"].items()
    )
    return f"{name:48} {wins}{scores}, {result['games']} games\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m village.experiments strength", description="Measure how strong the bots are against each other."
    )
    parser.add_argument(
        "--only", default="", metavar="NAME", help="Name of a pairing, or the beginning of names (default: all)"
    )
    parser.add_argument(
        "--games", type=int, default=0, help="Number of games per pairing (default: depends on the pairing)"
    )
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="Number of processes (default: one per core)"
    )
    add_save_options(parser, RESULTS)
    args = parser.parse_args()
    results = read_results(args.results / RESULTS)
    for pairing in select(args.only):
        games = args.games or pairing.games
        results[pairing.name] = run(replace(pairing, games=games), args.workers)
        sys.stdout.write(format_result(pairing.name, results[pairing.name]))
        sys.stdout.flush()
        if args.save:  # after every pairing, since a long run may be interrupted
            write_results(args.results / RESULTS, results)


if __name__ == "__main__":
    main()
