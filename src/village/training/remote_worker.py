"""A worker of a Ray cluster: it plays its own tables and evaluates the net itself, with NumPy."""

from __future__ import annotations

import multiprocessing
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from village.bots.net.policy import Floats, Policy
from village.bots.net.weights import Weights
from village.training.settings import Settings
from village.training.shared_memory import SharedArrays
from village.training.table_sampler import TableSampler, TableSetting, all_settings
from village.training.worker import SetTable, Worker
from village.training.worker_pool import sizes_for

HALF: Final = 0  # all tables are in one half, since the worker never waits for actions
ILLEGAL_LOGIT: Final = -1e9

Array = NDArray[Any]


@dataclass
class TableRollout:
    """The rollout of one table, by step and game, in the layout of the table."""

    setting: TableSetting
    observations: Array
    action_masks: Array
    actors: Array
    actions: Array
    log_probs: Array
    values: Array
    done: Array
    rewards: Array
    scores: Array


class RemoteWorker:
    """A worker and a policy in one process."""

    def __init__(self, settings: Settings, seed: int) -> None:
        own_settings = replace(settings, workers=1)
        sizes = sizes_for(own_settings, (setting.create_table() for setting in all_settings(settings.game)))
        self.worker = Worker(0, SharedArrays(multiprocessing.get_context("spawn"), sizes), own_settings)
        self.settings = settings
        self.table_sampler = TableSampler(settings, seed)
        self.random = np.random.default_rng(seed)
        self.table_settings: list[TableSetting] = [self.assign_table(table) for table in range(settings.tables)]
        self.rollouts = 0

    def assign_table(self, table: int) -> TableSetting:
        setting = self.table_sampler.sample()
        seed = self.table_sampler.random.randrange(1, 1 << 30)
        self.worker.set_table(SetTable((HALF, table), setting, seed))
        return setting

    def rotate_tables(self) -> None:
        """Replace some tables, so that each lives as long as the settings say."""
        self.rollouts += 1
        tables, lifetime = self.settings.tables, self.settings.table_lifetime
        for number in range((self.rollouts - 1) * tables // lifetime, self.rollouts * tables // lifetime):
            self.table_settings[number % tables] = self.assign_table(number % tables)

    def collect(self, weights: Weights) -> list[TableRollout]:
        """Play as many actions in every game as the settings say."""
        policies = [Policy(weights, setting.create_table()) for setting in self.table_settings]
        rollouts = [self.empty_rollout(setting) for setting in self.table_settings]
        for step in range(self.settings.rollout_steps):
            for table, policy in enumerate(policies):
                self.choose_actions(table, policy, rollouts[table], step)
            self.worker.play(HALF)
            for table, rollout in enumerate(rollouts):
                for name in ("done", "rewards", "scores"):
                    getattr(rollout, name)[step] = self.rows(name, table)
        self.rotate_tables()
        return rollouts

    def empty_rollout(self, setting: TableSetting) -> TableRollout:
        rules = setting.create_table().rules
        shape = (self.settings.rollout_steps, self.settings.games_per_table)
        seats = self.rows("scores", 0).shape[-1]
        return TableRollout(
            setting,
            observations=np.zeros((*shape, len(rules.layout())), np.int16),
            action_masks=np.zeros((*shape, int(rules.actions)), np.uint8),
            actors=np.zeros(shape, np.int64),
            actions=np.zeros(shape, np.int64),
            log_probs=np.zeros(shape, np.float32),
            values=np.zeros((*shape, 2), np.float32),
            done=np.zeros(shape, bool),
            rewards=np.zeros((*shape, seats, 2), np.float32),
            scores=np.zeros((*shape, seats), np.int16),
        )

    def rows(self, name: str, table: int) -> Array:
        rows: Array = self.worker.arrays[name][HALF, table]
        return rows

    def choose_actions(self, table: int, policy: Policy, rollout: TableRollout, step: int) -> None:
        rollout.observations[step] = self.rows("observations", table)[:, : rollout.observations.shape[2]]
        rollout.action_masks[step] = self.rows("action_masks", table)[:, : rollout.action_masks.shape[2]]
        rollout.actors[step] = self.rows("actors", table)
        log_probs, rollout.values[step] = evaluate_rows(policy, rollout.observations[step], rollout.action_masks[step])
        actions = (log_probs + self.random.gumbel(size=log_probs.shape)).argmax(1)
        rollout.actions[step] = self.rows("actions", table)[:] = actions
        rollout.log_probs[step] = log_probs[np.arange(len(actions)), actions]


def evaluate_rows(policy: Policy, observations: Array, action_masks: Array) -> tuple[Floats, Floats]:
    """Return the log-probabilities of all actions of the table and the values of the positions, row by row."""
    hidden = policy.encode_batch(observations)
    weights, bias = policy.policy_weight[policy.rows], policy.policy_bias[policy.rows]
    logits = np.where(action_masks, hidden @ weights.T + bias, ILLEGAL_LOGIT)
    logits -= logits.max(1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(1, keepdims=True)), policy.evaluate_batch(hidden)
