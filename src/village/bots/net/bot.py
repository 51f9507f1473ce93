"""`net`: the answer that a learned net likes best. No search."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from warnings import warn

import numpy as np

from village.bots.bot import DECLINE, Bot, Chair
from village.bots.fast.lanes import observed
from village.bots.net.policy import Policy
from village.bots.net.weights import Weights, read
from village.bots.strengths import strength
from village.bots.weights_file import weights_file
from village.record.table import Table

FILE: Final = "net.npz"


def path_of(game: str) -> Path:
    return weights_file(game, FILE)


@cache
def weights_of(game: str) -> Weights:
    return read(path_of(game), game)


POLICIES: Final[dict[int, tuple[Table, Policy]]] = {}  # by the identity of a table, which is laid once and kept


def policy_for(table: Table) -> Policy:
    """What the net needs to play at a table, made once."""
    if id(table) not in POLICIES:
        POLICIES[id(table)] = (table, Policy(weights_of(table.name), table))
    return POLICIES[id(table)][1]


class Announced:
    """A stand-in for a net that was asked for by name: it says that there is none."""

    def __init__(self, stand_in: Bot) -> None:
        self.stand_in = stand_in

    def choose(self, table: Chair) -> str:
        game = table.guess(0).table.name
        warn(f"there is no net for {game} yet: mcts plays instead", RuntimeWarning, stacklevel=2)
        return self.stand_in.choose(table)


class NetBot:
    """Asks the net once for every answer; with a temperature it also gives answers that are nearly as good.

    A level has a temperature of its own in every game. Where a game has no weights, another bot plays in its place.
    """

    def __init__(self, temperature: float, stand_in: Bot, level: str = "") -> None:
        self.temperature = temperature
        self.stand_in = stand_in
        self.level = level

    def choose(self, table: Chair) -> str:
        key = table.key
        guess = table.guess(key)
        if not path_of(guess.table.name).exists():
            return self.stand_in.choose(table)
        s = guess.state
        step = s.stack[-1].step
        policy = policy_for(guess.table)
        row: Any = observed(guess.table.rules, s, table.seat, policy.length)  # its memory is read
        legal = s.legal()
        logits = policy.logits(policy.think(np.frombuffer(row, np.int16)), np.array(legal) + step.first)
        temperature = strength(guess.table.name, self.level, self.temperature)
        if temperature:
            decline_rarely(logits, [step.token(choice) for choice in legal])
        choice = legal[pick(logits, temperature, key)]
        return f"{step.name} {step.token(choice)}"


def pick(logits: np.ndarray[tuple[int], np.dtype[np.float32]], temperature: float, key: int) -> int:
    if not temperature:
        return int(logits.argmax())
    chances = np.exp((logits - logits.max()) / temperature)
    return Random(key).choices(range(len(chances)), chances.tolist())[0]


def decline_rarely(logits: np.ndarray[tuple[int], np.dtype[np.float32]], tokens: list[str]) -> None:
    """Whoever draws answers draws many small ones; to do nothing is given only where it is liked best."""
    if DECLINE in tokens and tokens[logits.argmax()] != DECLINE:
        logits[tokens.index(DECLINE)] = -np.inf
