"""Puzzles: positions with one best answer, by a clear margin. They are data in the folder of their game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.games import find
from village.record.errors import BadSetup
from village.record.load import position
from village.record.record import Record

FILE: Final = "puzzles.json"  # in the folder of a game; it need not be there


@dataclass(frozen=True)
class Puzzle:
    """A question, and what to answer."""

    game: str
    name: str
    position: dict[str, Any]
    answer: str
    second: str  # the next best one
    margin: float  # how much more of the victory the answer brings than any other
    rating: int  # how hard it is, before anybody has tried
    source: str  # the game it comes from

    def lay(self) -> Record:
        return position(self.game, self.position, seed=self.name)


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """Those of a game by name, the easiest first."""
    try:
        title = find(game)
    except ValueError as error:
        raise BadSetup(str(error)) from None
    file = files(title.package) / FILE
    if not file.is_file():
        return {}
    return {one["name"]: Puzzle(game, **one) for one in json.loads(file.read_text("utf-8"))}
