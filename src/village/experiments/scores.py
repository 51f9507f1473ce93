"""Self-play scores by seats and expansions: `python -m village.experiments scores --bot mcts:200 --sets inn all`.

Every set of expansions is compared with the base game. Unexpected scores point to expansion values that do not fit
the game. Intervals are 95 % confidence intervals; the unit is a game, not a seat.
"""

from __future__ import annotations

import argparse
import sys
from itertools import chain, combinations
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

from village.bots.arena.match import ArenaGame, Match, by_processes, compete
from village.experiments.results import add_save_options, read_results, write_results
from village.games import FIRST

RESULTS: Final = "scores.json"
Z_95: Final = 1.96  # standard errors on either side


def expansion_sets() -> list[tuple[str, ...]]:
    names = list(FIRST.expansions())
    return list(chain.from_iterable(combinations(names, size) for size in range(len(names) + 1)))


def parse_expansions(text: str) -> tuple[str, ...]:
    """Parse `inn+port`, or `all`."""
    return tuple(FIRST.expansions()) if text == "all" else tuple(text.split("+"))


def half_interval(played: list[ArenaGame]) -> float:
    """Return half the confidence interval of the mean score of a seat."""
    means = [mean(game.scores) for game in played]
    return Z_95 * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0


def summarize(played: list[ArenaGame], base: list[ArenaGame]) -> dict[str, Any]:
    """Return the mean score, its difference from the base game, the winners' mean, and length and cost of a game."""
    average = mean(score for game in played for score in game.scores)
    difference = average - mean(score for game in base for score in game.scores)
    difference_interval = sqrt(half_interval(played) ** 2 + half_interval(base) ** 2)
    decisions = sum(sum(game.decisions) for game in played)
    return {
        "games": len(played),
        "mean": [round(average, 1), round(half_interval(played), 1)],
        "more": [round(difference, 1), round(difference_interval, 1)] if played is not base else [0.0, 0.0],
        "winning": round(mean(game.scores[game.winners[0]] for game in played), 1),
        "decisions": round(decisions / len(played)),
        "ms": round(sum(sum(game.ms) for game in played) / decisions, 2),
    }


def format_row(table: str, summary: dict[str, Any]) -> str:
    average, more = summary["mean"], summary["more"]
    figures = " ".join(f"{name} {summary[name]:g}" for name in ("winning", "games", "decisions", "ms"))
    return f"{table:40} {average[0]:6.1f} ± {average[1]:<4}  {more[0]:+6.1f} ± {more[1]:<4}  {figures}\n"


def parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m village.experiments scores", description="Compare scores with and without expansions."
    )
    parser.add_argument("--bot", default="mcts:100", help="Bot that plays against itself (default: mcts:100)")
    parser.add_argument("-n", "--games", type=int, default=8, help="Number of games per table (default: 8)")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4, 5], help="Player counts (default: 1 to 5)")
    parser.add_argument(
        "--sets",
        type=parse_expansions,
        nargs="*",
        help="Sets of expansions, such as inn+port, or all (default: every set)",
    )
    parser.add_argument("--workers", type=int, default=1, help="Number of processes (default: 1)")
    add_save_options(parser, RESULTS)
    return parser.parse_args()


def main() -> None:
    args = parse_args()
    summaries: dict[str, dict[str, Any]] = {}
    for seats in args.seats:
        base: list[ArenaGame] = []
        for expansions in expansion_sets() if args.sets is None else [(), *args.sets]:
            match = Match((args.bot,), seats, expansions=expansions)
            played = compete(match, args.games, [], lambda game: None, by_processes(args.workers))
            base = base or played
            table = f"{seats} {'+'.join(expansions) or 'base'}"
            summaries[table] = summarize(played, base)
            sys.stdout.write(format_row(table, summaries[table]))
            sys.stdout.flush()
    if args.save:
        results = read_results(args.results / RESULTS)
        results.setdefault("expansions", {}).setdefault(args.bot, {}).update(summaries)
        write_results(args.results / RESULTS, results)


if __name__ == "__main__":
    main()
