"""Untrained nets for tests of weights and policies."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from village.bots.net import files
from village.bots.net.layout import Layout, union
from village.bots.net.weights import Weights, shapes, write
from village.record.lru_cache import LruCache
from village.record.setup import create_table


def layout_of(*settings: dict[str, object], game: str = "village") -> Layout:
    return union(game, (create_table(game, **setting) for setting in settings))


def untrained(layout: Layout, width: int = 16, blocks: int = 2, seed: int = 7) -> Weights:
    random = np.random.default_rng(seed)
    arrays = {
        name: random.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes(layout, width, blocks).items()
    }
    arrays["scale"] = np.abs(arrays["scale"])
    return Weights(layout, arrays, {"origin": "random"})


def install(monkeypatch: object, path: Path, weights: Weights) -> None:
    """Install these weights for `net` during the test."""
    write(path, weights, small=True)
    monkeypatch.setattr(files, "path_of", lambda game: path)
    monkeypatch.setattr(files, "POLICIES", LruCache(16))
    files.weights_of.cache_clear()
