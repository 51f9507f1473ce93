"""Where a game keeps what was learned about it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from village.record.table import title_of


def weights_file(game: str, name: str) -> Path:
    """In the folder `weights` of the game; it need not be there."""
    return Path(str(files(title_of(game).package))) / "weights" / name
