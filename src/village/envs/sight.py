"""What a learner sees of a position: a row of numbers and a mask of legal actions, as NumPy arrays."""

from __future__ import annotations

import operator
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from village.bots.fast.lanes import observed
from village.kernel.state import State
from village.record.table import Table

MAX_NUMBER: Final = 32767  # what fits a number of an observation

Seen: TypeAlias = dict[str, Any]  # arrays: `observation` and `action_mask`


def array(row: Any, kind: type[np.generic]) -> NDArray[Any]:
    """The memory of a row, to be read only."""
    looked: NDArray[Any] = np.frombuffer(row, kind)
    looked.flags.writeable = False
    return looked


class Sight:
    """The observation of a table: the names of its numbers and actions, and the numbers of a position.

    Attributes:
        layout: The name of every number of an observation, in order.
        tokens: The move behind every action, in order.
    """

    def __init__(self, table: Table) -> None:
        self.rules = table.rules
        self.layout = self.rules.layout()
        self.tokens = [f"{step.name} {step.token(choice)}" for step in self.rules.steps for choice in range(step.size)]

    def token(self, action: Any) -> str:
        """Return the move behind an action; for any other number a token that is never legal."""
        number = operator.index(action)
        return self.tokens[number] if 0 <= number < len(self.tokens) else f"action {number}"

    def look(self, s: State, seat: int) -> Seen:
        """Return what a seat sees: `observation` and `action_mask`, which is empty unless the seat is to move."""
        return {"observation": self.observation(s, seat), "action_mask": self.mask(s, seat)}

    def observation(self, s: State, seat: int) -> NDArray[np.int16]:
        return array(observed(self.rules, s, seat, len(self.layout)), np.int16).copy()

    def mask(self, s: State, seat: int) -> NDArray[np.int8]:
        """Return 1 for every legal action of the seat to move, as int8, which PettingZoo and Gymnasium require."""
        mask = np.zeros(self.rules.actions, np.int8)
        mask[self.legal(s) if s.actor == seat else []] = 1
        return mask

    def legal(self, s: State) -> list[int]:
        """The legal answers by their indices in the table of actions."""
        first = s.stack[-1].step.first
        return [first + choice for choice in s.legal()]
