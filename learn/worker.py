"""What a process of the crew does: play at some tables as it is answered, or hold duels there."""

from __future__ import annotations

import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from learn.duel import Duel, Tally
from learn.rewards import rewards
from learn.shared import Rows
from learn.tables import Setting
from village.bots.fast.lanes import Lanes

PLAY: Final = 0  # orders
LISTEN: Final = 1
DUEL: Final = 2


@dataclass(frozen=True)
class Sit:
    """Begin new games at a table."""

    table: int
    setting: Setting
    seed: int


@dataclass(frozen=True)
class Begin:
    """Hold duels at these tables instead, so many at each."""

    settings: dict[int, Setting]
    opponent: str
    duels: int
    seed: int


@dataclass(frozen=True)
class Return:
    """Tell how the duels stand, and show the games again that wait."""


@dataclass(frozen=True)
class Leave:
    """The work is done."""


class Worker:
    """Some tables, their games stepped together."""

    def __init__(self, number: int, rows: Rows, spread: float, alone: float) -> None:
        arrays = rows.arrays()
        self.rows: dict[str, NDArray[Any]] = {name: array[number] for name, array in arrays.items()}
        self.lanes: dict[int, Lanes] = {}
        self.duels: dict[int, Duel] = {}
        self.spread = spread
        self.alone = alone

    def sit(self, order: Sit) -> None:
        rules = order.setting.lay().rules
        lanes = Lanes(rules, self.rows["actors"].shape[1], len(rules.layout()))
        lanes.reset(order.seed)
        self.lanes[order.table] = lanes
        self.rows["seen"][order.table] = 0
        self.rows["legal"][order.table] = 0
        self.rows["rewards"][order.table] = 0
        self.show(order.table, lanes)

    def play(self) -> None:
        for table, lanes in self.lanes.items():
            lanes.step(self.rows["answers"][table].data)
            self.show(table, lanes)
            self.rows["ended"][table] = np.frombuffer(lanes.ended, np.uint8)
            if self.rows["ended"][table].any():
                self.reward(table, lanes)

    def show(self, table: int, lanes: Lanes) -> None:
        seen = np.frombuffer(lanes.seen, np.int16).reshape(lanes.lanes, -1)
        legal = np.frombuffer(lanes.masks, np.uint8).reshape(lanes.lanes, -1)
        self.rows["seen"][table, :, : seen.shape[1]] = seen
        self.rows["legal"][table, :, : legal.shape[1]] = legal
        self.rows["actors"][table] = np.frombuffer(lanes.actors, np.int16)

    def reward(self, table: int, lanes: Lanes) -> None:
        """What the games that ended were worth; the rows of the others are never looked at."""
        seats = int(lanes.game.seats)
        totals = np.frombuffer(lanes.totals, np.int16).reshape(-1, seats)
        wins = np.frombuffer(lanes.wins, np.uint8).reshape(-1, seats)
        over = np.flatnonzero(self.rows["ended"][table])
        self.rows["totals"][table, over, :seats] = totals[over]
        self.rows["rewards"][table, over, :seats] = rewards(totals[over], wins[over], self.spread, self.alone)

    def begin(self, order: Begin) -> None:
        self.duels = {}
        self.rows["legal"][:] = 0
        for table, setting in order.settings.items():
            duel = Duel(setting, order.opponent, self.rows["actors"].shape[1], order.duels, order.seed + table)
            self.duels[table] = duel
            self.rows["seen"][table] = 0
            self.show_duel(table, duel)

    def duel(self) -> None:
        for table, duel in self.duels.items():
            duel.answer(self.rows["answers"][table])
            self.show_duel(table, duel)

    def show_duel(self, table: int, duel: Duel) -> None:
        """Where a duel is over nothing is legal any more."""
        self.show(table, duel.lanes)
        self.rows["legal"][table, duel.over] = 0

    def back(self) -> dict[int, Tally]:
        """The tallies, and the rows of the games as they were before the duels."""
        for table, lanes in self.lanes.items():
            self.rows["seen"][table] = 0
            self.rows["legal"][table] = 0
            self.show(table, lanes)
        return {table: duel.tally for table, duel in self.duels.items()}


def work(number: int, rows: Rows, line: Connection, go: Any, done: Any, spread: float, alone: float) -> None:
    """Until told to leave: wait, do as ordered, say so. Ctrl-C is for the one who gives the orders."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker(number, rows, spread, alone)
    while True:
        go.acquire()
        order = int(worker.rows["orders"][0])
        if order == PLAY:
            worker.play()
        elif order == DUEL:
            worker.duel()
        else:
            heard = line.recv()
            if heard == Leave():
                return
            line.send(listen(worker, heard))
        done.release()


def listen(worker: Worker, order: Sit | Begin | Return) -> Any:
    match order:
        case Sit():
            return worker.sit(order)
        case Begin():
            return worker.begin(order)
        case Return():
            return worker.back()
