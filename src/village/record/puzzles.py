"""Puzzles: positions with one clearly best move. They are data in the folder of their game."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.games import find
from village.record.api import position
from village.record.errors import BadSetup
from village.record.record import Record

FILE: Final = "puzzles.json"  # in the folder of a game; optional


@dataclass(frozen=True)
class Puzzle:
    """A position and its best move."""

    game: str
    name: str
    position: dict[str, Any]
    solution: str
    second: str  # the second-best move
    margin: float  # win chance of the best move minus that of the second best
    rating: int  # initial difficulty rating
    source: str  # the game it comes from
    reasons: list[dict[str, Any]] = field(default_factory=list)  # why the best move is better than the second

    def start(self) -> Record:
        return position(self.game, self.position, seed=self.name)


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by name, the easiest first."""
    try:
        game_type = find(game)
    except ValueError as error:
        raise BadSetup(str(error)) from None
    file = files(game_type.package) / FILE
    if not file.is_file():
        return {}
    return {data["name"]: Puzzle(game, **data) for data in json.loads(file.read_text("utf-8"))}
