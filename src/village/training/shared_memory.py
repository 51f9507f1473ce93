"""Arrays in shared memory, through which the workers and the learner exchange observations and actions."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

HALVES: Final = (0, 1)  # of the tables of every worker: one half plays while the net evaluates the other
REWARD_PARTS: Final = 2  # the win and the margin
COMMAND_RING_SIZE: Final = 8  # commands that may be pending per worker


@dataclass(frozen=True)
class ArraySizes:
    """Dimensions of the arrays; the largest table of the game decides."""

    workers: int
    tables: int  # per worker and half
    games_per_table: int
    observation: int
    actions: int
    seats: int


class SharedArrays:
    """Arrays by half, worker, table and game.

    Observations and action masks have one column more than any table needs; it is always 0.
    """

    def __init__(self, context: SpawnContext, sizes: ArraySizes) -> None:
        self.sizes = sizes
        self.memory = {
            name: context.RawArray(ctypes.c_byte, int(np.prod(shape)) * np.dtype(dtype).itemsize)
            for name, dtype, shape in self.specs()
        }

    def specs(self) -> Iterator[tuple[str, type[np.generic], tuple[int, ...]]]:
        """Yield the name, type and shape of every array."""
        sizes = self.sizes
        games = (len(HALVES), sizes.workers, sizes.tables, sizes.games_per_table)
        yield "observations", np.int16, (*games, sizes.observation + 1)
        yield "action_masks", np.uint8, (*games, sizes.actions + 1)
        yield "actors", np.int16, games
        yield "actions", np.int64, games
        yield "done", np.uint8, games
        yield "scores", np.int16, (*games, sizes.seats)
        yield "rewards", np.float32, (*games, sizes.seats, REWARD_PARTS)
        yield "commands", np.int64, (sizes.workers, COMMAND_RING_SIZE)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return NumPy views of the memory; every process makes its own."""
        memory: dict[str, Any] = self.memory
        return {name: np.frombuffer(memory[name], dtype).reshape(shape) for name, dtype, shape in self.specs()}
