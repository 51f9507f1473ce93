"""Sets the levels of a game anew, after its net has changed: `python -m tools.levels village --games 60`.

`beginner` stays as it is. Each level above is found by halving, so that it wins the wanted part of two-seat games
against the one below, and written into the game's `weights/levels.json` with what was measured. `--only medium` finds
one; `--ratings` changes nothing and plays neighbours against each other for `bots/scale.py`.
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
from village.bots.levels import LEVELS
from village.bots.strengths import path_of, strengths
from village.games import titles

Probe = tuple[float, float]  # a setting, and the part of the games that it won

FIGURES = "found"  # beside the settings: what they were chosen by
BOTTOM = 1000  # where the lowest level stands
STEP = 10  # ratings are rounded to


@dataclass(frozen=True)
class Tuning:
    """How strength is set in a level: which bot plays it, and how far around the setting of before is looked."""

    bot: str
    reach: float  # so many times as weak and as strong; less than 1 where a larger number is stronger
    digits: int  # behind the point

    def named(self, setting: float) -> str:
        return f"{self.bot}:{round(setting, self.digits):g}"


TUNINGS = {
    "beginner": Tuning("soft", 2, 0),
    "easy": Tuning("net", 1.6, 2),
    "medium": Tuning("net", 1.6, 2),
    "hard": Tuning("net", 2.5, 2),
    "master": Tuning("tree", 0.4, 0),
}


@dataclass(frozen=True)
class Order:
    """What is wanted."""

    game: str
    wanted: float
    games: int
    probes: int
    workers: int


def wins(order: Order, one: str, other: str) -> float:
    """The part of two-seat games that one wins against another."""
    match = Match((one, other), 2, game=order.game)
    played = compete(match, order.games, [], lambda game: None, by_processes(order.workers))
    return standings(match, played)[1][0].wins.mean


def found(order: Order, tuning: Tuning, before: float, won: Callable[[str], float]) -> list[Probe]:
    """Settings nearer and nearer to the wanted one, and what part each won."""
    weak, strong = log(before * tuning.reach), log(before / tuning.reach)
    probes: list[Probe] = []
    for _ in range(order.probes):
        middle = (weak + strong) / 2
        setting = round(exp(middle), tuning.digits)
        probes.append((setting, won(tuning.named(setting))))
        sys.stdout.write(f"  {tuning.named(setting)} wins {probes[-1][1]:.1%}\n")
        sys.stdout.flush()
        if probes[-1][1] < order.wanted:
            weak = middle
        else:
            strong = middle
    return probes


def fitted(order: Order, tuning: Tuning, probes: list[Probe]) -> float:
    """The setting that should win as often as is wanted: a logistic curve through all probes.

    One probe alone says little: of forty games a level that wins four in five wins from 28 to 36.
    """
    parts = [(part * order.games + 1) / (order.games + 2) for _, part in probes]
    weights = [part * (1 - part) for part in parts]
    total = sum(weights)
    x = [log(setting) for setting, _ in probes]
    y = [odds(part) for part in parts]
    mean_x, mean_y = (sum(w * one for w, one in zip(weights, row, strict=True)) / total for row in (x, y))
    spread = sum(w * (one - mean_x) ** 2 for w, one in zip(weights, x, strict=True))
    slope = sum(w * (one - mean_x) * (other - mean_y) for w, one, other in zip(weights, x, y, strict=True)) / spread
    return round(exp(min(max(x), max(min(x), mean_x + (odds(order.wanted) - mean_y) / slope))), tuning.digits)


def odds(part: float) -> float:
    return log(part / (1 - part))


def tuned(order: Order, only: str) -> None:
    kept: dict[str, Any] = dict(strengths(order.game))
    for below, level in pairwise(LEVELS):
        if only and level != only:
            continue
        opponent, tuning = TUNINGS[below].named(kept[below]), TUNINGS[level]
        sys.stdout.write(f"{order.game} {level} against {below}, {opponent}\n")
        probes = found(order, tuning, kept[level], partial(wins, order, other=opponent))
        setting = fitted(order, tuning, probes)
        kept[level] = setting if tuning.digits else int(setting)
        line = {"games": order.games, "wanted": order.wanted, "probes": probes}
        kept[FIGURES] = kept.get(FIGURES, {}) | {f"{level}/{below}": line}
        path_of(order.game).write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        sys.stdout.write(f"  {tuning.named(setting)} it is\n")


def ratings(order: Order) -> dict[str, int]:
    """Where the levels stand: the neighbours' victories, added up from the bottom."""
    found: dict[str, int] = {}
    for level, above in pairwise(LEVELS):
        found.setdefault(level, BOTTOM)
        won = min(0.98, wins(order, above, level))
        found[above] = found[level] + STEP * round(400 / log(10) * odds(won) / STEP)
        sys.stdout.write(f"  {above} wins {won:.1%} against {level}\n")
        sys.stdout.flush()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.levels", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[title.name for title in titles()])
    parser.add_argument("--only", default="", choices=[*LEVELS][1:], help="this level alone")
    parser.add_argument("--wanted", type=float, default=0.82, help="what each wins against the one below")
    parser.add_argument("--games", type=int, default=60, help="for each probe")
    parser.add_argument("--probes", type=int, default=5)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ratings", action="store_true", help="change nothing, print the ratings")
    told = parser.parse_args()
    order = Order(told.game, told.wanted, told.games, told.probes, told.workers)
    if told.ratings:
        sys.stdout.write(f"LEVEL_RATINGS = {ratings(order)}\n")
    else:
        tuned(order, told.only)


if __name__ == "__main__":
    main()
