"""Older selves among the opponents: who only ever meets himself forgets what he learned to beat."""

from __future__ import annotations

from collections import deque
from copy import deepcopy
from random import Random
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from learn.policy import Policy
from learn.tables import Setting

REMEMBERED: Final = 8


class Elders:
    """The net as it was at some moments of the run; one of them is at the tables at a time."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = Policy(deepcopy(policy.net), policy.device)
        self.kept: deque[dict[str, Tensor]] = deque(maxlen=REMEMBERED)
        self.random = Random(seed)

    def keep(self, policy: Policy) -> None:
        self.kept.append({name: tensor.clone() for name, tensor in policy.net.state_dict().items()})

    def call(self) -> None:
        """Another one comes to the tables."""
        if self.kept:
            self.policy.net.load_state_dict(self.random.choice(self.kept))


class Company:
    """In which games of a half elders sit, and at which seat the net plays there; elders have all the others."""

    def __init__(self, share: float, lanes: int, device: str) -> None:
        self.every = round(1 / share) if share > 0 else 0
        self.lanes = lanes
        self.device = device
        self.games = np.zeros(0, np.int64)
        self.own = np.zeros(0, np.int64)

    def seat(self, settings: list[Setting]) -> None:
        pairs = [
            (table * self.lanes + lane, lane // self.every % setting.seats)
            for table, setting in enumerate(settings)
            for lane in range(self.every - 1, self.lanes, self.every or self.lanes)
            if self.every and setting.seats > 1
        ]
        self.games, self.own = np.array(pairs, np.int64).reshape(-1, 2).T

    def asked(self, actors: NDArray[np.int64]) -> NDArray[np.int64]:
        """The games in which an elder is asked now."""
        found: NDArray[np.int64] = self.games[actors[self.games] != self.own]
        return found

    def answer(self, elders: Policy, rows: Tensor, masks: Tensor, answers: Tensor, asked: NDArray[np.int64]) -> None:
        """Put the answers of elders into those of the net."""
        if not len(asked):
            return
        games = torch.from_numpy(asked).to(self.device)
        answers[games] = elders.draw(rows[games], masks[games])[0]
