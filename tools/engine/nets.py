"""The nets in a form that JavaScript reads: names and arrays as they are stored, without NumPy's file format."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tools.build_web import ROOT
from village.bots.net.weights import HEADER, Weights, read

GAMES = ROOT / "src" / "village" / "games"


def net_files() -> dict[str, Path]:
    """Return the weight files by game."""
    return {path.parent.parent.name: path for path in sorted(GAMES.glob("*/weights/net.npz"))}


def stored_arrays(path: Path) -> dict[str, Any]:
    """Return the arrays of a weight file: numbers with fractions first, which include the scales of the others."""
    with np.load(path, allow_pickle=False) as file:
        arrays = {name: array for name, array in file.items() if name != HEADER}
    return dict(sorted(arrays.items(), key=lambda item: item[1].dtype == np.int8))


def header_of(weights: Weights, arrays: dict[str, Any]) -> dict[str, Any]:
    layout = weights.layout
    return {
        "game": layout.game, "inputs": layout.inputs, "facts": layout.facts, "moves": layout.moves,
        "settings": {"solo_par": weights.solo_par, "margin_scale": weights.margin_scale},
        "arrays": [[name, array.dtype.name, array.shape] for name, array in arrays.items()],
    }  # fmt: skip


def net_parts(game: str, path: Path) -> tuple[dict[str, Any], list[bytes]]:
    """Return the header of a net and its arrays."""
    arrays = stored_arrays(path)
    return header_of(read(path, game), arrays), [array.tobytes() for array in arrays.values()]
