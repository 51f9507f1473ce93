"""Fit the evaluation to self-play of the greedy bot: `python -m tools.fit_evaluation my_village -n 100`.

The features of every turn and seat are fitted to the points scored later, by ridge regression towards the current
weights. Prints a table for `weights/evaluation.toml`; check it in the arena before use.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from tools.self_play import decisions
from village.bots.compiled.playout import Rng
from village.games import OURS
from village.record.setup import create_table

RANDOM_MOVE_INTERVAL = 6
REGULARIZATION = 300.0  # strength of the current weights, in rows


def rows(game: Any, progress: Any, rng: Rng) -> tuple[list[list[float]], list[float]]:
    """Return the features, weighted by progress of the game, and the points still to come."""
    counted: list[list[float]] = []
    scored: list[tuple[int, int]] = []
    s = None
    for s, _choice, _is_random in decisions(game, rng, RANDOM_MOVE_INTERVAL):
        if not s.stack or not s.stack[-1].step.opens_turn:
            continue
        share = progress(s) / 100
        for seat in range(game.seats):
            game.evaluation.count(s, seat)
            counts = [float(count) for count in game.evaluation.counts] + [1.0]
            counted.append([count * (1 - share) for count in counts] + [count * share for count in counts])
            scored.append((seat, game.total(s, seat)))
    final = [game.total(s, seat) for seat in range(game.seats)]
    return counted, [100.0 * (final[seat] - points) for seat, points in scored]


def fit(game: Any, counted: list[list[float]], later: list[float]) -> dict[str, list[int]]:
    names = game.evaluation.names
    x, y = np.array(counted), np.array(later)
    start = np.array([*game.evaluation.first, 0, *game.evaluation.last, 0], float)
    penalty = np.diag([REGULARIZATION] * len(names) + [0.0] + [REGULARIZATION] * len(names) + [0.0])
    weights = start + np.linalg.solve(x.T @ x + penalty, x.T @ (y - x @ start))
    size = len(names) + 1
    return {name: [round(weights[index]), round(weights[index + size])] for index, name in enumerate(names)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fit_evaluation", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(OURS), help="Game to play")
    parser.add_argument("-n", "--games", type=int, default=60, help="Number of games per player count (default: 60)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4], help="Player counts (default: 2 3 4)")
    args = parser.parse_args()
    evaluation = __import__(f"village.games.{args.game}.evaluation", fromlist=["progress"])
    counted: list[list[float]] = []
    later: list[float] = []
    for seats in args.seats:
        game = create_table(args.game, seats=seats).rules
        for seed in range(args.games):
            more, points = rows(game, evaluation.progress, Rng(seed))
            counted += more
            later += points
    for name, (first, last) in fit(game, counted, later).items():
        sys.stdout.write(f"{name} = [{first}, {last}]\n")


if __name__ == "__main__":
    main()
