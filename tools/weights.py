"""Fit what positions promise to games greedy plays against itself: `python -m tools.weights my_village -n 100`.

For every turn and seat: what was counted, and how many points came later. The answer is the ridge regression that
starts from the weights in force; it prints a table for `weights/value.toml`. Look at it, and let the arena decide.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from tools.self_play import decisions
from village.bots.fast.playout import Dice
from village.games import OURS
from village.record.table import lay

SLIPS_ONE_IN = 6
CAUTION = 300.0  # how many rows outweigh a new weight


def rows(game: Any, progress: Any, dice: Dice) -> tuple[list[list[float]], list[float]]:
    """Counts at the start and the end of the game's course, and the points that were still to come."""
    counted: list[list[float]] = []
    scored: list[tuple[int, int]] = []
    s = None
    for s, _choice, _slip in decisions(game, dice, SLIPS_ONE_IN):
        if not s.stack or not s.stack[-1].step.opens_turn:
            continue
        gone = progress(s) / 100
        for seat in range(game.seats):
            game.estimate.count(s, seat)
            counts = [float(count) for count in game.estimate.counts] + [1.0]
            counted.append([count * (1 - gone) for count in counts] + [count * gone for count in counts])
            scored.append((seat, game.total(s, seat)))
    final = [game.total(s, seat) for seat in range(game.seats)]
    return counted, [100.0 * (final[seat] - now) for seat, now in scored]


def fit(game: Any, counted: list[list[float]], later: list[float]) -> dict[str, list[int]]:
    names = game.estimate.names
    x, y = np.array(counted), np.array(later)
    start = np.array([*game.estimate.first, 0, *game.estimate.last, 0], float)
    caution = np.diag([CAUTION] * len(names) + [0.0] + [CAUTION] * len(names) + [0.0])
    found = start + np.linalg.solve(x.T @ x + caution, x.T @ (y - x @ start))
    size = len(names) + 1
    return {name: [round(found[at]), round(found[at + size])] for at, name in enumerate(names)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.weights", description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=list(OURS))
    parser.add_argument("-n", "--games", type=int, default=60, help="for each number of seats (60)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4], help="numbers of seats (2 3 4)")
    order = parser.parse_args()
    value = __import__(f"village.games.{order.title}.value", fromlist=["progress"])
    counted: list[list[float]] = []
    later: list[float] = []
    for seats in order.seats:
        game = lay(order.title, seats=seats).rules
        for seed in range(order.games):
            more, points = rows(game, value.progress, Dice(seed))
            counted += more
            later += points
    for name, (first, last) in fit(game, counted, later).items():
        sys.stdout.write(f"{name} = [{first}, {last}]\n")


if __name__ == "__main__":
    main()
