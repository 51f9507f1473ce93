"""The net answers for many games at once, of whatever tables: rows become universal and answers become local here."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import log_softmax

from learn.model import Net
from learn.tables import Setting
from village.bots.net.layout import NOWHERE, Layout
from village.record.table import Table

Array = NDArray[Any]
NEVER = -1e9  # the logit of what is not legal


class Columns:
    """Where the numbers and actions of some tables are in the universal row, and the other way round."""

    def __init__(self, layout: Layout, numbers: int, actions: int, device: str) -> None:
        self.layout = layout
        self.numbers = numbers  # of the largest table; the column behind is always 0
        self.actions = actions
        self.device = device
        self.known: dict[int, tuple[Array, Array, Array]] = {}  # by the identity of a table: it is laid once

    def seat(self, settings: list[Setting]) -> None:
        columns, fixed, lines = zip(*[self.of(setting.lay()) for setting in settings], strict=True)
        self.local_columns = torch.from_numpy(np.stack(columns)).to(self.device)
        self.fixed = torch.from_numpy(np.stack(fixed)).to(self.device)
        self.lines = torch.from_numpy(np.stack(lines)).to(self.device)

    def of(self, table: Table) -> tuple[Array, Array, Array]:
        if id(table) not in self.known:
            layout = self.layout
            fixed = np.zeros(layout.width, np.int16)
            fixed[layout.fact_columns(table)] = 1
            columns = turned(layout.columns(table), layout.width, self.numbers)
            lines = turned(layout.lines(table), len(layout.answers), self.actions)
            self.known[id(table)] = (columns, fixed, lines)
        return self.known[id(table)]

    def rows(self, seen: Tensor) -> Tensor:
        """Universal rows, from those of the tables (by table and lane)."""
        tables, lanes, _ = seen.shape
        columns = self.local_columns[:, None].expand(tables, lanes, -1)
        return (seen.gather(2, columns) + self.fixed[:, None]).flatten(0, 1)

    def masks(self, legal: Tensor) -> Tensor:
        tables, lanes, _ = legal.shape
        return legal.gather(2, self.lines[:, None].expand(tables, lanes, -1)).flatten(0, 1).bool()

    def local(self, answers: Tensor) -> Tensor:
        """The indices of universal answers in the table of actions of their games."""
        return self.lines.gather(1, answers.view(len(self.lines), -1))


def turned(columns: list[int], length: int, nowhere: int) -> Array:
    """For every universal column the local one."""
    found = np.full(length, nowhere)
    for local, universal in enumerate(columns):
        if universal != NOWHERE:
            found[universal] = local
    return found


class Policy:
    """A net and the device it lives on."""

    def __init__(self, net: Net, device: str) -> None:
        self.net = net.to(device)
        self.device = device

    def autocast(self) -> Any:
        """Half precision where the hardware is made for it."""
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda")

    def judge(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all answers, and what the positions are worth."""
        with self.autocast():
            logits, values = self.net(rows.float())
        return log_softmax(logits.float().masked_fill(~masks, NEVER), -1), values.float()

    def draw(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Answers by their chances: which, the logarithms of their chances, and what the positions are worth."""
        with torch.no_grad():
            chances, values = self.judge(rows, masks)
            noise = torch.empty_like(chances).exponential_().clamp_min(1e-20).log()
            answers = (chances - noise).argmax(-1)
            return answers, chances.gather(1, answers[:, None]).squeeze(1), values

    def best(self, rows: Tensor, masks: Tensor) -> Tensor:
        with torch.no_grad():
            return self.judge(rows, masks)[0].argmax(-1)
