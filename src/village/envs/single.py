"""Any title as an environment of Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from village.bots.seated_bot import SeatedBot
from village.envs.picture import MODES, checked_mode, drawn
from village.envs.rewards import checked, final
from village.envs.sight import Seen, Sight
from village.envs.spaces import action_space, observation_space
from village.record.errors import BadSetup, Error
from village.record.load import new
from village.record.record import Record

ILLEGAL: Final = {"win": -1.0, "margin": -100.0, "score": -1.0}  # worse than any game that is played to its end


class SingleSeat(gymnasium.Env[Seen, np.int64]):
    """A Gymnasium environment for one seat; bots play the others.

    The reward comes at the end of the game. An illegal action ends the game at once with the worst reward, and
    `info["illegal"]` says why.

    Attributes:
        game: The record of the current game.
        sight: The names of the numbers of an observation and of the actions.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self, *, seed: int | None = None, seat: int = 0, opponents: str | Sequence[str] = "random",
        reward: str = "win", render_mode: str | None = None, **setting: Any,
    ) -> None:  # fmt: skip
        self.setting = setting
        self.reward = checked(reward)
        self.render_mode = checked_mode(render_mode)
        self.first_seed = seed
        self.game: Record = new(seed=0, **setting)
        if seat not in range(self.game.seats):
            raise BadSetup(f"there is no seat {seat} at a table of {self.game.seats}")
        self.seat = seat
        self.sight = Sight(self.game.table)
        self.opponents = named(self.game.seats, seat, opponents)
        self.bots = self.seated()
        self.observation_space = observation_space(self.sight)
        self.action_space = action_space(self.sight)
        self.over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start a new game, up to the learner's first question. Without a seed it follows from the game before."""
        if seed is None:
            seed, self.first_seed = self.first_seed, None
        super().reset(seed=seed)
        self.game = new(seed=int(self.np_random.integers(1 << 62)), **self.setting)
        self.close()
        self.bots = self.seated()
        self.over = False
        self.play_bots()
        return self.seen(), self.told()

    def seated(self) -> dict[int, SeatedBot]:
        """The opponents, made anew."""
        return {other: SeatedBot(name) for other, name in self.opponents.items()}

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action, then the moves of the others up to the learner's next question."""
        if self.over:
            raise Error("the game is over; reset comes before the next step")
        token = self.sight.token(action)
        why = self.game.why(token)
        if why:
            self.over = True
            return self.seen(), ILLEGAL[self.reward], True, False, {**self.told(), "illegal": str(why)}
        self.game.play(token)
        self.play_bots()
        self.over = self.game.over
        reward = final(self.reward, self.game.table.rules, self.game.state)[self.seat] if self.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.seen(), reward, self.over, False, self.told()

    def play_bots(self) -> None:
        """Let the others answer until the learner is asked."""
        while not self.game.over and self.game.actor != self.seat:
            self.over = True  # as long as a bot may fail
            self.game.play(self.bots[self.game.actor].answer(self.game))
            self.over = False

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, by the name under which sb3-contrib's MaskablePPO asks for it."""
        return self.sight.mask(self.game.state, self.seat).astype(np.bool_)

    def seen(self) -> Seen:
        return self.sight.look(self.game.state, self.seat)

    def told(self) -> dict[str, Any]:
        """The mask once more, where Gymnasium looks for it; after the end the scores."""
        told: dict[str, Any] = {"action_mask": self.sight.mask(self.game.state, self.seat)}
        return told | ({"scores": [score["total"] for score in self.game.scores()]} if self.game.over else {})

    def render(self) -> str | None:
        """Print the board, or return it as text with `render_mode="ansi"`."""
        if self.render_mode == "human":
            sys.stdout.write(drawn(self.game) + "\n")
        return drawn(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """End the programs among the opponents."""
        for bot in self.bots.values():
            bot.close()


def named(seats: int, seat: int, opponents: str | Sequence[str]) -> dict[int, str]:
    """A bot for every other seat, clockwise from the learner; one name stands for all of them."""
    others = [(seat + away) % seats for away in range(1, seats)]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise BadSetup(f"{len(others)} opponents are needed, not {len(names)}")
    return dict(zip(others, names, strict=True))
