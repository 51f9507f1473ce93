"""Looking at a position costs no memory that stays."""

from __future__ import annotations

from pathlib import Path

from village.envs.sight import Sight
from village.record.table import lay

LOOKS = 10_000
PAGE = 4096


def resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def test_observations_are_freed():
    table = lay("village", seats=2)
    sight = Sight(table)
    s = table.rules.start()
    s.settle()
    for _ in range(1000):
        sight.observation(s, 0)
    before = resident()
    for _ in range(LOOKS):
        sight.observation(s, 0)
    assert resident() - before < LOOKS * len(sight.layout)  # half of what they take: two bytes a number
