"""A net at one table: what it thinks of each legal answer, and of the position. NumPy alone."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from village.bots.net.layout import NOWHERE
from village.bots.net.weights import Array, Arrays, BadWeights, Weights
from village.record.table import Table

FARTHEST: Final = 6.0  # no number of a row is further from its mean, in units of its spread
TINY: Final = 1e-5
ALONE: Final = 60.0  # points that are worth nothing to a player alone, and
SPREAD: Final = 40.0  # points that are worth as much as a victory, unless the weights say otherwise
KNOWN_AT_LEAST: Final = 0.5  # of the names of a table; a box or two may be new to a net, not the game

Floats = NDArray[np.float32]


class Policy:
    """The part of a net that a table needs: what never changes there is added up once."""

    def __init__(self, weights: Weights, table: Table) -> None:
        columns = np.array(weights.layout.columns(table))
        lines = np.array(weights.layout.lines(table))
        refuse_strangers(weights, table, float(min((columns != NOWHERE).mean(), (lines != NOWHERE).mean())))
        arrays = weights.arrays
        self.length = len(columns)  # of an observation
        self.seen = np.flatnonzero(columns != NOWHERE)
        self.all_seen = len(self.seen) == self.length
        known = columns[self.seen]
        self.mean, self.scale = arrays["mean"][known], arrays["scale"][known]
        self.zero = scaled(np.zeros(len(known)), self.mean, self.scale)
        self.enter = np.ascontiguousarray(arrays["enter.weight"][:, known].T)
        self.enter_bias = constant(arrays, weights.layout.fact_columns(table))
        self.blocks = [block(arrays, number) for number in range(sum(name.endswith(".up.bias") for name in arrays))]
        self.norm = (arrays["norm.weight"], arrays["norm.bias"])
        self.lines = lines
        self.answer, self.answer_bias = arrays["answer.weight"], arrays["answer.bias"]
        self.value, self.value_bias = arrays["value.weight"], arrays["value.bias"]
        settings = weights.about.get("settings", {})
        self.alone, self.spread = settings.get("alone", ALONE), settings.get("spread", SPREAD)

    def think(self, row: Array) -> Floats:
        """What the net makes of an observation; everything else is read from this."""
        numbers = row if self.all_seen else row[self.seen]
        some = np.flatnonzero(numbers)  # most are 0, and what that does is in the bias
        x = scaled(numbers[some], self.mean[some], self.scale[some]) - self.zero[some]
        h = np.maximum(x @ self.enter[some] + self.enter_bias, 0)
        for gain, shift, up, up_bias, down, down_bias in self.blocks:
            h = h + (np.maximum(normal(h, gain, shift) @ up + up_bias, 0) @ down + down_bias)
        thought: Floats = normal(h, *self.norm)
        return thought

    def think_all(self, rows: Array) -> Floats:
        """The same of many observations at once, which takes a fraction of the time for each."""
        numbers = rows if self.all_seen else rows[:, self.seen]
        x = scaled(numbers, self.mean, self.scale) - self.zero
        h = np.maximum(x @ self.enter + self.enter_bias, 0)
        for gain, shift, up, up_bias, down, down_bias in self.blocks:
            h = h + (np.maximum(normal_rows(h, gain, shift) @ up + up_bias, 0) @ down + down_bias)
        return normal_rows(h, *self.norm)

    def logits(self, thought: Floats, actions: Array) -> Floats:
        """How much each of these actions is liked; one the net does not know as much as the others on the whole."""
        lines = self.lines[actions]
        known = lines != NOWHERE
        found: Floats = np.zeros(len(lines), np.float32)
        found[known] = self.answer[lines[known]] @ thought + self.answer_bias[lines[known]]
        if known.any():
            found[~known] = found[known].mean()
        return found

    def worth(self, thought: Floats) -> tuple[float, float]:
        """What the one who is asked may expect of the victory and of the margin, as they were rewarded in training."""
        win, margin = self.value @ thought + self.value_bias
        return float(win), float(margin)

    def worth_all(self, thoughts: Floats) -> Floats:
        """The same of many thoughts at once, row by row."""
        found: Floats = thoughts @ self.value.T + self.value_bias
        return found


def refuse_strangers(weights: Weights, table: Table, known: float) -> None:
    """A net that knows hardly anything of a table was made for other rules."""
    if weights.layout.game != table.name or known < KNOWN_AT_LEAST:
        raise BadWeights(
            f"the weights of the layout {weights.layout.digest} know {known:.0%} of the names of this table of"
            f" {table.name}, too few to play"
        )


def scaled(numbers: Array, mean: Array, scale: Array) -> Floats:
    x: Floats = ((numbers - mean) * scale).astype(np.float32)
    return np.minimum(np.maximum(x, -FARTHEST, out=x), FARTHEST, out=x)


def constant(arrays: Arrays, facts: list[int]) -> Array:
    """The bias at a table where every number is 0; what lies on the table is 1."""
    row = np.zeros(len(arrays["mean"]), np.float32)
    row[facts] = 1
    bias: Array = arrays["enter.bias"] + arrays["enter.weight"] @ scaled(row, arrays["mean"], arrays["scale"])
    return bias


def block(arrays: Arrays, number: int) -> tuple[Any, ...]:
    parts = ("norm.weight", "norm.bias", "up.weight", "up.bias", "down.weight", "down.bias")
    return tuple(np.ascontiguousarray(arrays[f"blocks.{number}.{part}"].T) for part in parts)  # rows come from the left


def normal(x: Floats, gain: Array, shift: Array) -> Floats:
    """Layer normalisation."""
    centred = x - x.mean()
    found: Floats = centred * (gain / np.sqrt(centred @ centred / len(x) + TINY)) + shift
    return found


def normal_rows(x: Floats, gain: Array, shift: Array) -> Floats:
    """Layer normalisation, row by row."""
    centred = x - x.mean(axis=1, keepdims=True)
    spread = np.sqrt(np.einsum("ij,ij->i", centred, centred) / x.shape[1] + TINY)
    found: Floats = centred / spread[:, None] * gain + shift
    return found
