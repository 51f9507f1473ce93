"""A PettingZoo AEC environment for any game: the seat to move is the agent to step."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from village.envs.observation import Observation, ObservationEncoder
from village.envs.render import MODES, check_render_mode, render_text
from village.envs.rewards import check_reward, final_rewards
from village.envs.spaces import action_space, observation_space
from village.record.errors import Error
from village.record.record import Record
from village.record.setup import GAME, Table


class AecTable(AECEnv):
    """A PettingZoo AEC environment; the agents are `seat_0`, `seat_1`, and so on.

    The rewards come at the end of the game.

    Attributes:
        game: The record of the current game.
        encoder: The encoder of observations, with the names of their numbers and of the actions.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # declared like this in PettingZoo
        "name": f"{GAME}_v1",
        "render_modes": [*MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, table: Table, *, seed: int | None = None, reward: str = "win", float_observations: bool = False,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.table = table
        self.reward = check_reward(reward)
        self.render_mode = check_render_mode(render_mode)
        self.rng, _ = np_random(seed)
        self.game = Record(table, "0")
        self.encoder = ObservationEncoder(table, float_observations=float_observations)
        self.metadata = {**self.metadata, "name": f"{table.name}_v1"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.encoder) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.encoder) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, it depends on the previous game, so that runs are reproducible."""
        if seed is not None:
            self.rng, _ = np_random(seed)
        self.game = Record(self.table, str(self.rng.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.actor]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees: `observation` and `action_mask`."""
        return self.encoder.encode(self.game.state, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent.

        Raises:
            IllegalMove: The action mask forbids the action; nothing has changed.
        """
        if not self.agents:
            raise Error("no game is in progress; call reset before the next step")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.game.play(self.encoder.token(action) if action is not None else "nothing")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.game.over:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[self.game.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def finish(self) -> None:
        values = final_rewards(self.reward, self.game.table.rules, self.game.state)
        self.rewards = dict(zip(self.agents, values, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """Print the board, or return it as text with `render_mode="ansi"`."""
        if self.render_mode == "human":
            sys.stdout.write(render_text(self.game) + "\n")
        return render_text(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
