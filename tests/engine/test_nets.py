"""The nets in JavaScript evaluate positions as NumPy does."""

from __future__ import annotations

from itertools import accumulate, pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

import village
from village.bots.compiled.batch import observation_row
from village.bots.net.files import FILES, weights_of
from village.record.record import Record

POSITIONS = 12
TABLES = [
    ("village", {"seats": 2}),
    ("village", {"seats": 4, "expansions": ("inn", "port", "goals", "customers", "marriage")}),
    ("village", {"seats": 3, "edition": "2011"}),
    ("my_village", {"seats": 3}),
]


def positions_of(record: Record, seed: int) -> list[tuple[list[int], list[int]]]:
    """Return observations and legal actions of a random game."""
    rng = Random(seed)
    rules, length = record.table.rules, len(record.table.rules.layout())
    positions = []
    while not record.over and len(positions) < POSITIONS:
        s = record.state
        actions = [choice + s.stack[-1].step.first for choice in s.legal()]
        row = np.frombuffer(observation_row(rules, s, record.actor, length), np.int16)
        positions.append((row.tolist(), actions))
        for _ in range(9):
            if not record.over:
                record.play(rng.choice(record.moves))
    return positions


def by_position(numbers: list[float], positions: list[Any]) -> list[list[float]]:
    ends = accumulate((2 + len(actions) for _, actions in positions), initial=0)
    return [numbers[start:end] for start, end in pairwise(ends)]


@pytest.mark.parametrize("simd", [True, False], ids=["simd", "script"])
@pytest.mark.parametrize(("game", "setting"), TABLES, ids=str)
def test_values_and_logits_are_those_of_numpy(engine, game, setting, simd):
    record = village.new(game, seed=7, **setting)
    positions = positions_of(record, 7)
    layout = weights_of(game).layout
    table = [layout.columns(record.table), layout.fact_columns(record.table), layout.rows(record.table)]
    actual = by_position(engine.call("predict", game, simd, table, positions), positions)
    rows = [np.array(row, np.int16) for row, _ in positions]
    expected = FILES.predictor(record.table).predict(rows, [actions for _, actions in positions])
    assert len(positions) == POSITIONS
    for numbers, prediction in zip(actual, expected, strict=True):
        assert np.allclose(numbers, [prediction.win, prediction.margin, *prediction.logits], rtol=0, atol=1e-4)
