"""Weight files of nets: int8 rows with one scale each, and the layout they belong to."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from village.bots.net.layout import BadWeights, Layout

FORMAT: Final = 1
HEADER: Final = "header"
SCALES: Final = ".scales"
LARGEST: Final = 127  # of an int8
SOLO_PAR: Final = 60.0  # default: solo score with a reward of 0
MARGIN_SCALE: Final = 40.0  # default: points that are worth as much as a win

Array: TypeAlias = NDArray[Any]
Arrays: TypeAlias = dict[str, Array]


@dataclass(frozen=True)
class Weights:
    """The parameters of a net and how it was trained."""

    layout: Layout
    arrays: Arrays  # keys as in `shapes`
    metadata: dict[str, Any]  # training settings and statistics

    @property
    def solo_par(self) -> float:
        return self.setting("solo_par", "alone", SOLO_PAR)

    @property
    def margin_scale(self) -> float:
        return self.setting("margin_scale", "spread", MARGIN_SCALE)

    def setting(self, name: str, former: str, default: float) -> float:
        """Return a training setting; nets trained before the settings were renamed have the former name."""
        settings: dict[str, float] = self.metadata.get("settings", {})
        return settings.get(name, settings.get(former, default))

    @cached_property
    def blocks(self) -> list[tuple[Array, ...]]:
        """The hidden blocks with their matrices transposed, shared by the policies of all tables."""
        return [block(self.arrays, number) for number in range(sum(name.endswith(".up.bias") for name in self.arrays))]


def block(arrays: Arrays, number: int) -> tuple[Array, ...]:
    names = ("norm.weight", "norm.bias", "up.weight", "up.bias", "down.weight", "down.bias")
    return tuple(np.ascontiguousarray(arrays[f"blocks.{number}.{name}"].T) for name in names)  # inputs are row vectors


def shapes(layout: Layout, width: int, blocks: int) -> dict[str, tuple[int, ...]]:
    """Return the shapes of the arrays of a net, by name."""
    by_name: dict[str, tuple[int, ...]] = {"mean": (layout.width,), "scale": (layout.width,)}
    by_name |= {"enter.weight": (width, layout.width), "enter.bias": (width,)}
    for block in range(blocks):
        by_name |= {f"blocks.{block}.norm.{kind}": (width,) for kind in ("weight", "bias")}
        for linear in ("up", "down"):
            by_name |= {f"blocks.{block}.{linear}.weight": (width, width), f"blocks.{block}.{linear}.bias": (width,)}
    by_name |= {"norm.weight": (width,), "norm.bias": (width,)}
    by_name |= {"answer.weight": (len(layout.moves), width), "answer.bias": (len(layout.moves),)}
    return by_name | {"value.weight": (2, width), "value.bias": (2,)}


def write(path: Path, weights: Weights, *, small: bool) -> None:
    """Write a weight file; `small` stores matrices as int8 for distribution, otherwise training can continue."""
    header = {
        "format": FORMAT,
        "layout": weights.layout.digest,
        "game": weights.layout.game,
        "sees": weights.layout.inputs,
        "facts": weights.layout.facts,
        "answers": weights.layout.moves,
        "about": weights.metadata,
    }
    arrays: dict[str, Any] = {HEADER: np.frombuffer(json.dumps(header).encode(), np.uint8)}
    for name, array in weights.arrays.items():
        arrays |= quantize(name, array) if small and array.ndim == 2 else {name: array.astype(np.float32)}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def quantize(name: str, matrix: Array) -> Arrays:
    """Quantize a matrix to int8 with one scale per row."""
    scales = np.maximum(np.abs(matrix).max(axis=1), 1e-12) / LARGEST
    return {name: np.rint(matrix / scales[:, None]).astype(np.int8), name + SCALES: scales.astype(np.float32)}


def read(path: Path, game: str) -> Weights:
    """Read the weights of a game; raise BadWeights if the file is unusable."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            stored = dict(arrays)
        header = json.loads(stored.pop(HEADER).tobytes())
    except (OSError, EOFError, ValueError, TypeError, KeyError, BadZipFile) as error:
        raise BadWeights(f"{path.name} is not a weight file: {error}") from None
    layout = layout_of(header, path.name, game)
    weights = Weights(layout, dequantize(stored, path.name), header.get("about", {}))
    check(weights, path.name)
    return weights


def layout_of(header: dict[str, Any], name: str, game: str) -> Layout:
    if header.get("format") != FORMAT:
        raise BadWeights(f"{name} has format {header.get('format')}; only format {FORMAT} is supported")
    if header.get("game") != game:
        raise BadWeights(f"{name} has weights for {header.get('game')}, not for {game}")
    names = [tuple(header.get(key, ())) for key in ("sees", "facts", "answers")]
    layout = Layout(game, *names)
    if layout.digest != header.get("layout"):
        raise BadWeights(f"{name} is damaged: its layout is {header.get('layout')}, but its names give {layout.digest}")
    return layout


def dequantize(stored: Arrays, file: str) -> Arrays:
    arrays: Arrays = {}
    for name, array in stored.items():
        if name.endswith(SCALES):
            continue
        scales = stored.get(name + SCALES)
        if scales is None and array.dtype == np.int8:
            raise BadWeights(f"{file} is damaged: {name} has no scales")
        arrays[name] = array.astype(np.float32) if scales is None else array.astype(np.float32) * scales[:, None]
    return arrays


def check(weights: Weights, name: str) -> None:
    """Raise BadWeights if the arrays do not fit the layout."""
    arrays = weights.arrays
    width = len(arrays.get("enter.bias", ()))
    blocks = sum(key.endswith(".up.bias") for key in arrays)
    expected = shapes(weights.layout, width, blocks)
    if {key: array.shape for key, array in arrays.items()} != expected:
        raise BadWeights(f"{name} is damaged: its arrays do not fit the layout {weights.layout.digest}")
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise BadWeights(f"{name} is damaged: some weights are not finite")
