"""Paths of the learned weights and tuned parameters of a game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from village.record.setup import game_type_of


def weights_file(game: str, name: str) -> Path:
    """Return the path of a file in the `weights` folder of a game; it need not exist."""
    return Path(str(files(game_type_of(game).package))) / "weights" / name
