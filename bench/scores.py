"""Self-play scores by number of seats and set of boxes: `python -m bench.scores --bot mcts:200 -n 40 --sets inn all`.

Every set is compared with the base game: a box whose scores are far from what its box says points to numbers that do
not fit the game. Intervals hold 95 of 100 such runs; a game, not a seat, counts once.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import chain, combinations
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from village.bots.arena.match import Match, Played, by_processes, compete
from village.games import FIRST

RESULTS = Path(__file__).with_name("scores.json")
WIDTH = 1.96  # standard errors to either side


def box_sets() -> list[tuple[str, ...]]:
    names = list(FIRST.boxes())
    return list(chain.from_iterable(combinations(names, size) for size in range(len(names) + 1)))


def named(text: str) -> tuple[str, ...]:
    """`inn+port`, or `all`."""
    return tuple(FIRST.boxes()) if text == "all" else tuple(text.split("+"))


def spread(played: list[Played]) -> float:
    """Half the interval of the mean score of a seat."""
    means = [mean(one.scores) for one in played]
    return WIDTH * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0


def summary(played: list[Played], base: list[Played]) -> dict[str, Any]:
    """What all had, how much more than in the base game, what the winners had, and how long it took."""
    middle = mean(score for one in played for score in one.scores)
    more = middle - mean(score for one in base for score in one.scores)
    both = sqrt(spread(played) ** 2 + spread(base) ** 2)
    decisions = sum(sum(one.decisions) for one in played)
    return {
        "games": len(played),
        "mean": [round(middle, 1), round(spread(played), 1)],
        "more": [round(more, 1), round(both, 1)] if played is not base else [0.0, 0.0],
        "winning": round(mean(one.scores[one.winners[0]] for one in played), 1),
        "decisions": round(decisions / len(played)),
        "ms": round(sum(sum(one.ms) for one in played) / decisions, 2),
    }


def told(table: str, found: dict[str, Any]) -> str:
    middle, more = found["mean"], found["more"]
    rest = " ".join(f"{name} {found[name]:g}" for name in ("winning", "games", "decisions", "ms"))
    return f"{table:40} {middle[0]:6.1f} ± {middle[1]:<4}  {more[0]:+6.1f} ± {more[1]:<4}  {rest}\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.scores", description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="mcts:100", help="who plays against itself (mcts:100)")
    parser.add_argument("-n", "--games", type=int, default=8, help="games for each table (8)")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4, 5], help="numbers of seats (all)")
    parser.add_argument("--sets", type=named, nargs="*", help="boxes, as inn+port, or all; beside none (every set)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--save", action="store_true", help=f"keep the result in {RESULTS.name}")
    order = parser.parse_args()
    found: dict[str, dict[str, Any]] = {}
    for seats in order.seats:
        base: list[Played] = []
        for boxes in box_sets() if order.sets is None else [(), *order.sets]:
            match = Match((order.bot,), seats, boxes=boxes)
            played = compete(match, order.games, [], lambda one: None, by_processes(order.workers))
            base = base or played
            table = f"{seats} {'+'.join(boxes) or 'base'}"
            found[table] = summary(played, base)
            sys.stdout.write(told(table, found[table]))
            sys.stdout.flush()
    if order.save:
        kept = json.loads(RESULTS.read_text())
        boxes_kept = {**kept.get("boxes", {}), order.bot: {**kept.get("boxes", {}).get(order.bot, {}), **found}}
        RESULTS.write_text(json.dumps({**kept, "boxes": boxes_kept}, indent=1) + "\n")


if __name__ == "__main__":
    main()
