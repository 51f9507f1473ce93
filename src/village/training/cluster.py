"""Rollouts from a Ray cluster instead of a local worker pool. Its machines need this package and NumPy, no PyTorch."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import torch
from torch import Tensor

from village.bots.net.layout import Layout
from village.bots.net.weights import Weights
from village.bots.ray_cluster import connect, result
from village.training.policy import ColumnMap, Policy
from village.training.remote_worker import RemoteWorker, TableRollout
from village.training.sampler import Rollout
from village.training.settings import Settings


class Cluster:
    """The remote workers; Ray decides where they run. The opponent pool is not used there."""

    def __init__(self, settings: Settings, address: str, layout: Layout, device: str) -> None:
        self.ray = connect(address, settings.worker_count)
        self.layout = layout
        self.device = device
        actor = self.ray.remote(num_cpus=1)(RemoteWorker)
        seeds = [settings.seed + 1009 * number for number in range(settings.worker_count)]
        self.workers = [actor.remote(settings, seed) for seed in seeds]

    def collect(self, policy: Policy, opponent: Policy) -> list[Rollout]:
        weights = self.ray.put(Weights(self.layout, policy.net.arrays(), {}))
        pending = [worker.collect.remote(weights) for worker in self.workers]
        rollouts = [rollout for reference in pending for rollout in result(self.ray, reference)]
        return [merge_rollouts(rollouts, self.layout, self.device)]

    def rotate_tables(self, rollout: int) -> None:
        """Do nothing: remote workers replace their tables themselves."""

    def close(self) -> None:
        self.ray.shutdown()


def merge_rollouts(rollouts: list[TableRollout], layout: Layout, device: str) -> Rollout:
    """Return one rollout of all tables, in the layout of the net."""
    stacked: dict[str, Any] = {
        field.name: np.concatenate([getattr(rollout, field.name) for rollout in rollouts], axis=1)
        for field in fields(TableRollout)
        if field.name not in ("setting", "observations", "action_masks", "actions")
    }
    observations, masks, actions = zip(*[to_net_layout(rollout, layout, device) for rollout in rollouts], strict=True)
    for name in ("log_probs", "values"):
        stacked[name] = torch.from_numpy(stacked[name]).to(device)
    return Rollout(
        observations=torch.cat(observations, 1),
        action_masks=torch.cat(masks, 1),
        actions=torch.cat(actions, 1),
        by_learner=np.ones(stacked["done"].shape, bool),
        settings=[rollout.setting for rollout in rollouts],
        **stacked,
    )


def to_net_layout(rollout: TableRollout, layout: Layout, device: str) -> tuple[Tensor, Tensor, Tensor]:
    """Return observations, action masks and actions of a table in the layout of the net."""
    steps, games, width = rollout.observations.shape
    columns = ColumnMap(layout, width, rollout.action_masks.shape[2], device)
    columns.set_tables([rollout.setting])
    observations = columns.to_observations(padded(rollout.observations, device))
    masks = columns.to_masks(padded(rollout.action_masks, device))
    rows = torch.tensor(layout.rows(rollout.setting.create_table()), device=device)
    actions = rows[torch.from_numpy(rollout.actions).to(device)]
    return observations.view(steps, games, -1), masks.view(steps, games, -1), actions


def padded(rows: Any, device: str) -> Tensor:
    """Return all steps of one table in a row, with one more column that is always 0."""
    flat = rows.reshape(1, -1, rows.shape[-1])
    return torch.from_numpy(np.pad(flat, ((0, 0), (0, 0), (0, 1)))).to(device)
