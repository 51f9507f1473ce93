"""Snapshots of earlier nets as opponents: pure self-play forgets how to beat what it has beaten before."""

from __future__ import annotations

from collections import deque
from copy import deepcopy
from random import Random
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from village.training.policy import Policy
from village.training.table_sampler import TableSetting

MAX_SNAPSHOTS: Final = 8


class OpponentPool:
    """The latest snapshots of the run; one of them plays at a time."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = Policy(deepcopy(policy.net), policy.device)
        self.snapshots: deque[dict[str, Tensor]] = deque(maxlen=MAX_SNAPSHOTS)
        self.random = Random(seed)

    def add_snapshot(self, policy: Policy) -> None:
        self.snapshots.append({name: tensor.clone() for name, tensor in policy.net.state_dict().items()})

    def load_random_snapshot(self) -> None:
        if self.snapshots:
            self.policy.net.load_state_dict(self.random.choice(self.snapshots))


class OpponentMask:
    """The games of a half in which the opponent has all seats but one, and the seat of the learner in each."""

    def __init__(self, share: float, games_per_table: int, device: str) -> None:
        self.interval = round(1 / share) if share > 0 else 0
        self.games_per_table = games_per_table
        self.device = device
        self.games = np.zeros(0, np.int64)
        self.learner_seats = np.zeros(0, np.int64)

    def set_tables(self, settings: list[TableSetting]) -> None:
        pairs = [
            (table * self.games_per_table + game, game // self.interval % setting.seats)
            for table, setting in enumerate(settings)
            for game in range(self.interval - 1, self.games_per_table, self.interval or self.games_per_table)
            if self.interval and setting.seats > 1
        ]
        self.games, self.learner_seats = np.array(pairs, np.int64).reshape(-1, 2).T

    def games_to_move(self, actors: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the games in which it is the opponent's turn."""
        games: NDArray[np.int64] = self.games[actors[self.games] != self.learner_seats]
        return games

    def override_actions(
        self, opponent: Policy, observations: Tensor, masks: Tensor, actions: Tensor, games: NDArray[np.int64]
    ) -> None:
        """Replace the learner's actions in these games by those of the opponent."""
        if not len(games):
            return
        rows = torch.from_numpy(games).to(self.device)
        actions[rows] = opponent.sample(observations[rows], masks[rows])[0]
