"""Memory that those who play and the one who answers share."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

HALVES: Final = (0, 1)  # of the tables of every worker: one is played while the other is answered
PARTS: Final = 2  # of a reward: the victory and the margin
RING: Final = 8  # orders that may wait


@dataclass(frozen=True)
class Sizes:
    """How much room a crew needs: the largest table of its game decides."""

    workers: int
    tables: int  # of each worker in each half
    lanes: int
    numbers: int  # of an observation
    actions: int
    seats: int


class Rows:
    """By half, worker, table and lane: what is seen, what is legal, who is asked, what is answered, what came of it.

    An observation and a mask have one more column than any table needs; it is always 0.
    """

    def __init__(self, context: SpawnContext, sizes: Sizes) -> None:
        self.sizes = sizes
        self.memory = {
            name: context.RawArray(ctypes.c_byte, int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, kind, shape in self.described()
        }

    def described(self) -> Iterator[tuple[str, type[np.generic], tuple[int, ...]]]:
        sizes = self.sizes
        games = (len(HALVES), sizes.workers, sizes.tables, sizes.lanes)
        yield "seen", np.int16, (*games, sizes.numbers + 1)
        yield "legal", np.uint8, (*games, sizes.actions + 1)
        yield "actors", np.int16, games
        yield "answers", np.int64, games
        yield "ended", np.uint8, games
        yield "totals", np.int16, (*games, sizes.seats)
        yield "rewards", np.float32, (*games, sizes.seats, PARTS)
        yield "orders", np.int64, (sizes.workers, RING)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The memory as arrays; every process looks at it through its own."""
        memory: dict[str, Any] = self.memory
        return {name: np.frombuffer(memory[name], kind).reshape(shape) for name, kind, shape in self.described()}
