"""The processes that play: started, told, waited for. Two halves, so that one plays while the other is answered."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from multiprocessing.connection import Connection
from typing import Any

from numpy.typing import NDArray

from learn.duel import Tally
from learn.settings import Settings
from learn.shared import Rows, Sizes
from learn.tables import Draw, Setting, offered
from learn.worker import DUEL, LISTEN, PLAY, Begin, Leave, Return, Sit, work
from village.record.table import Table

HALVES = (0, 1)


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
    """Workers with their tables. What they see and do lies in `rows`, by worker, table and lane."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        context = multiprocessing.get_context("spawn")
        self.sizes = sizes_of(settings, (setting.lay() for setting in offered(settings.game)))
        shared = Rows(context, self.sizes)
        self.rows: dict[str, NDArray[Any]] = shared.arrays()
        self.halves = (slice(0, settings.cores // 2), slice(settings.cores // 2, settings.cores))
        self.go = [context.Semaphore(0) for _ in range(settings.cores)]
        self.done = [context.Semaphore(0) for _ in range(settings.cores)]
        self.lines: list[Connection] = []
        self.processes = []
        for number in range(settings.cores):
            ours, theirs = context.Pipe()
            told = (number, shared, theirs, self.go[number], self.done[number], settings.spread, settings.alone)
            process = context.Process(target=work, args=told, daemon=True)
            process.start()
            self.lines.append(ours)
            self.processes.append(process)
        self.draw = Draw(settings.game, settings.plain, settings.odd, settings.seed)
        self.seated: list[list[Setting]] = [[] for _ in range(settings.cores)]

    def sit(self) -> None:
        """Everybody to a first table."""
        self.seated = [[self.draw.one() for _ in range(self.settings.tables)] for _ in range(self.settings.cores)]
        for table in range(self.settings.tables):
            orders = {w: Sit(table, settings[table], self.seed()) for w, settings in enumerate(self.seated)}
            self.tell(orders)

    def move(self, window: int) -> None:
        """Some go to another table: each stays as long as the settings say, and not all leave at once."""
        places = self.settings.cores * self.settings.tables
        first, last = (window * places // self.settings.stay, (window + 1) * places // self.settings.stay)
        for place in range(first, last):
            worker, table = place % self.settings.cores, place // self.settings.cores % self.settings.tables
            self.seated[worker][table] = self.draw.one()
            self.tell({worker: Sit(table, self.seated[worker][table], self.seed())})

    def seed(self) -> int:
        return self.draw.random.randrange(1, 1 << 30)

    def tell(self, orders: dict[int, Any]) -> dict[int, Any]:
        """Give orders to some workers, and wait for what they say."""
        for worker, order in orders.items():
            self.rows["orders"][worker] = LISTEN
            self.lines[worker].send(order)
            self.go[worker].release()
        heard = {}
        for worker in orders:
            heard[worker] = self.lines[worker].recv()
            self.done[worker].acquire()
        self.rows["orders"][:] = PLAY
        return heard

    def release(self, half: int) -> None:
        for worker in self.members(half):
            self.go[worker].release()

    def wait(self, half: int) -> None:
        for worker in self.members(half):
            while not self.done[worker].acquire(timeout=60):
                if not self.processes[worker].is_alive():
                    raise RuntimeError(f"worker {worker} has died")

    def members(self, half: int) -> range:
        return range(self.settings.cores)[self.halves[half]]

    def of(self, name: str, half: int) -> NDArray[Any]:
        """The rows of a half, one for every game."""
        rows = self.rows[name][self.halves[half]]
        return rows.reshape(-1, *rows.shape[3:])

    def begin_duels(self, settings: list[list[Setting]], opponent: str, duels: int, seed: int) -> None:
        """Duels at the tables of each worker; until `end_duels` a release is one answer of the net in each."""
        orders = {
            worker: Begin(dict(enumerate(tables)), opponent, duels, seed + 1009 * worker)
            for worker, tables in enumerate(settings)
        }
        self.tell(orders)
        self.rows["orders"][:] = DUEL

    def duels_left(self) -> bool:
        return bool(self.rows["legal"].any())

    def end_duels(self) -> list[dict[int, Tally]]:
        heard = self.tell({worker: Return() for worker in range(self.settings.cores)})
        return [heard[worker] for worker in range(self.settings.cores)]

    def close(self) -> None:
        for worker in range(self.settings.cores):
            self.rows["orders"][worker] = LISTEN
            self.lines[worker].send(Leave())
            self.go[worker].release()
        for process in self.processes:
            process.join(10)
