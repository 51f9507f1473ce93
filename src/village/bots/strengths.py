"""How each level is set in a game: found in the arena (`tools/levels.py`), kept beside the weights it depends on.

`beginner` is softness in hundredths of a point, `easy`, `medium` and `hard` are temperatures of the net, `master` lines
of the tree at two seats.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from village.bots.weights_file import weights_file

FILE: Final = "levels.json"


def path_of(game: str) -> Path:
    return weights_file(game, FILE)


@cache
def strengths(game: str) -> dict[str, Any]:
    """By level; nothing where a game was never tuned."""
    path = path_of(game)
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def strength(game: str, level: str, otherwise: float) -> float:
    found: float = strengths(game).get(level, otherwise)
    return found
