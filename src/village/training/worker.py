"""A worker process: it plays its tables with the actions it receives, one half at a time, or evaluation games."""

from __future__ import annotations

import itertools
import multiprocessing
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from village.bots.compiled.batch import GameBatch
from village.envs.observation import array
from village.training.evaluation import EvaluationGames, Tally
from village.training.rewards import rewards
from village.training.scripted_opponents import ScriptedOpponents
from village.training.settings import Settings
from village.training.shared_memory import COMMAND_RING_SIZE, SharedArrays
from village.training.table_sampler import TableSetting

READ_MESSAGE: Final = 2  # a command; the others are the number of the half to play

PARENT_CHECK_SECONDS: Final = 2.0  # a worker without commands checks this often whether its parent is alive

TableIndex = tuple[int, int]  # a half and a table in it


@dataclass(frozen=True)
class SetTable:
    """Start new games at a table."""

    index: TableIndex
    setting: TableSetting
    seed: int


@dataclass(frozen=True)
class StartEvaluation:
    """Pause the training games and play evaluation games at these tables."""

    settings: dict[TableIndex, TableSetting]
    opponent: str
    games: int  # per table
    seed: int


@dataclass(frozen=True)
class FinishEvaluation:
    """Return the tallies and continue the training games."""


@dataclass(frozen=True)
class Stop:
    """End the process."""


Message = SetTable | StartEvaluation | FinishEvaluation


class Worker:
    """Some tables, each with a batch of games."""

    def __init__(self, number: int, shared: SharedArrays, settings: Settings) -> None:
        self.arrays: dict[str, NDArray[Any]] = {
            name: values[:, number] for name, values in shared.arrays().items() if name != "commands"
        }
        self.batches: dict[TableIndex, GameBatch] = {}
        self.opponents: dict[TableIndex, ScriptedOpponents] = {}
        self.evaluations: dict[TableIndex, EvaluationGames] = {}
        self.settings = settings

    def set_table(self, message: SetTable) -> None:
        rules = message.setting.create_table().rules
        batch = GameBatch(rules, self.arrays["actors"].shape[2], len(rules.layout()))
        batch.reset(message.seed)
        self.batches[message.index] = batch
        self.opponents[message.index] = ScriptedOpponents(batch, self.settings.scripted_share, message.seed)
        self.opponents[message.index].play()
        for name in ("observations", "action_masks", "rewards", "scores"):
            self.arrays[name][message.index] = 0
        self.publish_games(message.index, batch)

    def play(self, half: int) -> None:
        """Play one action in every game of a half, or in every evaluation game while these run."""
        for index, batch in self.batches.items():
            if index[0] == half and not self.evaluations:
                self.step(index, batch)
        for index, games in self.evaluations.items():
            if index[0] == half:
                games.step(self.arrays["actions"][index])
                self.publish_evaluation(index, games)

    def step(self, index: TableIndex, batch: GameBatch) -> None:
        batch.step(self.arrays["actions"][index].data)
        self.opponents[index].play()
        self.publish_games(index, batch)
        self.arrays["done"][index] = array(batch.ended, np.uint8)
        if self.arrays["done"][index].any():
            self.publish_rewards(index, batch)

    def publish_games(self, index: TableIndex, batch: GameBatch) -> None:
        self.publish(index, batch)
        width, actions = int(batch.width), int(batch.game.actions)
        observations = self.arrays["observations"][index][:, :width]
        self.opponents[index].refresh_rows(observations, self.arrays["action_masks"][index][:, :actions])

    def publish(self, index: TableIndex, batch: GameBatch) -> None:
        """Copy what the acting seats see and may do into the shared arrays."""
        observations = array(batch.observations, np.int16).reshape(batch.size, -1)
        action_masks = array(batch.masks, np.uint8).reshape(batch.size, -1)
        self.arrays["observations"][index][:, : observations.shape[1]] = observations
        self.arrays["action_masks"][index][:, : action_masks.shape[1]] = action_masks
        self.arrays["actors"][index] = array(batch.actors, np.int16)

    def publish_rewards(self, index: TableIndex, batch: GameBatch) -> None:
        """Write the results of the games that ended; the rows of the others are never read."""
        seats = int(batch.game.seats)
        scores = array(batch.totals, np.int16).reshape(-1, seats)
        wins = array(batch.wins, np.uint8).reshape(-1, seats)
        over = np.flatnonzero(self.arrays["done"][index])
        self.arrays["scores"][index][over, :seats] = scores[over]
        values = rewards(scores[over], wins[over], self.settings.margin_scale, self.settings.solo_par)
        self.arrays["rewards"][index][over, :seats] = values

    def start_evaluation(self, message: StartEvaluation) -> None:
        batch_size = self.arrays["actors"].shape[2]
        self.arrays["action_masks"][:] = 0
        self.arrays["observations"][:] = 0
        for index, setting in message.settings.items():
            seed = message.seed + 17 * index[0] + 31 * index[1]
            self.evaluations[index] = EvaluationGames(setting, message.opponent, batch_size, message.games, seed)
            self.publish_evaluation(index, self.evaluations[index])

    def publish_evaluation(self, index: TableIndex, games: EvaluationGames) -> None:
        """Publish the games; an empty action mask marks a finished one."""
        self.publish(index, games.batch)
        self.arrays["action_masks"][index][games.over] = 0

    def finish_evaluation(self) -> dict[TableIndex, Tally]:
        """Return the tallies and publish the training games as they were before."""
        tallies = {index: games.tally for index, games in self.evaluations.items()}
        self.evaluations = {}
        self.arrays["action_masks"][:] = 0
        self.arrays["observations"][:] = 0
        for index, batch in self.batches.items():
            self.publish_games(index, batch)
        return tallies


def run_worker(
    number: int, shared: SharedArrays, connection: Connection, wake: Any, done: Any, settings: Settings
) -> None:
    """Execute commands until the stop command. The parent handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker(number, shared, settings)
    commands = shared.arrays()["commands"][number]
    for count in itertools.count():
        if not wait_for_command(wake):
            return
        command = int(commands[count % COMMAND_RING_SIZE])
        if command != READ_MESSAGE:
            worker.play(command)
            done[command].release()
            continue
        message = connection.recv()
        if message == Stop():
            return
        connection.send(handle_message(worker, message))


def wait_for_command(wake: Any) -> bool:
    """Return False if the parent process died without sending a command."""
    parent = multiprocessing.parent_process()
    while not wake.acquire(timeout=PARENT_CHECK_SECONDS):
        if parent is None or not parent.is_alive():
            return False
    return True


def handle_message(worker: Worker, message: Message) -> Any:
    match message:
        case SetTable():
            return worker.set_table(message)
        case StartEvaluation():
            return worker.start_evaluation(message)
        case FinishEvaluation():
            return worker.finish_evaluation()
