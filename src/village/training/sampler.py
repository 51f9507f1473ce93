"""Rollouts of self-play: a fixed number of actions in every game of a worker pool.

Anything that makes a `Rollout` can replace the worker pool of this machine, as `cluster` does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from village.bots.net.layout import Layout
from village.training.opponent_pool import OpponentMask
from village.training.policy import ColumnMap, Policy
from village.training.shared_memory import HALVES
from village.training.table_sampler import TableSetting
from village.training.worker import TableIndex
from village.training.worker_pool import WorkerPool


@dataclass
class Rollout:
    """Observations, actions and results, by step and game. Tensors are on the device of the policy."""

    observations: Tensor
    action_masks: Tensor
    actions: Tensor
    log_probs: Tensor
    values: Tensor
    actors: NDArray[Any]
    by_learner: NDArray[Any]  # whether the current net chose the action
    done: NDArray[Any]
    rewards: NDArray[Any]
    scores: NDArray[Any]
    settings: list[TableSetting]  # by table; the games of a table are adjacent


class HalfSampler:
    """One half of the tables, with the memory for its rollout."""

    def __init__(self, pool: WorkerPool, number: int, layout: Layout, device: str) -> None:
        self.pool = pool
        self.number = number
        self.device = device
        sizes = pool.sizes
        self.columns = ColumnMap(layout, sizes.observation, sizes.actions, device)
        self.opponents = OpponentMask(pool.settings.opponent_pool_share, sizes.games_per_table, device)
        shape = (pool.settings.rollout_steps, sizes.workers * sizes.tables * sizes.games_per_table)
        self.rollout = Rollout(
            observations=torch.zeros((*shape, layout.width), dtype=torch.int16, device=device),
            action_masks=torch.zeros((*shape, len(layout.moves)), dtype=torch.bool, device=device),
            actions=torch.zeros(shape, dtype=torch.long, device=device),
            log_probs=torch.zeros(shape, device=device),
            values=torch.zeros((*shape, 2), device=device),
            actors=np.zeros(shape, np.int64),
            by_learner=np.ones(shape, bool),
            done=np.zeros(shape, bool),
            rewards=np.zeros((*shape, sizes.seats, 2), np.float32),
            scores=np.zeros((*shape, sizes.seats), np.int16),
            settings=[],
        )

    def set_tables(self, settings: list[TableSetting]) -> None:
        self.rollout.settings = settings
        self.columns.set_tables(settings)
        self.opponents.set_tables(settings)

    def observe(self) -> tuple[Tensor, Tensor]:
        """Return the observations and action masks of all games in the layout of the net."""
        shape = (len(self.columns.local_columns), self.pool.sizes.games_per_table, -1)
        observations = torch.from_numpy(self.pool.view("observations", self.number))
        action_masks = torch.from_numpy(self.pool.view("action_masks", self.number))
        return (
            self.columns.to_observations(observations.to(self.device, non_blocking=True).view(shape)),
            self.columns.to_masks(action_masks.to(self.device, non_blocking=True).view(shape)),
        )

    def send_actions(self, actions: Tensor) -> None:
        """Send the actions to the workers, which play them."""
        self.pool.view("actions", self.number)[:] = self.columns.to_local(actions).flatten().cpu().numpy()
        self.pool.start_step(self.number)

    def step(self, step: int, policy: Policy, opponent: Policy) -> None:
        rollout = self.rollout
        observations, masks = self.observe()
        actions, log_probs, values = policy.sample(observations, masks)
        rollout.actors[step] = self.pool.view("actors", self.number)
        opponent_games = self.opponents.games_to_move(rollout.actors[step])
        rollout.by_learner[step] = True
        rollout.by_learner[step, opponent_games] = False
        self.opponents.override_actions(opponent, observations, masks, actions, opponent_games)
        self.send_actions(actions)
        rollout.observations[step], rollout.action_masks[step], rollout.actions[step] = observations, masks, actions
        rollout.log_probs[step], rollout.values[step] = log_probs, values

    def record_results(self, step: int) -> None:
        """Wait until a step was played and record its results."""
        self.pool.wait(self.number)
        self.rollout.done[step] = self.pool.view("done", self.number)
        self.rollout.rewards[step] = self.pool.view("rewards", self.number)
        self.rollout.scores[step] = self.pool.view("scores", self.number)


class Sampler:
    """Collects rollouts from a worker pool, double-buffered: one half plays while the net evaluates the other."""

    def __init__(self, pool: WorkerPool, layout: Layout, device: str) -> None:
        self.pool = pool
        self.halves = [HalfSampler(pool, number, layout, device) for number in HALVES]
        pin_memory(pool, device)

    def set_tables(self, settings: dict[tuple[int, TableIndex], TableSetting]) -> None:
        for half in self.halves:
            half.set_tables([settings[index] for index in self.pool.table_indices() if index[1][0] == half.number])

    def collect(self, policy: Policy, opponent: Policy) -> list[Rollout]:
        self.set_tables(self.pool.table_settings)
        steps = self.pool.settings.rollout_steps
        for step in range(steps):
            for half in self.halves:
                if step:
                    half.record_results(step - 1)
                half.step(step, policy, opponent)
        for half in self.halves:
            half.record_results(steps - 1)
        return [half.rollout for half in self.halves]

    def rotate_tables(self, rollout: int) -> None:
        self.pool.rotate_tables(rollout)

    def close(self) -> None:
        """Do nothing: the owner of the pool closes it."""


def pin_memory(pool: WorkerPool, device: str) -> None:
    """Register the arrays with the GPU, which then reads them faster; without a GPU do nothing."""
    if device != "cuda":
        return
    for name in ("observations", "action_masks"):
        array = pool.arrays[name]
        torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
