"""The bot `net`: plays the policy of a neural net without search."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from warnings import warn

import numpy as np

from village.bots.bot import DECLINE, Bot, PlayerView
from village.bots.compiled.batch import observation_row
from village.bots.level_config import level_parameter
from village.bots.net.policy import Policy
from village.bots.net.weights import Weights, read
from village.bots.weights_file import weights_file
from village.record.lru_cache import LruCache
from village.record.setup import Table
from village.toolkit.pruning import distinct_choices

FILE: Final = "net.npz"


def path_of(game: str) -> Path:
    return weights_file(game, FILE)


@cache
def weights_of(game: str) -> Weights:
    return read(path_of(game), game)


POLICIES: Final[LruCache[Policy]] = LruCache(16)  # a policy takes one to two megabytes


def policy_for(table: Table) -> Policy:
    """Return the cached policy for a table."""
    return POLICIES.get(table.key, lambda: Policy(weights_of(table.name), table))


class AnnouncedFallback:
    """A fallback bot that warns that there is no net for the game."""

    def __init__(self, fallback: Bot) -> None:
        self.fallback = fallback

    def choose(self, table: PlayerView) -> str:
        game = table.guess(0).table.name
        warn(f"there is no net for {game} yet: mcts plays instead", RuntimeWarning, stacklevel=2)
        return self.fallback.choose(table)


class NetBot:
    """Plays the best move of the net, or samples one if the temperature is above 0.

    The temperature of a level depends on the game. If a game has no net, the fallback bot plays.
    """

    def __init__(self, temperature: float, fallback: Bot, level: str = "") -> None:
        self.temperature = temperature
        self.fallback = fallback
        self.level = level

    def choose(self, table: PlayerView) -> str:
        key = table.key
        guess = table.guess(key)
        if not path_of(guess.table.name).exists():
            return self.fallback.choose(table)
        s = guess.state
        step = s.stack[-1].step
        policy = policy_for(guess.table)
        row: Any = observation_row(guess.table.rules, s, table.seat, policy.length)  # read through the buffer protocol
        choices = distinct_choices(s)
        logits = policy.logits(policy.encode(np.frombuffer(row, np.int16)), np.array(choices) + step.first)
        temperature = level_parameter(guess.table.name, self.level, self.temperature)
        if temperature:
            decline_rarely(logits, [step.token(choice) for choice in choices])
        choice = choices[sample(logits, temperature, key)]
        return f"{step.name} {step.token(choice)}"


def sample(logits: np.ndarray[tuple[int], np.dtype[np.float32]], temperature: float, key: int) -> int:
    """Return the index of a sampled move; without a temperature, of the most probable one."""
    if not temperature:
        return int(logits.argmax())
    weights = np.exp((logits - logits.max()) / temperature)
    return Random(key).choices(range(len(weights)), weights.tolist())[0]


def decline_rarely(logits: np.ndarray[tuple[int], np.dtype[np.float32]], tokens: list[str]) -> None:
    """Never sample `pass` unless it is the most probable move, because sampling would decline too often."""
    if DECLINE in tokens and tokens[logits.argmax()] != DECLINE:
        logits[tokens.index(DECLINE)] = -np.inf
