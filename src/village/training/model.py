"""The net in PyTorch. `village.bots.net.weights.shapes` defines the names of its parameters."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import relu

from village.bots.net.layout import Layout
from village.bots.net.policy import CLIP
from village.bots.net.weights import Arrays, Weights

STATISTICS_UPDATES: Final = 60  # after which the mean and scale of an input stay fixed
MIN_STD: Final = 0.2


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(relu(self.up(self.norm(x))))


class Net(nn.Module):
    """From an observation to the logits of all actions and the two value estimates."""

    mean: Tensor
    scale: Tensor

    def __init__(self, layout: Layout, width: int, blocks: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(layout.width))
        self.register_buffer("scale", torch.ones(layout.width))
        self.enter = nn.Linear(layout.width, width)
        self.blocks = nn.Sequential(*[Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.answer = nn.Linear(width, len(layout.moves))  # the policy head; the name is stored in weight files
        self.value = nn.Linear(width, 2)
        nn.init.normal_(self.answer.weight, std=0.01)
        nn.init.zeros_(self.answer.bias)
        nn.init.normal_(self.value.weight, std=0.01)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        x = ((x - self.mean) * self.scale).clamp(-CLIP, CLIP)
        h = self.norm(self.blocks(relu(self.enter(x))))
        return self.answer(h), self.value(h)

    def arrays(self) -> Arrays:
        return {name: tensor.detach().float().cpu().numpy() for name, tensor in self.state_dict().items()}


class InputStatistics:
    """Mean and scale of every input, from the first updates in which it varies; then they stay fixed."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.updates = torch.zeros_like(net.mean)  # by input

    def freeze(self, columns: list[int]) -> None:
        self.updates[columns] = STATISTICS_UPDATES

    def add(self, rows: Tensor) -> None:
        std = rows.std(0)
        open_inputs = (std > 0) & (self.updates < STATISTICS_UPDATES)
        weight = (1 / (self.updates + 1)).clamp_min(0.1) * open_inputs
        self.net.mean.lerp_(rows.mean(0), weight)
        self.net.scale.lerp_(1 / (std + MIN_STD), weight)
        self.updates += open_inputs.float()


def load(net: Net, layout: Layout, weights: Weights) -> list[int]:
    """Copy parameters by name, also from a smaller layout; return the columns that were known."""
    old = weights.layout
    state = {name: tensor.clone() for name, tensor in net.state_dict().items()}
    known = [name for name in (*layout.inputs, *layout.facts) if name in old.column]
    columns, from_columns = [layout.column[name] for name in known], [old.column[name] for name in known]
    moves = [name for name in layout.moves if name in old.row]
    rows, from_rows = [layout.row[name] for name in moves], [old.row[name] for name in moves]
    for name, array in weights.arrays.items():
        if name in ("mean", "scale"):
            state[name][columns] = tensor(array[from_columns], state[name])
        elif name == "enter.weight":
            state[name].zero_()
            state[name][:, columns] = tensor(array[:, from_columns], state[name])
        elif name.startswith("answer."):
            state[name][rows] = tensor(array[from_rows], state[name])
        else:
            state[name] = tensor(array, state[name])
    net.load_state_dict(state)
    return columns


def tensor(array: Any, like: Tensor) -> Tensor:
    return torch.from_numpy(np.ascontiguousarray(array)).to(like.device)
