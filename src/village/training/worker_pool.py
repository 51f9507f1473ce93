"""Starts the worker processes and sends them commands. Each has two halves of tables: one plays while one waits."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from multiprocessing.connection import Connection
from typing import Any, Final

from numpy.typing import NDArray

from village.record.setup import Table
from village.training.evaluation import Tally
from village.training.settings import Settings
from village.training.shared_memory import COMMAND_RING_SIZE, HALVES, ArraySizes, SharedArrays
from village.training.table_sampler import TableSampler, TableSetting, all_settings
from village.training.worker import (
    READ_MESSAGE,
    FinishEvaluation,
    SetTable,
    StartEvaluation,
    Stop,
    TableIndex,
    run_worker,
)

WORKER_CHECK_SECONDS: Final = 5  # while waiting for a worker, how often to check that it is alive
WORKER_EXIT_SECONDS: Final = 10


def sizes_for(settings: Settings, tables: Iterable[Table]) -> ArraySizes:
    all_tables = list(tables)
    return ArraySizes(
        workers=settings.worker_count,
        tables=settings.tables,
        games_per_table=settings.games_per_table,
        observation=max(len(table.rules.layout()) for table in all_tables),
        actions=max(int(table.rules.actions) for table in all_tables),
        seats=max(table.seats for table in all_tables),
    )


class WorkerPool:
    """The workers and their tables; `arrays` is indexed by half, worker, table and game."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = range(settings.worker_count)
        context = multiprocessing.get_context("spawn")
        self.sizes = sizes_for(settings, (setting.create_table() for setting in all_settings(settings.game)))
        shared = SharedArrays(context, self.sizes)
        self.arrays: dict[str, NDArray[Any]] = shared.arrays()
        self.wake = [context.Semaphore(0) for _ in self.workers]
        self.done = [[context.Semaphore(0) for _ in HALVES] for _ in self.workers]
        self.command_counts = [0 for _ in self.workers]
        self.connections: list[Connection] = []
        self.processes = []
        for number in self.workers:
            ours, theirs = context.Pipe()
            arguments = (number, shared, theirs, self.wake[number], self.done[number], settings)
            process = context.Process(target=run_worker, args=arguments, daemon=True)
            process.start()
            theirs.close()  # so that the connection breaks when the worker dies
            self.connections.append(ours)
            self.processes.append(process)
        self.table_sampler = TableSampler(settings, settings.seed)
        self.table_settings: dict[tuple[int, TableIndex], TableSetting] = {}  # by worker and table

    def table_indices(self) -> list[tuple[int, TableIndex]]:
        """Return every table of every worker, in the order of the rows of each half."""
        return [(w, (half, table)) for half in HALVES for w in self.workers for table in range(self.settings.tables)]

    def assign_tables(self) -> None:
        """Give every worker its first tables."""
        for worker, index in self.table_indices():
            self.assign_table(worker, index)

    def assign_table(self, worker: int, index: TableIndex) -> None:
        setting = self.table_sampler.sample()
        self.table_settings[worker, index] = setting
        self.request({worker: SetTable(index, setting, self.table_sampler.random.randrange(1, 1 << 30))})

    def rotate_tables(self, rollout: int) -> None:
        """Replace some tables, so that each lives as long as the settings say and few change at once."""
        indices = self.table_indices()
        lifetime = self.settings.table_lifetime
        for number in range(rollout * len(indices) // lifetime, (rollout + 1) * len(indices) // lifetime):
            self.assign_table(*indices[number % len(indices)])

    def send_command(self, worker: int, command: int) -> None:
        self.arrays["commands"][worker, self.command_counts[worker] % COMMAND_RING_SIZE] = command
        self.command_counts[worker] += 1
        self.wake[worker].release()

    def request(self, messages: dict[int, Any]) -> dict[int, Any]:
        """Send messages to some workers and return their replies."""
        for worker, message in messages.items():
            self.connections[worker].send(message)
            self.send_command(worker, READ_MESSAGE)
        return {worker: self.connections[worker].recv() for worker in messages}

    def start_step(self, half: int) -> None:
        """Let all workers play the actions of a half."""
        for worker in self.workers:
            self.send_command(worker, half)

    def wait(self, half: int) -> None:
        """Wait until all workers have played a half."""
        for worker in self.workers:
            while not self.done[worker][half].acquire(timeout=WORKER_CHECK_SECONDS):
                if not self.processes[worker].is_alive():
                    raise RuntimeError(f"worker {worker} has ended unexpectedly; see its output above")

    def view(self, name: str, half: int) -> NDArray[Any]:
        """Return an array of a half with one row per game."""
        rows: NDArray[Any] = self.arrays[name][half]
        return rows.reshape(-1, *rows.shape[3:])

    def start_evaluation(
        self, settings: dict[tuple[int, TableIndex], TableSetting], opponent: str, games: int, seed: int
    ) -> None:
        """Play evaluation games; until `finish_evaluation` a step is one action of the net in each."""
        by_worker = {w: {index: setting for (at, index), setting in settings.items() if at == w} for w in self.workers}
        self.request({w: StartEvaluation(by_worker[w], opponent, games, seed + 1009 * w) for w in self.workers})

    def evaluation_running(self) -> bool:
        return bool(self.arrays["action_masks"].any())

    def finish_evaluation(self) -> dict[tuple[int, TableIndex], Tally]:
        replies = self.request({worker: FinishEvaluation() for worker in self.workers})
        return {(worker, index): tally for worker, tallies in replies.items() for index, tally in tallies.items()}

    def close(self) -> None:
        for worker in self.workers:
            self.connections[worker].send(Stop())
            self.send_command(worker, READ_MESSAGE)
        for process in self.processes:
            process.join(WORKER_EXIT_SECONDS)
