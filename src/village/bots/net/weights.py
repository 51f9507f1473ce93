"""The weights of a net on disk: rows of int8 with a scale each, and the layout they belong to."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from village.bots.net.layout import Layout
from village.record.errors import Error

FORMAT: Final = 1
HEADER: Final = "header"
SCALES: Final = ".scales"
LARGEST: Final = 127  # of an int8

Array: TypeAlias = NDArray[Any]
Arrays: TypeAlias = dict[str, Array]


class BadWeights(Error):
    """These weights cannot be read, or belong to another game or layout."""


@dataclass(frozen=True)
class Weights:
    """Everything a net is made of, and how it came about."""

    layout: Layout
    arrays: Arrays  # by the names of `shapes`
    about: dict[str, Any]  # settings and figures of the training


def shapes(layout: Layout, width: int, blocks: int) -> dict[str, tuple[int, ...]]:
    """What a net of this width is made of."""
    found: dict[str, tuple[int, ...]] = {"mean": (layout.width,), "scale": (layout.width,)}
    found |= {"enter.weight": (width, layout.width), "enter.bias": (width,)}
    for block in range(blocks):
        found |= {f"blocks.{block}.norm.{part}": (width,) for part in ("weight", "bias")}
        for linear in ("up", "down"):
            found |= {f"blocks.{block}.{linear}.weight": (width, width), f"blocks.{block}.{linear}.bias": (width,)}
    found |= {"norm.weight": (width,), "norm.bias": (width,)}
    found |= {"answer.weight": (len(layout.answers), width), "answer.bias": (len(layout.answers),)}
    return found | {"value.weight": (2, width), "value.bias": (2,)}


def write(path: Path, weights: Weights, *, small: bool) -> None:
    """`small`: matrices as int8, as they travel in the package; else all there is, to go on training."""
    header = {
        "format": FORMAT,
        "layout": weights.layout.digest,
        "game": weights.layout.game,
        "sees": weights.layout.sees,
        "facts": weights.layout.facts,
        "answers": weights.layout.answers,
        "about": weights.about,
    }
    arrays: dict[str, Any] = {HEADER: np.frombuffer(json.dumps(header).encode(), np.uint8)}
    for name, array in weights.arrays.items():
        arrays |= packed(name, array) if small and array.ndim == 2 else {name: array.astype(np.float32)}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def packed(name: str, matrix: Array) -> Arrays:
    """Every row in steps of its own."""
    scales = np.maximum(np.abs(matrix).max(axis=1), 1e-12) / LARGEST
    return {name: np.rint(matrix / scales[:, None]).astype(np.int8), name + SCALES: scales.astype(np.float32)}


def read(path: Path, game: str) -> Weights:
    """The weights of a game; BadWeights with one sentence if they are not."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            stored = dict(arrays)
        header = json.loads(stored.pop(HEADER).tobytes())
    except (OSError, EOFError, ValueError, TypeError, KeyError, BadZipFile) as error:
        raise BadWeights(f"{path.name} holds no weights: {error}") from None
    layout = layout_of(header, path.name, game)
    weights = Weights(layout, unpacked(stored, path.name), header.get("about", {}))
    check(weights, path.name)
    return weights


def layout_of(header: dict[str, Any], name: str, game: str) -> Layout:
    if header.get("format") != FORMAT:
        raise BadWeights(f"{name} is written in format {header.get('format')}, and format {FORMAT} is read here")
    if header.get("game") != game:
        raise BadWeights(f"{name} plays {header.get('game')}, not {game}")
    names = [tuple(header.get(part, ())) for part in ("sees", "facts", "answers")]
    layout = Layout(game, *names)
    if layout.digest != header.get("layout"):
        raise BadWeights(f"{name} belongs to the layout {header.get('layout')}, but holds the names of {layout.digest}")
    return layout


def unpacked(stored: Arrays, file: str) -> Arrays:
    arrays: Arrays = {}
    for name, array in stored.items():
        if name.endswith(SCALES):
            continue
        scales = stored.get(name + SCALES)
        if scales is None and array.dtype == np.int8:
            raise BadWeights(f"{file} holds {name} without its scales")
        arrays[name] = array.astype(np.float32) if scales is None else array.astype(np.float32) * scales[:, None]
    return arrays


def check(weights: Weights, name: str) -> None:
    """Whether the arrays are those of a net for the layout."""
    arrays = weights.arrays
    width = len(arrays.get("enter.bias", ()))
    blocks = sum(part.endswith(".up.bias") for part in arrays)
    wanted = shapes(weights.layout, width, blocks)
    if {part: array.shape for part, array in arrays.items()} != wanted:
        raise BadWeights(f"{name} does not hold a net for the layout {weights.layout.digest}")
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise BadWeights(f"{name} holds weights that are no numbers")
