"""Self-play scores for every number of seats and every set of boxes: `python -m bench.scores --bot mcts:100 -n 8`.

A set whose winning scores are far from the others' points to numbers that do not fit the game.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from itertools import chain, combinations
from pathlib import Path
from statistics import mean

from village.bots.arena.match import Match, Played, by_processes, compete
from village.games import FIRST

RESULTS = Path(__file__).with_name("scores.json")


def box_sets() -> list[tuple[str, ...]]:
    names = list(FIRST.boxes())
    return list(chain.from_iterable(combinations(names, size) for size in range(len(names) + 1)))


def summary(played: list[Played]) -> dict[str, float]:
    """What the winners had, what all had, and how long it took."""
    return {
        "games": len(played),
        "winning": round(mean(one.scores[one.winners[0]] for one in played), 1),
        "mean": round(mean(score for one in played for score in one.scores), 1),
        "decisions": round(mean(sum(one.decisions) for one in played)),
        "ms": round(sum(sum(one.ms) for one in played) / sum(sum(one.decisions) for one in played), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.scores", description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="mcts:100", help="who plays against itself (mcts:100)")
    parser.add_argument("-n", "--games", type=int, default=8, help="games for each table (8)")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4, 5], help="numbers of seats (all)")
    parser.add_argument("--save", action="store_true", help=f"keep the result in {RESULTS.name}")
    order = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    for seats in order.seats:
        for boxes in box_sets():
            match = Match((order.bot,), seats, boxes=boxes)
            played = compete(match, order.games, [], lambda one: None, by_processes(os.cpu_count() or 1))
            table = f"{seats} {'+'.join(boxes) or 'base'}"
            found[table] = summary(played)
            told = " ".join(f"{name} {value:g}" for name, value in found[table].items())
            sys.stdout.write(f"{table:24} {told}\n")
            sys.stdout.flush()
    if order.save:
        kept = json.loads(RESULTS.read_text())
        RESULTS.write_text(json.dumps({**kept, "bot": order.bot, "tables": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
