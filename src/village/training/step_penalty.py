"""Adaptive per-decision penalty that prevents endless games.

Without it self-play drifts into stalling: passing is free, and no seat loses by waiting while all others wait too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:  # this module works without PyTorch
    from village.training.sampler import Rollout
    from village.training.settings import Settings
    from village.training.table_sampler import TableSetting

RAISE_FACTOR: Final = 1.03  # per rollout, while games are too long
LOWER_FACTOR: Final = 0.98  # per rollout, otherwise
MIN_PENALTY: Final = 0.0005
MAX_PENALTY: Final = 0.008  # beyond it the penalty outweighs the game
AVERAGE_DECAY: Final = 0.9  # of the running average of game lengths, per rollout


class StepPenalty:
    """Adjusts the penalty until a seat needs the target number of decisions per game."""

    def __init__(self, settings: Settings) -> None:
        self.penalty = settings.step_penalty
        self.target_decisions = settings.target_decisions
        self.decisions = 0.0  # per seat
        self.games = 0.0

    @property
    def decisions_per_game(self) -> float:
        """Running average of the decisions of a seat per game."""
        return self.decisions / max(self.games, 1.0)

    def update(self, rollouts: list[Rollout]) -> None:
        self.decisions *= AVERAGE_DECAY
        self.games *= AVERAGE_DECAY
        for rollout in rollouts:
            seats = seats_by_game(rollout.settings, rollout.done.shape[1])
            self.decisions += float((len(rollout.done) / seats[seats > 1]).sum())
            self.games += float(rollout.done[:, seats > 1].sum())
        factor = RAISE_FACTOR if self.decisions_per_game > self.target_decisions else LOWER_FACTOR
        self.penalty = min(MAX_PENALTY, max(MIN_PENALTY, self.penalty * factor))

    def costs(self, rollout: Rollout) -> NDArray[np.float32]:
        """Return the cost of a decision to each seat, by game; solo games are free, since stalling gains nothing."""
        seats = seats_by_game(rollout.settings, rollout.done.shape[1])
        return np.where(seats > 1, self.penalty / seats, 0.0).astype(np.float32)


def seats_by_game(settings: list[TableSetting], games: int) -> NDArray[np.int64]:
    """Return the number of seats of every game; the games of a table are adjacent."""
    return np.repeat([setting.seats for setting in settings], games // len(settings))
