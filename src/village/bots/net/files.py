"""The nets in the weight files of the games, evaluated by NumPy."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from village.bots.net.policy import Policy
from village.bots.net.weights import Weights, read
from village.bots.weights_file import weights_file
from village.record.lru_cache import LruCache
from village.record.setup import Table

FILE: Final = "net.npz"


def path_of(game: str) -> Path:
    return weights_file(game, FILE)


@cache
def weights_of(game: str) -> Weights:
    return read(path_of(game), game)


POLICIES: Final[LruCache[Policy]] = LruCache(16)  # a policy takes one to two megabytes


class FileNets:
    """The nets of the games that have a weight file."""

    def has_net(self, game: str) -> bool:
        return path_of(game).exists()

    def predictor(self, table: Table) -> Policy:
        """Return the cached policy for a table."""
        return POLICIES.get(table.key, lambda: Policy(weights_of(table.name), table))


FILES: Final = FileNets()
