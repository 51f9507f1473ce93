"""Windows made far away: a process of a cluster plays at tables of its own and answers for itself, in NumPy."""

from __future__ import annotations

import multiprocessing
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learn.crew import sizes_of
from learn.settings import Settings
from learn.shared import Rows
from learn.tables import Draw, Setting, offered
from learn.worker import Sit, Worker
from village.bots.net.policy import Floats, Policy
from village.bots.net.weights import Weights

HALF = 0  # all tables are in one half: nobody waits for answers here
NEVER = -1e9  # the logit of what is not legal

Array = NDArray[Any]


@dataclass
class Part:
    """The games of one table in a window, by step and game; numbers and actions are those of the table."""

    setting: Setting
    seen: Array
    legal: Array
    actors: Array
    answers: Array
    chances: Array
    values: Array
    ended: Array
    rewards: Array
    totals: Array


class RemoteWorker:
    """What a worker and the learner do together on one machine, without the learner."""

    def __init__(self, settings: Settings, seed: int) -> None:
        alone = replace(settings, workers=1)
        sizes = sizes_of(alone, (setting.lay() for setting in offered(settings.game)))
        self.worker = Worker(0, Rows(multiprocessing.get_context("spawn"), sizes), alone)
        self.settings = settings
        self.draw = Draw(settings, seed)
        self.random = np.random.default_rng(seed)
        self.seated: list[Setting] = [self.sit(table) for table in range(settings.tables)]
        self.windows = 0

    def sit(self, table: int) -> Setting:
        setting = self.draw.one()
        self.worker.sit(Sit((HALF, table), setting, self.draw.random.randrange(1, 1 << 30)))
        return setting

    def move(self) -> None:
        """One table gives way to another now and then, so that each stays as long as the settings say."""
        self.windows += 1
        tables = self.settings.tables
        for number in range(
            (self.windows - 1) * tables // self.settings.stay, self.windows * tables // self.settings.stay
        ):
            self.seated[number % tables] = self.sit(number % tables)

    def window(self, weights: Weights) -> list[Part]:
        """So many answers in every game as the settings say."""
        policies = [Policy(weights, setting.lay()) for setting in self.seated]
        parts = [self.room(setting) for setting in self.seated]
        for step in range(self.settings.steps):
            for table, policy in enumerate(policies):
                self.answer(table, policy, parts[table], step)
            self.worker.play(HALF)
            for table, part in enumerate(parts):
                for name in ("ended", "rewards", "totals"):
                    getattr(part, name)[step] = self.rows(name, table)
        self.move()
        return parts

    def room(self, setting: Setting) -> Part:
        table, steps, lanes = setting.lay(), self.settings.steps, self.settings.lanes
        seats = self.rows("totals", 0).shape[-1]
        numbers, actions = len(table.rules.layout()), int(table.rules.actions)
        return Part(
            setting,
            seen=np.zeros((steps, lanes, numbers), np.int16),
            legal=np.zeros((steps, lanes, actions), np.uint8),
            actors=np.zeros((steps, lanes), np.int64),
            answers=np.zeros((steps, lanes), np.int64),
            chances=np.zeros((steps, lanes), np.float32),
            values=np.zeros((steps, lanes, 2), np.float32),
            ended=np.zeros((steps, lanes), bool),
            rewards=np.zeros((steps, lanes, seats, 2), np.float32),
            totals=np.zeros((steps, lanes, seats), np.int16),
        )

    def rows(self, name: str, table: int) -> Array:
        found: Array = self.worker.rows[name][HALF, table]
        return found

    def answer(self, table: int, policy: Policy, part: Part, step: int) -> None:
        part.seen[step] = self.rows("seen", table)[:, : part.seen.shape[2]]
        part.legal[step] = self.rows("legal", table)[:, : part.legal.shape[2]]
        part.actors[step] = self.rows("actors", table)
        chances, part.values[step] = judged(policy, part.seen[step], part.legal[step])
        drawn = (chances + self.random.gumbel(size=chances.shape)).argmax(1)
        part.answers[step] = self.rows("answers", table)[:] = drawn
        part.chances[step] = chances[np.arange(len(drawn)), drawn]


def judged(policy: Policy, seen: Array, legal: Array) -> tuple[Floats, Floats]:
    """The logarithms of the chances of all actions of the table, and what the positions are worth, row by row."""
    thoughts = policy.think_all(seen)
    logits = np.where(legal, thoughts @ policy.answer[policy.lines].T + policy.answer_bias[policy.lines], NEVER)
    logits -= logits.max(1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(1, keepdims=True)), policy.worth_all(thoughts)
