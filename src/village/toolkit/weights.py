"""Numbers that were found by play, not printed: what positions promise and which answers good players give.

They lie in `weights/` of a game, one TOML file each. Bots use them; no rule does.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.kernel.game import Game
from village.kernel.types import Count, Row
from village.toolkit.tables import digest, row

AS_LIKELY_AS_ANYTHING: Final = 1000  # an answer that good players were never asked for


@cache
def weights(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files(package) / "weights" / f"{name}.toml").read_text("utf-8"))


def weights_hash(package: str) -> str:
    """A short name for all of them."""
    folder = files(package) / "weights"
    names = sorted([file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")])
    return digest([weights(package, name) for name in names])


def read_habits(game: Game, package: str) -> None:
    """What good players were seen to answer; what they were never asked is as likely as anything."""
    table = weights(package, "habits")
    for step in game.steps:
        seen: dict[str, int] = table.get(step.name, {})
        for choice in range(step.size):
            game.habits[step.first + choice] = seen.get(step.token(choice), AS_LIKELY_AS_ANYTHING)


class Promises:
    """What is counted, and what each is worth in hundredths of a point: first and last in a game, in between mixed."""

    def __init__(self, names: list[str], table: dict[str, list[int]]) -> None:
        self.names = names
        self.first: Row = row([table.get(name, [0, 0])[0] for name in names])
        self.last: Row = row([table.get(name, [0, 0])[1] for name in names])
        self.counts: Row = row([0 for _ in names])
        self.n: Count = 0

    def add(self, count: Count) -> None:
        """The next count, in the order of the names."""
        self.counts[self.n] = count
        self.n += 1

    def mixed(self, gone: Count) -> Count:
        """What the counts promise when so many hundredths of the game are over."""
        promised: Count = 0
        for i in range(self.n):
            promised += self.counts[i] * (self.first[i] * (100 - gone) + self.last[i] * gone)
        return promised // 100
