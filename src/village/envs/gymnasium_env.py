"""A Gymnasium environment for any game: one seat learns, bots play the others."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from village.bots.bot_player import BotPlayer
from village.envs.observation import Observation, ObservationEncoder
from village.envs.render import MODES, check_render_mode, render_text
from village.envs.rewards import check_reward, final_rewards
from village.envs.spaces import action_space, observation_space
from village.record.errors import BadSetup, Error
from village.record.record import Record
from village.record.setup import Table

ILLEGAL: Final = {"win": -1.0, "margin": -100.0, "score": -1.0}  # worse than any regular result


class SingleSeat(gymnasium.Env[Observation, np.int64]):
    """A Gymnasium environment for one seat; bots play the others.

    The reward comes at the end of the game. An illegal action ends the game at once with the worst reward, and
    `info["illegal"]` says why.

    A copy or pickle of it continues at the same position, with new bots.

    Attributes:
        game: The record of the current game.
        encoder: The encoder of observations, with the names of their numbers and of the actions.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012  # declared like this in Gymnasium

    def __init__(
        self, table: Table, *, seed: int | None = None, seat: int = 0, opponents: str | Sequence[str] = "random",
        reward: str = "win", float_observations: bool = False, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.table = table
        self.reward = check_reward(reward)
        self.render_mode = check_render_mode(render_mode)
        self.first_seed = seed
        self.game = Record(table, "0")
        if seat not in range(self.game.seats):
            raise BadSetup(f"seat must be from 0 to {self.game.seats - 1}, not {seat}")
        self.seat = seat
        self.encoder = ObservationEncoder(table, float_observations=float_observations)
        self.opponents = bots_by_seat(self.game.seats, seat, opponents)
        self.bots = self.create_bots()
        self.observation_space = observation_space(self.encoder)
        self.action_space = action_space(self.encoder)
        self.over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, up to the learner's first question. Without a seed, it depends on the previous game."""
        if seed is None:
            seed, self.first_seed = self.first_seed, None
        super().reset(seed=seed)
        self.game = Record(self.table, str(self.np_random.integers(1 << 62)))
        self.close()
        self.bots = self.create_bots()
        self.over = False
        self.play_bots()
        return self.observation(), self.info()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.bots = self.create_bots()

    def create_bots(self) -> dict[int, BotPlayer]:
        """Create new bots for the opponents."""
        return {seat: BotPlayer(name) for seat, name in self.opponents.items()}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, then the moves of the others up to the learner's next question."""
        if self.over:
            raise Error("the game is over; call reset before the next step")
        token = self.encoder.token(action)
        why = self.game.why(token)
        if why:
            self.over = True
            return self.observation(), ILLEGAL[self.reward], True, False, {**self.info(), "illegal": str(why)}
        self.game.play(token)
        self.play_bots()
        self.over = self.game.over
        reward = final_rewards(self.reward, self.game.table.rules, self.game.state)[self.seat] if self.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, self.over, False, self.info()

    def play_bots(self) -> None:
        """Play the moves of the bots until the learner is to move."""
        while not self.game.over and self.game.actor != self.seat:
            self.over = True  # in case the bot fails
            self.game.play(self.bots[self.game.actor].choose_move(self.game))
            self.over = False

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, under the name that sb3-contrib's MaskablePPO expects."""
        return self.encoder.mask(self.game.state, self.seat).astype(np.bool_)

    def observation(self) -> Observation:
        return self.encoder.encode(self.game.state, self.seat)

    def info(self) -> dict[str, Any]:
        """Return the info dict: the action mask, as is usual in Gymnasium, and after the end the scores."""
        info: dict[str, Any] = {"action_mask": self.encoder.mask(self.game.state, self.seat)}
        return info | ({"scores": [score["total"] for score in self.game.scores()]} if self.game.over else {})

    def render(self) -> str | None:
        """Print the board, or return it as text with `render_mode="ansi"`."""
        if self.render_mode == "human":
            sys.stdout.write(render_text(self.game) + "\n")
        return render_text(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Close the bots."""
        for bot in self.bots.values():
            bot.close()


def bots_by_seat(seats: int, seat: int, opponents: str | Sequence[str]) -> dict[int, str]:
    """Return the bot of every other seat, clockwise from the learner; a single name is used for all."""
    others = [(seat + away) % seats for away in range(1, seats)]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise BadSetup(f"opponents must name {len(others)} bots, not {len(names)}")
    return dict(zip(others, names, strict=True))
