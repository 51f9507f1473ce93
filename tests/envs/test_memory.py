"""Observations do not leak memory."""

from __future__ import annotations

from pathlib import Path

from village.envs.observation import ObservationEncoder
from village.record.setup import create_table

OBSERVATIONS = 10_000
PAGE = 4096


def resident() -> int:
    """Return the resident memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def test_observations_are_freed():
    table = create_table("village", seats=2)
    encoder = ObservationEncoder(table)
    s = table.rules.start()
    s.settle()
    for _ in range(1000):
        encoder.observation(s, 0)
    before = resident()
    for _ in range(OBSERVATIONS):
        encoder.observation(s, 0)
    assert resident() - before < OBSERVATIONS * len(encoder.layout)  # half of their size: two bytes per number
