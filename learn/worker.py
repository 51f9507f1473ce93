"""What a process of the crew does: play at its tables as it is answered, a half at a time, or hold duels there."""

from __future__ import annotations

import itertools
import multiprocessing
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from learn.duel import Duel, Tally
from learn.guests import Guests
from learn.rewards import rewards
from learn.settings import Settings
from learn.shared import RING, Rows
from learn.tables import Setting
from village.bots.fast.lanes import Lanes
from village.envs.sight import array

LISTEN: Final = 2  # an order; the others are the number of the half that is answered

PATIENCE: Final = 2.0  # seconds without an order; then one looks whether anybody is there

TableIndex = tuple[int, int]  # a half and a table there


@dataclass(frozen=True)
class Sit:
    """Begin new games at a table."""

    index: TableIndex
    setting: Setting
    seed: int


@dataclass(frozen=True)
class Begin:
    """Hold duels at these tables instead, so many at each."""

    settings: dict[TableIndex, Setting]
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

    def __init__(self, number: int, rows: Rows, settings: Settings) -> None:
        arrays = rows.arrays()
        self.rows: dict[str, NDArray[Any]] = {
            name: array[:, number] for name, array in arrays.items() if name != "orders"
        }
        self.lanes: dict[TableIndex, Lanes] = {}
        self.guests: dict[TableIndex, Guests] = {}
        self.duels: dict[TableIndex, Duel] = {}
        self.settings = settings

    def sit(self, order: Sit) -> None:
        rules = order.setting.lay().rules
        lanes = Lanes(rules, self.rows["actors"].shape[2], len(rules.layout()))
        lanes.reset(order.seed)
        self.lanes[order.index] = lanes
        self.guests[order.index] = Guests(lanes, self.settings.guests, order.seed)
        self.guests[order.index].play()
        for name in ("seen", "legal", "rewards", "totals"):
            self.rows[name][order.index] = 0
        self.show_games(order.index, lanes)

    def play(self, half: int) -> None:
        """One answer in every game of a half, or in every duel as long as they are held."""
        for index, lanes in self.lanes.items():
            if index[0] == half and not self.duels:
                self.step(index, lanes)
        for index, duel in self.duels.items():
            if index[0] == half:
                duel.answer(self.rows["answers"][index])
                self.show_duel(index, duel)

    def step(self, index: TableIndex, lanes: Lanes) -> None:
        lanes.step(self.rows["answers"][index].data)
        self.guests[index].play()
        self.show_games(index, lanes)
        self.rows["ended"][index] = array(lanes.ended, np.uint8)
        if self.rows["ended"][index].any():
            self.reward(index, lanes)

    def show_games(self, index: TableIndex, lanes: Lanes) -> None:
        self.show(index, lanes)
        numbers, actions = int(lanes.width), int(lanes.game.actions)
        self.guests[index].show(self.rows["seen"][index][:, :numbers], self.rows["legal"][index][:, :actions])

    def show(self, index: TableIndex, lanes: Lanes) -> None:
        seen = array(lanes.seen, np.int16).reshape(lanes.lanes, -1)
        legal = array(lanes.masks, np.uint8).reshape(lanes.lanes, -1)
        self.rows["seen"][index][:, : seen.shape[1]] = seen
        self.rows["legal"][index][:, : legal.shape[1]] = legal
        self.rows["actors"][index] = array(lanes.actors, np.int16)

    def reward(self, index: TableIndex, lanes: Lanes) -> None:
        """What the games that ended were worth; the rows of the others are never looked at."""
        seats = int(lanes.game.seats)
        totals = array(lanes.totals, np.int16).reshape(-1, seats)
        wins = array(lanes.wins, np.uint8).reshape(-1, seats)
        over = np.flatnonzero(self.rows["ended"][index])
        self.rows["totals"][index][over, :seats] = totals[over]
        worth = rewards(totals[over], wins[over], self.settings.spread, self.settings.alone)
        self.rows["rewards"][index][over, :seats] = worth

    def begin(self, order: Begin) -> None:
        lanes = self.rows["actors"].shape[2]
        self.rows["legal"][:] = 0
        self.rows["seen"][:] = 0
        for index, setting in order.settings.items():
            seed = order.seed + 17 * index[0] + 31 * index[1]
            self.duels[index] = Duel(setting, order.opponent, lanes, order.duels, seed)
            self.show_duel(index, self.duels[index])

    def show_duel(self, index: TableIndex, duel: Duel) -> None:
        """Where a duel is over nothing is legal any more."""
        self.show(index, duel.lanes)
        self.rows["legal"][index][duel.over] = 0

    def back(self) -> dict[TableIndex, Tally]:
        """The tallies, and the rows of the games as they were before the duels."""
        tallies = {index: duel.tally for index, duel in self.duels.items()}
        self.duels = {}
        self.rows["legal"][:] = 0
        self.rows["seen"][:] = 0
        for index, lanes in self.lanes.items():
            self.show_games(index, lanes)
        return tallies


def work(number: int, rows: Rows, line: Connection, go: Any, done: Any, settings: Settings) -> None:
    """Until told to leave: wait, do as ordered, say so. Ctrl-C is for the one who gives the orders."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker(number, rows, settings)
    orders = rows.arrays()["orders"][number]
    for count in itertools.count():
        if not told(go):
            return
        order = int(orders[count % RING])
        if order != LISTEN:
            worker.play(order)
            done[order].release()
            continue
        heard = line.recv()
        if heard == Leave():
            return
        line.send(listen(worker, heard))


def told(go: Any) -> bool:
    """Wait for an order; False when whoever gives them is gone, killed before there was time to say so."""
    master = multiprocessing.parent_process()
    while not go.acquire(timeout=PATIENCE):
        if master is None or not master.is_alive():
            return False
    return True


def listen(worker: Worker, order: Sit | Begin | Return) -> Any:
    match order:
        case Sit():
            return worker.sit(order)
        case Begin():
            return worker.begin(order)
        case Return():
            return worker.back()
