"""Tune the levels of a game after its net has changed: `python -m tools.tune_levels village --games 60`.

`beginner` stays unchanged. Each higher level is found by bisection, so that it wins the target share of two-player
games against the level below. It is written to `weights/levels.json` of the game with the measurements.
`--only medium` tunes one level; `--ratings` changes nothing and measures the ratings for `bots/rating_scale.py`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import exp, log
from typing import Any

from village.bots.arena.match import Match, by_processes, compete
from village.bots.arena.standings import standings
from village.bots.level_config import level_parameters, path_of
from village.bots.levels import LEVELS
from village.games import game_types

Probe = tuple[float, float]  # a setting, and the share of games it won

MEASUREMENTS_KEY = "found"  # key of the measurements in levels.json
LOWEST_RATING = 1000
RATING_STEP = 10  # for rounding


@dataclass(frozen=True)
class Tuning:
    """How the strength of a level is tuned: its bot and the search range around the current setting."""

    bot: str
    factor: float  # search range; less than 1 if a larger setting is stronger
    digits: int  # decimal places

    def bot_name(self, setting: float) -> str:
        return f"{self.bot}:{round(setting, self.digits):g}"


TUNINGS = {
    "beginner": Tuning("soft", 2, 0),
    "easy": Tuning("net", 1.6, 2),
    "medium": Tuning("net", 1.6, 2),
    "hard": Tuning("net", 2.5, 2),
    "master": Tuning("tree", 0.4, 0),
}


@dataclass(frozen=True)
class TuningOptions:
    """The options of a run."""

    game: str
    win_rate: float
    games: int
    probes: int
    workers: int


def wins(options: TuningOptions, bot: str, opponent: str) -> float:
    """Return the share of two-player games that a bot wins."""
    match = Match((bot, opponent), 2, game=options.game)
    played = compete(match, options.games, [], lambda game: None, by_processes(options.workers))
    return standings(match, played)[1][0].wins.mean


def bisect(options: TuningOptions, tuning: Tuning, before: float, won: Callable[[str], float]) -> list[Probe]:
    """Approach the setting with the target win rate, and return the probes."""
    weak, strong = log(before * tuning.factor), log(before / tuning.factor)
    probes: list[Probe] = []
    for _ in range(options.probes):
        middle = (weak + strong) / 2
        setting = round(exp(middle), tuning.digits)
        probes.append((setting, won(tuning.bot_name(setting))))
        sys.stdout.write(f"  {tuning.bot_name(setting)} wins {probes[-1][1]:.1%}\n")
        sys.stdout.flush()
        if probes[-1][1] < options.win_rate:
            weak = middle
        else:
            strong = middle
    return probes


def fit_setting(options: TuningOptions, tuning: Tuning, probes: list[Probe]) -> float:
    """Return the setting with the target win rate, from a logistic curve fitted to all probes.

    A single probe is too noisy: with a win rate of 80%, 28 to 36 wins in forty games are normal.
    """
    rates = [(rate * options.games + 1) / (options.games + 2) for _, rate in probes]
    weights = [rate * (1 - rate) for rate in rates]
    total = sum(weights)
    x = [log(setting) for setting, _ in probes]
    y = [log_odds(rate) for rate in rates]
    mean_x, mean_y = (sum(w * value for w, value in zip(weights, row, strict=True)) / total for row in (x, y))
    spread = sum(w * (value - mean_x) ** 2 for w, value in zip(weights, x, strict=True))
    slope = sum(w * (a - mean_x) * (b - mean_y) for w, a, b in zip(weights, x, y, strict=True)) / spread
    return round(exp(min(max(x), max(min(x), mean_x + (log_odds(options.win_rate) - mean_y) / slope))), tuning.digits)


def log_odds(rate: float) -> float:
    return log(rate / (1 - rate))


def tune(options: TuningOptions, only: str) -> None:
    parameters: dict[str, Any] = dict(level_parameters(options.game))
    for below, level in pairwise(LEVELS):
        if only and level != only:
            continue
        opponent, tuning = TUNINGS[below].bot_name(parameters[below]), TUNINGS[level]
        sys.stdout.write(f"{options.game} {level} against {below}, {opponent}\n")
        probes = bisect(options, tuning, parameters[level], partial(wins, options, opponent=opponent))
        setting = fit_setting(options, tuning, probes)
        parameters[level] = setting if tuning.digits else int(setting)
        line = {"games": options.games, "wanted": options.win_rate, "probes": probes}
        parameters[MEASUREMENTS_KEY] = parameters.get(MEASUREMENTS_KEY, {}) | {f"{level}/{below}": line}
        path_of(options.game).write_text(json.dumps(parameters, indent=1) + "\n", "utf-8")
        sys.stdout.write(f"  chosen: {tuning.bot_name(setting)}\n")


def ratings(options: TuningOptions) -> dict[str, int]:
    """Return the ratings of the levels, summed up from the lowest."""
    result: dict[str, int] = {}
    for level, above in pairwise(LEVELS):
        result.setdefault(level, LOWEST_RATING)
        won = min(0.98, wins(options, above, level))
        result[above] = result[level] + RATING_STEP * round(400 / log(10) * log_odds(won) / RATING_STEP)
        sys.stdout.write(f"  {above} wins {won:.1%} against {level}\n")
        sys.stdout.flush()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.tune_levels", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[game_type.name for game_type in game_types()], help="Game to tune")
    parser.add_argument("--only", default="", choices=[*LEVELS][1:], help="Tune only this level")
    parser.add_argument(
        "--win-rate", type=float, default=0.82, help="Target win rate against the level below (default: 0.82)"
    )
    parser.add_argument("--games", type=int, default=60, help="Number of games per probe (default: 60)")
    parser.add_argument("--probes", type=int, default=5, help="Number of probes per level (default: 5)")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="Number of processes (default: one per core)"
    )
    parser.add_argument("--ratings", action="store_true", help="Only measure and print the ratings")
    args = parser.parse_args()
    options = TuningOptions(args.game, args.win_rate, args.games, args.probes, args.workers)
    if args.ratings:
        sys.stdout.write(f"LEVEL_RATINGS = {ratings(options)}\n")
    else:
        tune(options, args.only)


if __name__ == "__main__":
    main()
