"""The processes that play: started, told, waited for. Each has two halves of tables: one plays while one waits."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from multiprocessing.connection import Connection
from typing import Any

from numpy.typing import NDArray

from learn.duel import Tally
from learn.settings import Settings
from learn.shared import HALVES, RING, Rows, Sizes
from learn.tables import Draw, Setting, offered
from learn.worker import LISTEN, Begin, Leave, Return, Sit, TableIndex, work
from village.record.table import Table


def sizes_of(settings: Settings, tables: Iterable[Table]) -> Sizes:
    laid = list(tables)
    return Sizes(
        workers=settings.cores,
        tables=settings.tables,
        lanes=settings.lanes,
        numbers=max(len(table.rules.layout()) for table in laid),
        actions=max(int(table.rules.actions) for table in laid),
        seats=max(table.seats for table in laid),
    )


class Crew:
    """Workers with their tables. What they see and do lies in `rows`, by half, worker, table and lane."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = range(settings.cores)
        context = multiprocessing.get_context("spawn")
        self.sizes = sizes_of(settings, (setting.lay() for setting in offered(settings.game)))
        shared = Rows(context, self.sizes)
        self.rows: dict[str, NDArray[Any]] = shared.arrays()
        self.go = [context.Semaphore(0) for _ in self.workers]
        self.done = [[context.Semaphore(0) for _ in HALVES] for _ in self.workers]
        self.ordered = [0 for _ in self.workers]
        self.lines: list[Connection] = []
        self.processes = []
        for number in self.workers:
            ours, theirs = context.Pipe()
            told = (number, shared, theirs, self.go[number], self.done[number], settings)
            process = context.Process(target=work, args=told, daemon=True)
            process.start()
            theirs.close()  # so that a line goes dead with its worker
            self.lines.append(ours)
            self.processes.append(process)
        self.draw = Draw(settings, settings.seed)
        self.seated: dict[tuple[int, TableIndex], Setting] = {}  # by worker and table

    def table_indices(self) -> list[tuple[int, TableIndex]]:
        """Every table of every worker; those of a half stand together, as their rows do."""
        return [(w, (half, table)) for half in HALVES for w in self.workers for table in range(self.settings.tables)]

    def sit(self) -> None:
        """Everybody to a first table."""
        for worker, index in self.table_indices():
            self.seat(worker, index)

    def seat(self, worker: int, index: TableIndex) -> None:
        self.seated[worker, index] = self.draw.one()
        self.tell({worker: Sit(index, self.seated[worker, index], self.draw.random.randrange(1, 1 << 30))})

    def move(self, window: int) -> None:
        """Some go to another table: each stays as long as the settings say, and not all leave at once."""
        indices = self.table_indices()
        for number in range(
            window * len(indices) // self.settings.stay, (window + 1) * len(indices) // self.settings.stay
        ):
            self.seat(*indices[number % len(indices)])

    def order(self, worker: int, order: int) -> None:
        self.rows["orders"][worker, self.ordered[worker] % RING] = order
        self.ordered[worker] += 1
        self.go[worker].release()

    def tell(self, orders: dict[int, Any]) -> dict[int, Any]:
        """Say something to some workers, and wait for what they answer."""
        for worker, order in orders.items():
            self.lines[worker].send(order)
            self.order(worker, LISTEN)
        return {worker: self.lines[worker].recv() for worker in orders}

    def release(self, half: int) -> None:
        """Let everybody play on at the tables of a half."""
        for worker in self.workers:
            self.order(worker, half)

    def wait(self, half: int) -> None:
        for worker in self.workers:
            while not self.done[worker][half].acquire(timeout=5):
                if not self.processes[worker].is_alive():
                    raise RuntimeError(f"worker {worker} has died")

    def of(self, name: str, half: int) -> NDArray[Any]:
        """The rows of a half, one for every game."""
        rows: NDArray[Any] = self.rows[name][half]
        return rows.reshape(-1, *rows.shape[3:])

    def begin_duels(
        self, settings: dict[tuple[int, TableIndex], Setting], opponent: str, duels: int, seed: int
    ) -> None:
        """Duels at these tables; until `end_duels` a release is one answer of the net in each."""
        here = {w: {index: setting for (at, index), setting in settings.items() if at == w} for w in self.workers}
        self.tell({w: Begin(here[w], opponent, duels, seed + 1009 * w) for w in self.workers})

    def duels_left(self) -> bool:
        return bool(self.rows["legal"].any())

    def end_duels(self) -> dict[tuple[int, TableIndex], Tally]:
        heard = self.tell({worker: Return() for worker in self.workers})
        return {(worker, index): tally for worker, held in heard.items() for index, tally in held.items()}

    def close(self) -> None:
        for worker in self.workers:
            self.lines[worker].send(Leave())
            self.order(worker, LISTEN)
        for process in self.processes:
            process.join(10)
