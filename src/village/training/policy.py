"""The net as a policy for many games at once, and the mapping between its layout and that of each table."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import log_softmax

from village.bots.net.layout import MISSING, Layout
from village.record.setup import Table
from village.training.model import Net
from village.training.table_sampler import TableSetting

Array = NDArray[Any]
ILLEGAL_LOGIT: Final = -1e9


class ColumnMap:
    """Maps observations and actions of some tables to the layout of the net and back."""

    def __init__(self, layout: Layout, observation: int, actions: int, device: str) -> None:
        self.layout = layout
        self.observation = observation  # size of the largest table; the column after it is always 0
        self.actions = actions
        self.device = device
        self.cache: dict[int, tuple[Array, Array, Array]] = {}  # by id of a table: tables are cached, never freed

    def set_tables(self, settings: list[TableSetting]) -> None:
        columns, facts, rows = zip(*[self.maps_of(setting.create_table()) for setting in settings], strict=True)
        self.local_columns = torch.from_numpy(np.stack(columns)).to(self.device)
        self.facts = torch.from_numpy(np.stack(facts)).to(self.device)
        self.local_actions = torch.from_numpy(np.stack(rows)).to(self.device)

    def maps_of(self, table: Table) -> tuple[Array, Array, Array]:
        if id(table) not in self.cache:
            layout = self.layout
            facts = np.zeros(layout.width, np.int16)
            facts[layout.fact_columns(table)] = 1
            columns = inverted(layout.columns(table), layout.width, self.observation)
            rows = inverted(layout.rows(table), len(layout.moves), self.actions)
            self.cache[id(table)] = (columns, facts, rows)
        return self.cache[id(table)]

    def to_observations(self, local: Tensor) -> Tensor:
        """Return observations in the layout of the net, from those of the tables (by table and game)."""
        tables, games, _ = local.shape
        columns = self.local_columns[:, None].expand(tables, games, -1)
        return (local.gather(2, columns) + self.facts[:, None]).flatten(0, 1)

    def to_masks(self, local: Tensor) -> Tensor:
        """Return action masks in the layout of the net."""
        tables, games, _ = local.shape
        return local.gather(2, self.local_actions[:, None].expand(tables, games, -1)).flatten(0, 1).bool()

    def to_local(self, actions: Tensor) -> Tensor:
        """Return the actions as indices into the action tables of their games."""
        return self.local_actions.gather(1, actions.view(len(self.local_actions), -1))


def inverted(columns: list[int], length: int, missing: int) -> Array:
    """Return the local column of every column of the net."""
    local_columns = np.full(length, missing)
    for local, column in enumerate(columns):
        if column != MISSING:
            local_columns[column] = local
    return local_columns


class Policy:
    """A net and its device."""

    def __init__(self, net: Net, device: str) -> None:
        self.net = net.to(device)
        self.device = device

    def autocast(self) -> Any:
        """Use half precision on a GPU."""
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda")

    def evaluate(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probabilities of all actions and the values of the positions."""
        with self.autocast():
            logits, values = self.net(observations.float())
        return log_softmax(logits.float().masked_fill(~masks, ILLEGAL_LOGIT), -1), values.float()

    def sample(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return sampled actions, their log-probabilities and the values of the positions."""
        with torch.no_grad():
            log_probs, values = self.evaluate(observations, masks)
            noise = torch.empty_like(log_probs).exponential_().clamp_min(1e-20).log()
            actions = (log_probs - noise).argmax(-1)
            return actions, log_probs.gather(1, actions[:, None]).squeeze(1), values

    def best(self, observations: Tensor, masks: Tensor) -> Tensor:
        """Return the most likely actions."""
        with torch.no_grad():
            return self.evaluate(observations, masks)[0].argmax(-1)
