"""Windows from a Ray cluster in place of those of a crew. Its machines need this program and NumPy, no PyTorch."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import torch
from torch import Tensor

from learn.collect import Window
from learn.policy import Columns, Policy
from learn.remote_worker import Part, RemoteWorker
from learn.settings import Settings
from village.bots.net.layout import Layout
from village.bots.net.weights import Weights
from village.bots.ray_cluster import connect, result


class Cluster:
    """As many remote workers as the settings have; where they live is Ray's business. Elders stay at home."""

    def __init__(self, settings: Settings, address: str, layout: Layout, device: str) -> None:
        self.ray = connect(address, settings.cores)
        self.layout = layout
        self.device = device
        worker = self.ray.remote(num_cpus=1)(RemoteWorker)
        self.workers = [worker.remote(settings, settings.seed + 1009 * number) for number in range(settings.cores)]

    def collect(self, policy: Policy, elders: Policy) -> list[Window]:
        weights = self.ray.put(Weights(self.layout, policy.net.arrays(), {}))
        asked = [worker.window.remote(weights) for worker in self.workers]
        return [joined([part for one in asked for part in result(self.ray, one)], self.layout, self.device)]

    def move(self, window: int) -> None:
        """They find their next tables themselves."""

    def close(self) -> None:
        self.ray.shutdown()


def joined(parts: list[Part], layout: Layout, device: str) -> Window:
    """One window, table by table, in universal rows."""
    stacked: dict[str, Any] = {
        field.name: np.concatenate([getattr(part, field.name) for part in parts], axis=1)
        for field in fields(Part)
        if field.name not in ("setting", "seen", "legal", "answers")
    }
    rows, masks, answers = zip(*[universal(part, layout, device) for part in parts], strict=True)
    for name in ("chances", "values"):
        stacked[name] = torch.from_numpy(stacked[name]).to(device)
    return Window(
        rows=torch.cat(rows, 1),
        masks=torch.cat(masks, 1),
        answers=torch.cat(answers, 1),
        own=np.ones(stacked["ended"].shape, bool),
        settings=[part.setting for part in parts],
        **stacked,
    )


def universal(part: Part, layout: Layout, device: str) -> tuple[Tensor, Tensor, Tensor]:
    """Rows, masks and answers of a table as the net has them."""
    steps, lanes, numbers = part.seen.shape
    columns = Columns(layout, numbers, part.legal.shape[2], device)
    columns.seat([part.setting])
    rows = columns.rows(padded(part.seen, device))
    masks = columns.masks(padded(part.legal, device))
    answers = torch.tensor(layout.lines(part.setting.lay()), device=device)[torch.from_numpy(part.answers).to(device)]
    return rows.view(steps, lanes, -1), masks.view(steps, lanes, -1), answers


def padded(rows: Any, device: str) -> Tensor:
    """All steps of one table in a row, with a column behind that is always 0."""
    flat = rows.reshape(1, -1, rows.shape[-1])
    return torch.from_numpy(np.pad(flat, ((0, 0), (0, 0), (0, 1)))).to(device)
