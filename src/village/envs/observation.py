"""Observations as NumPy arrays: a row of numbers and a mask of legal actions."""

from __future__ import annotations

import operator
from functools import partial
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from village.bots.compiled.batch import observation_row
from village.kernel.state import State
from village.record.setup import Table

MAX_NUMBER: Final = 32767  # largest number in an observation
MAX_SCALED: Final = float(np.log1p(np.float32(MAX_NUMBER)))  # largest number in a float observation

Observation: TypeAlias = dict[str, Any]  # arrays: `observation` and `action_mask`


def array(row: Any, kind: type[np.generic]) -> NDArray[Any]:
    """Return a read-only array that shares the memory of a row."""
    view: NDArray[Any] = np.frombuffer(row, kind)
    view.flags.writeable = False
    return view


def scaled(numbers: NDArray[np.int16]) -> NDArray[np.float32]:
    """Return log(1 + n) of every number, as float32: 0 stays 0, and large numbers do not dominate."""
    return np.log1p(numbers, dtype=np.float32)


class ObservationEncoder:
    """Encodes the positions of a table as observations.

    Args:
        table: The setting of the game and its rules.
        float_observations: Whether `encode` scales the numbers to float32, see `scaled`.

    Attributes:
        layout: The name of every number of an observation, in order.
        tokens: The move behind every action, in order.
    """

    def __init__(self, table: Table, *, float_observations: bool = False) -> None:
        self.table = table
        self.float_observations = float_observations
        self.rules = table.rules
        self.layout = self.rules.layout()
        self.tokens = [f"{step.name} {step.token(choice)}" for step in self.rules.steps for choice in range(step.size)]

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(ObservationEncoder, float_observations=self.float_observations), (self.table,)

    def token(self, action: Any) -> str:
        """Return the move behind an action; a token that is never legal for any other number."""
        number = operator.index(action)
        return self.tokens[number] if 0 <= number < len(self.tokens) else f"action {number}"

    def encode(self, s: State, seat: int) -> Observation:
        """Return the view of a seat: `observation` and `action_mask`, which is empty unless the seat is to move."""
        return {"observation": self.scale(self.observation(s, seat)), "action_mask": self.mask(s, seat)}

    def scale(self, numbers: NDArray[np.int16]) -> NDArray[Any]:
        """Return the numbers as the environment shows them."""
        return scaled(numbers) if self.float_observations else numbers

    def observation(self, s: State, seat: int) -> NDArray[np.int16]:
        return array(observation_row(self.rules, s, seat, len(self.layout)), np.int16).copy()

    def mask(self, s: State, seat: int) -> NDArray[np.int8]:
        """Return 1 for every legal action of the seat to move, as int8, which PettingZoo and Gymnasium require."""
        mask = np.zeros(self.rules.actions, np.int8)
        mask[self.legal(s) if s.actor == seat else []] = 1
        return mask

    def legal(self, s: State) -> list[int]:
        """Return the indices of the legal actions."""
        first = s.stack[-1].step.first
        return [first + choice for choice in s.legal()]
