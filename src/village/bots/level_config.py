"""The tuned parameters of the levels of a game, stored next to the weights (see `tools/tune_levels.py`).

The value of `beginner` is its softness in hundredths of a point, those of `easy`, `medium` and `hard` are temperatures
of the net, and that of `master` is the number of simulations at two seats.
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
def level_parameters(game: str) -> dict[str, Any]:
    """Return the parameters by level; empty if the game was never tuned."""
    path = path_of(game)
    values: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return values


def level_parameter(game: str, level: str, default: float) -> float:
    value: float = level_parameters(game).get(level, default)
    return value
