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

Place = tuple[int, int]  # a half and a table there


@dataclass(frozen=True)
class Sit:
    """Begin new games at a table."""

    place: Place
    setting: Setting
    seed: int


@dataclass(frozen=True)
class Begin:
    """Hold duels at these tables instead, so many at each."""

    settings: dict[Place, Setting]
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
        self.lanes: dict[Place, Lanes] = {}
        self.guests: dict[Place, Guests] = {}
        self.duels: dict[Place, Duel] = {}
        self.settings = settings

    def sit(self, order: Sit) -> None:
        rules = order.setting.lay().rules
        lanes = Lanes(rules, self.rows["actors"].shape[2], len(rules.layout()))
        lanes.reset(order.seed)
        self.lanes[order.place] = lanes
        self.guests[order.place] = Guests(lanes, self.settings.guests, order.seed)
        self.guests[order.place].play()
        for name in ("seen", "legal", "rewards", "totals"):
            self.rows[name][order.place] = 0
        self.show_games(order.place, lanes)

    def play(self, half: int) -> None:
        """One answer in every game of a half, or in every duel as long as they are held."""
        for place, lanes in self.lanes.items():
            if place[0] == half and not self.duels:
                self.step(place, lanes)
        for place, duel in self.duels.items():
            if place[0] == half:
                duel.answer(self.rows["answers"][place])
                self.show_duel(place, duel)

    def step(self, place: Place, lanes: Lanes) -> None:
        lanes.step(self.rows["answers"][place].data)
        self.guests[place].play()
        self.show_games(place, lanes)
        self.rows["ended"][place] = array(lanes.ended, np.uint8)
        if self.rows["ended"][place].any():
            self.reward(place, lanes)

    def show_games(self, place: Place, lanes: Lanes) -> None:
        self.show(place, lanes)
        numbers, actions = int(lanes.width), int(lanes.game.actions)
        self.guests[place].show(self.rows["seen"][place][:, :numbers], self.rows["legal"][place][:, :actions])

    def show(self, place: Place, lanes: Lanes) -> None:
        seen = array(lanes.seen, np.int16).reshape(lanes.lanes, -1)
        legal = array(lanes.masks, np.uint8).reshape(lanes.lanes, -1)
        self.rows["seen"][place][:, : seen.shape[1]] = seen
        self.rows["legal"][place][:, : legal.shape[1]] = legal
        self.rows["actors"][place] = array(lanes.actors, np.int16)

    def reward(self, place: Place, lanes: Lanes) -> None:
        """What the games that ended were worth; the rows of the others are never looked at."""
        seats = int(lanes.game.seats)
        totals = array(lanes.totals, np.int16).reshape(-1, seats)
        wins = array(lanes.wins, np.uint8).reshape(-1, seats)
        over = np.flatnonzero(self.rows["ended"][place])
        self.rows["totals"][place][over, :seats] = totals[over]
        worth = rewards(totals[over], wins[over], self.settings.spread, self.settings.alone)
        self.rows["rewards"][place][over, :seats] = worth

    def begin(self, order: Begin) -> None:
        lanes = self.rows["actors"].shape[2]
        self.rows["legal"][:] = 0
        self.rows["seen"][:] = 0
        for place, setting in order.settings.items():
            seed = order.seed + 17 * place[0] + 31 * place[1]
            self.duels[place] = Duel(setting, order.opponent, lanes, order.duels, seed)
            self.show_duel(place, self.duels[place])

    def show_duel(self, place: Place, duel: Duel) -> None:
        """Where a duel is over nothing is legal any more."""
        self.show(place, duel.lanes)
        self.rows["legal"][place][duel.over] = 0

    def back(self) -> dict[Place, Tally]:
        """The tallies, and the rows of the games as they were before the duels."""
        tallies = {place: duel.tally for place, duel in self.duels.items()}
        self.duels = {}
        self.rows["legal"][:] = 0
        self.rows["seen"][:] = 0
        for place, lanes in self.lanes.items():
            self.show_games(place, lanes)
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
