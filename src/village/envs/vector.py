"""A Gymnasium vector environment for self-play: many games, stepped in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, TypeAlias

import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from village.bots.compiled.batch import GameBatch
from village.envs.observation import Observation, ObservationEncoder, array
from village.envs.rewards import check_reward, payoffs
from village.envs.spaces import action_space, observation_space
from village.record.errors import BadSetup
from village.record.setup import Table

Array: TypeAlias = NDArray[Any]


class VectorTables(VectorEnv[Observation, Array, Array]):
    """A Gymnasium vector environment of many games for self-play, stepped in compiled code.

    In every game the seat to move sees and acts; `infos["actor"]` names it. A finished game is followed by a new one at
    once. `rewards[i]` belongs to the seat that has just acted in game i. Where games ended, `infos` has the results of
    all their seats (`rewards`, `final_scores`) and what the seat that acted last sees after the end (`final_obs`).
    Arrays that a step returned are never written to again.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # declared like this in Gymnasium

    def __init__(
        self, table: Table, num_envs: int, *, seed: int | None = None, reward: str = "win",
        float_observations: bool = False,
    ) -> None:  # fmt: skip
        self.num_envs = check_count(num_envs)
        self.seats = table.seats
        self.reward = check_reward(reward)
        self.first_seed = seed
        self.encoder = ObservationEncoder(table, float_observations=float_observations)
        self.batch = self.create_batch()
        self.single_observation_space = observation_space(self.encoder)
        self.single_action_space = action_space(self.encoder)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def create_batch(self) -> GameBatch:
        return GameBatch(self.encoder.rules, self.num_envs, len(self.encoder.layout))

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "batch": self.batch.snapshot()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.batch = self.create_batch()
        self.batch.restore(state["batch"])

    @property
    def actors(self) -> Array:
        """The seat to move in every game."""
        return array(self.batch.actors, np.int16)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Restart all games.

        Args:
            seed: One seed for all games, or a list with a seed for each: a game with its own seed is the same at every
                index of every environment. Without a seed, the games depend on the previous ones.
            options: Not used.
        """
        if seed is None:
            seed, self.first_seed = self.first_seed, None
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=None if seed is None else int(seed))
            self.batch.reset(int(self.np_random.integers(1 << 31)))
        else:
            self.batch.reset_each(self.game_seeds(seed))
        return self.observation(), {"actor": self.actors}

    def game_seeds(self, seeds: Sequence[int | None]) -> list[int]:
        """Return the seed of every game; where none is given, it depends on the previous games."""
        if len(seeds) != self.num_envs:
            raise ValueError(f"expected {self.num_envs} seeds, one per game, not {len(seeds)}")
        generators = [self.np_random if seed is None else np_random(index(seed))[0] for seed in seeds]
        return [int(generator.integers(1 << 31)) for generator in generators]

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
        observations = self.final_observations(ended)
        return {
            "final_scores": scores, "_final_scores": ended, "rewards": rewards, "_rewards": ended,
            "final_obs": observations, "_final_obs": ended,
        }  # fmt: skip

    def final_observations(self, ended: Array) -> Array:
        """Return what the seat that acted last sees after the end, for the ended games; None for the others."""
        rows = array(self.batch.final_observations, np.int16).reshape(self.num_envs, -1)
        no_action = np.zeros(len(self.encoder.tokens), np.int8)
        observations = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            observations[game] = {"observation": self.encoder.scale(rows[game]), "action_mask": no_action}
        return observations

    def by_seat(self, row: Any, kind: type[np.generic]) -> Array:
        return array(row, kind).reshape(self.num_envs, self.seats)

    def observation(self) -> Observation:
        return {
            "observation": self.encoder.scale(array(self.batch.observations, np.int16).reshape(self.num_envs, -1)),
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
