"""Calibration of win probabilities: `python -m village.experiments calibration` compares predictions with results.

After some of the moves of every seat, the evaluator of hints and analyses predicts the win probability of that seat; of
the seats with p%, about p% should win. `--save` writes calibration.json and calibration.svg. After a net has changed,
run `--fit` to fit the correction of its predictions on other games.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, astuple, dataclass, replace
from functools import partial
from typing import Any, Final

import numpy as np

import village
from village.bots.analysis.calibration import IDENTITY, Calibration, log_odds, path_of
from village.bots.analysis.evaluators import evaluator_of
from village.bots.analysis.net_evaluator import NetEvaluator
from village.bots.arena.standings import wilson
from village.bots.bot_player import BotPlayer
from village.experiments import calibration_plot
from village.experiments.results import add_save_options, read_results, write_page, write_results
from village.games import FIRST, game_types

RESULTS: Final = "calibration.json"
PLOT: Final = "calibration.svg"
BIN_COUNT: Final = 10
NEWTON_STEPS: Final = 20


@dataclass(frozen=True)
class Plan:
    """Which games are played, and how often a win chance is predicted."""

    game: str
    seats: int
    expansions: tuple[str, ...]
    bot: str
    every: int  # moves of a seat between two predictions
    fit: bool = False  # uncorrected predictions, in games with other seeds


def predict(plan: Plan, number: int) -> list[tuple[float, float]]:
    """Play a game; return the predicted win chances with the results: 1 for a win, a fraction for a shared one."""
    seed = f"calibration {'fit ' * plan.fit}{number}"
    record = village.new(plan.game, seats=plan.seats, expansions=plan.expansions, seed=seed)
    evaluator = evaluator_of(record)
    if plan.fit and isinstance(evaluator, NetEvaluator):
        evaluator.calibration = IDENTITY
    players = [BotPlayer(plan.bot, seed) for _ in range(plan.seats)]
    move_counts = [number % plan.every] * plan.seats  # so that predictions fall on different moves from game to game
    predictions: list[tuple[int, float]] = []
    while not record.over:
        seat = record.actor
        token = players[seat].choose_move(record)
        move_counts[seat] += 1
        if move_counts[seat] % plan.every == 0:
            predictions.append((seat, evaluator.evaluate_move(record, token, len(record.log))[1].value))
        record.play(token)
    share = 1 / len(record.winners)
    return [(chance, share if seat in record.winners else 0.0) for seat, chance in predictions]


def fit_curve(predictions: list[tuple[int, float, float]]) -> Calibration:
    """Fit the curve to (number of expansions, chance, win) by logistic regression with Newton's method."""
    x = np.array([log_odds(chance) for _, chance, _ in predictions])
    expansions = np.array([count for count, _, _ in predictions])
    inputs = np.stack([x, np.ones_like(x), x * x], axis=1)
    if expansions.any():
        inputs = np.hstack([inputs, inputs * expansions[:, None]])
    wins = np.array([win for _, _, win in predictions])
    coefficients = np.array(astuple(IDENTITY))[: inputs.shape[1]]
    for _ in range(NEWTON_STEPS):
        chances = 1 / (1 + np.exp(-inputs @ coefficients))
        hessian = (inputs * (chances * (1 - chances))[:, None]).T @ inputs
        coefficients = coefficients + np.linalg.solve(hessian, inputs.T @ (wins - chances))
    return Calibration(*(round(float(value), 3) for value in coefficients))


def fit(plans: list[Plan], games: int, pool: ProcessPoolExecutor) -> None:
    """Fit one curve to the games of all plans and store it for their number of seats."""
    predictions = [
        (len(plan.expansions), chance, win)
        for plan in plans
        for game in pool.map(partial(predict, plan), range(games))
        for chance, win in game
    ]
    path, curve = path_of(plans[0].game), fit_curve(predictions)
    curves = json.loads(path.read_text("utf-8")) if path.exists() else {}
    curves[str(plans[0].seats)] = asdict(curve)
    path.write_text(json.dumps(dict(sorted(curves.items())), indent=1) + "\n", "utf-8")
    sys.stdout.write(f"{plans[0].seats} seats: {curve} from {len(predictions)} predictions\n")


def group_by_tenths(predictions: Iterable[tuple[float, float]]) -> list[dict[str, Any]]:
    """Return the mean prediction and the win rate with its interval, for every tenth that occurs."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(BIN_COUNT)]
    for chance, win in predictions:
        groups[min(BIN_COUNT - 1, int(chance * BIN_COUNT))].append((chance, win))
    bins = []
    for number, group in enumerate(groups):
        if group:
            won = sum(win for _, win in group) / len(group)
            low, high = wilson(won, len(group))
            predicted = sum(chance for chance, _ in group) / len(group)
            bins.append({"bin": number, "n": len(group), "predicted": predicted, "won": won, "low": low, "high": high})
    return bins


def format_bins(bins: list[dict[str, Any]]) -> str:
    lines = [f"{'predicted':>9} {'won':>7} {'interval':>17} {'predictions':>11}"]
    for group in bins:
        interval = f"{group['low']:.1%} - {group['high']:.1%}"
        lines.append(f"{group['predicted']:9.1%} {group['won']:7.1%} {interval:>17} {group['n']:11}")
    total = sum(group["n"] for group in bins)
    error = sum(group["n"] * abs(group["predicted"] - group["won"]) for group in bins) / max(1, total)
    return "\n".join([*lines, f"mean error {error:.1%}"]) + "\n"


def parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m village.experiments calibration", description="Compare predicted win chances with results."
    )
    parser.add_argument(
        "--game",
        default=FIRST.name,
        choices=[game_type.name for game_type in game_types()],
        help=f"Game (default: {FIRST.name})",
    )
    parser.add_argument("--seats", type=int, default=4, help="Number of players (default: 4)")
    parser.add_argument(
        "--expansions",
        default="",
        help="Expansions, comma-separated; --fit plays games with and without them (default: none)",
    )
    parser.add_argument("--games", type=int, default=200, help="Number of games (default: 200)")
    parser.add_argument(
        "--bot", default="net:1", help="Bot at all seats (default: net:1, which the evaluator assumes, too)"
    )
    parser.add_argument("--every", type=int, default=12, help="Number of moves of a seat per prediction (default: 12)")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="Number of processes (default: one per core)"
    )
    parser.add_argument("--fit", action="store_true", help="Fit the curve that corrects the predictions, and store it")
    add_save_options(parser, RESULTS, PLOT)
    return parser.parse_args()


def main() -> None:
    args = parse_args()
    expansions = tuple(filter(None, args.expansions.split(",")))
    plan = Plan(args.game, args.seats, expansions, args.bot, args.every, args.fit)
    with ProcessPoolExecutor(args.workers) as pool:
        if args.fit:
            fit([replace(plan, expansions=()), plan] if expansions else [plan], args.games, pool)
            return
        games = pool.map(partial(predict, plan), range(args.games))
        bins = group_by_tenths(prediction for game in games for prediction in game)
    sys.stdout.write(format_bins(bins))
    if args.save:
        results = read_results(args.results / RESULTS)
        name = " ".join([args.game, f"{args.seats} seats", *expansions])
        results[name] = {"bot": args.bot, "games": args.games, "bins": bins}
        write_results(args.results / RESULTS, results)
        write_page(args.results / PLOT, calibration_plot.draw(results))


if __name__ == "__main__":
    main()
