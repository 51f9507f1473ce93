"""A Gymnasium vector environment for self-play: many games, stepped in compiled code."""

from __future__ import annotations

from operator import index
from typing import Any, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from village.bots.compiled.batch import GameBatch
from village.envs.observation import Observation, ObservationEncoder, array
from village.envs.rewards import check_reward, payoffs
from village.envs.spaces import action_space, observation_space
from village.record.api import new
from village.record.errors import BadSetup

Array: TypeAlias = NDArray[Any]


class VectorTables(VectorEnv[Observation, Array, Array]):
    """A Gymnasium vector environment of many games for self-play, stepped in compiled code.

    In every game the seat to move sees and acts; `infos["actor"]` names it. A finished game is followed by a new one at
    once. `rewards[i]` belongs to the seat that has just acted in game i; where games ended, `infos["rewards"]` has the
    rewards of all their seats. Arrays that a step returned are never written to again.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # declared like this in Gymnasium

    def __init__(self, num_envs: int, *, seed: int | None = None, reward: str = "win", **setting: Any) -> None:
        table = new(seed=0, **setting).table
        self.num_envs = check_count(num_envs)
        self.seats = table.seats
        self.reward = check_reward(reward)
        self.first_seed = seed
        self.encoder = ObservationEncoder(table)
        self.batch = GameBatch(table.rules, self.num_envs, len(self.encoder.layout))
        self.single_observation_space = observation_space(self.encoder)
        self.single_action_space = action_space(self.encoder)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    @property
    def actors(self) -> Array:
        """The seat to move in every game."""
        return array(self.batch.actors, np.int16)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Restart all games. Without a seed, they depend on the previous games."""
        if seed is None:
            seed, self.first_seed = self.first_seed, None
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 31)))
        return self.observation(), {"actor": self.actors}

    def step(self, actions: ArrayLike) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Play one action in every game.

        Raises:
            ValueError: An action is not legal, or `actions` is not one row of integers; no game was stepped.
        """
        acted = self.actors
        self.batch.step(self.check_actions(actions).data)
        ended = array(self.batch.ended, np.bool_)
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Any] = {"actor": self.actors}
        if ended.any():
            infos |= self.results(ended)
            over = np.flatnonzero(ended)
            rewards[over] = infos["rewards"][over, acted[over]]
        return self.observation(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def check_actions(self, actions: ArrayLike) -> Array:
        """Return the actions as one integer per game; reject floats instead of rounding them."""
        row = np.asarray(actions)
        if row.ndim != 1:
            raise ValueError(f"actions must be one row of {self.num_envs} integers, not an array of shape {row.shape}")
        if len(row) == self.num_envs and row.dtype.kind not in "iu":
            raise ValueError(f"actions must be integers, not {row.dtype}")
        return np.ascontiguousarray(row, np.int64)

    def results(self, ended: Array) -> dict[str, Array]:
        """Return scores and rewards of the ended games; other rows are 0. Gymnasium marks masks with an underscore."""
        scores = self.by_seat(self.batch.totals, np.int16) * ended[:, None]
        rewards = np.zeros(scores.shape)
        rewards[ended] = payoffs(self.reward, scores[ended], self.by_seat(self.batch.wins, np.uint8)[ended])
        return {"final_scores": scores, "_final_scores": ended, "rewards": rewards, "_rewards": ended}

    def by_seat(self, row: Any, kind: type[np.generic]) -> Array:
        return array(row, kind).reshape(self.num_envs, self.seats)

    def observation(self) -> Observation:
        return {
            "observation": array(self.batch.observations, np.int16).reshape(self.num_envs, -1),
            "action_mask": array(self.batch.masks, np.int8).reshape(self.num_envs, -1),
        }

    def sample(self) -> Array:
        """Return a random legal action for every game."""
        return np.array(self.batch.random_actions(), np.int64)


def check_count(num_envs: Any) -> int:
    try:
        count = index(num_envs)
    except TypeError:
        count = 0
    if count < 1:
        raise BadSetup(f"num_envs must be 1 or more, not {num_envs!r}")
    return count
