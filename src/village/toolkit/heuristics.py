"""Fitted numbers: weights for evaluating positions and for choosing moves in playouts.

They are stored in the folder `weights/` of a game, one TOML file each. Only bots use them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.kernel.game import Game
from village.kernel.types import Count, Row
from village.toolkit.tables import digest, row

DEFAULT_WEIGHT: Final = 1000  # of a choice that was never offered in the games used for fitting


@cache
def weights(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files(package) / "weights" / f"{name}.toml").read_text("utf-8"))


def weights_hash(package: str) -> str:
    """Return a short hash of all weights of a package."""
    folder = files(package) / "weights"
    names = sorted([file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")])
    return digest([weights(package, name) for name in names])


def read_playout_weights(game: Game, package: str) -> None:
    """Set the playout weights of every action from the fitted playout policy."""
    table = weights(package, "playout_policy")
    for step in game.steps:
        seen: dict[str, int] = table.get(step.name, {})
        for choice in range(step.size):
            game.playout_weights[step.first + choice] = seen.get(step.token(choice), DEFAULT_WEIGHT)


class WeightedCounts:
    """Counts and their weights in hundredths of a point, interpolated between the start and the end of a game."""

    def __init__(self, names: list[str], table: dict[str, list[int]]) -> None:
        self.names = names
        self.first: Row = row([table.get(name, [0, 0])[0] for name in names])
        self.last: Row = row([table.get(name, [0, 0])[1] for name in names])
        self.counts: Row = row([0 for _ in names])
        self.n: Count = 0

    def add(self, count: Count) -> None:
        """Set the next count, in the order of the names."""
        self.counts[self.n] = count
        self.n += 1

    def weighted_sum(self, elapsed: Count) -> Count:
        """Return the sum of the weighted counts when `elapsed` hundredths of the game are over."""
        total: Count = 0
        for i in range(self.n):
            total += self.counts[i] * (self.first[i] * (100 - elapsed) + self.last[i] * elapsed)
        return total // 100
