"""Inference of a net at one table, with NumPy only: logits of the legal moves and values of the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from village.bots.net.layout import MISSING, check_compatible
from village.bots.net.nets import Prediction
from village.bots.net.weights import Array, Arrays, Weights
from village.record.setup import Table

CLIP: Final = 6.0  # standardized inputs are clipped to this
EPSILON: Final = 1e-5

Floats = NDArray[np.float32]


class Policy:
    """The part of a net that a table needs, with constant inputs folded into the bias."""

    def __init__(self, weights: Weights, table: Table) -> None:
        check_compatible(weights.layout, table)
        columns = np.array(weights.layout.columns(table))
        rows = np.array(weights.layout.rows(table))
        arrays = weights.arrays
        self.length = len(columns)  # of an observation
        self.known_inputs = np.flatnonzero(columns != MISSING)
        self.knows_all_inputs = len(self.known_inputs) == self.length
        known = columns[self.known_inputs]
        self.mean, self.scale = arrays["mean"][known], arrays["scale"][known]
        self.zero = scaled(np.zeros(len(known)), self.mean, self.scale)
        self.enter = np.ascontiguousarray(arrays["enter.weight"][:, known].T)
        self.enter_bias = constant(arrays, weights.layout.fact_columns(table))
        self.blocks = weights.blocks
        self.norm = (arrays["norm.weight"], arrays["norm.bias"])
        self.rows = rows  # of the policy head, by action
        self.policy_weight, self.policy_bias = arrays["answer.weight"], arrays["answer.bias"]
        self.value_weight, self.value_bias = arrays["value.weight"], arrays["value.bias"]
        self.solo_par, self.margin_scale = weights.solo_par, weights.margin_scale

    def predict(self, rows: Sequence[Any], actions: Sequence[Sequence[int]]) -> list[Prediction]:
        """Return the expected rewards and the logits of the actions for each observation."""
        numbers = [np.frombuffer(row, np.int16) for row in rows]
        hidden = self.encode(numbers[0])[None] if len(numbers) == 1 else self.encode_batch(np.stack(numbers))
        rewards = self.evaluate_batch(hidden).tolist()
        logits = [self.logits(row, np.array(of_row, int)).tolist() for row, of_row in zip(hidden, actions, strict=True)]
        return [Prediction(win, margin, of_row) for (win, margin), of_row in zip(rewards, logits, strict=True)]

    def encode(self, row: Array) -> Floats:
        """Return the last hidden layer for an observation."""
        numbers = row if self.knows_all_inputs else row[self.known_inputs]
        nonzero = np.flatnonzero(numbers)  # most inputs are 0; the bias contains their effect
        x = scaled(numbers[nonzero], self.mean[nonzero], self.scale[nonzero]) - self.zero[nonzero]
        h = np.maximum(x @ self.enter[nonzero] + self.enter_bias, 0)
        for gain, shift, up, up_bias, down, down_bias in self.blocks:
            h = h + (np.maximum(layer_norm(h, gain, shift) @ up + up_bias, 0) @ down + down_bias)
        hidden: Floats = layer_norm(h, *self.norm)
        return hidden

    def encode_batch(self, rows: Array) -> Floats:
        """Return the last hidden layers for many observations."""
        numbers = rows if self.knows_all_inputs else rows[:, self.known_inputs]
        x = scaled(numbers, self.mean, self.scale) - self.zero
        h = np.maximum(x @ self.enter + self.enter_bias, 0)
        for gain, shift, up, up_bias, down, down_bias in self.blocks:
            h = h + (np.maximum(layer_norm_rows(h, gain, shift) @ up + up_bias, 0) @ down + down_bias)
        return layer_norm_rows(h, *self.norm)

    def logits(self, hidden: Floats, actions: Array) -> Floats:
        """Return the logits of the actions; an action unknown to the net gets the mean of the others."""
        rows = self.rows[actions]
        known = rows != MISSING
        logits: Floats = np.zeros(len(rows), np.float32)
        logits[known] = self.policy_weight[rows[known]] @ hidden + self.policy_bias[rows[known]]
        if known.any():
            logits[~known] = logits[known].mean()
        return logits

    def evaluate(self, hidden: Floats) -> tuple[float, float]:
        """Return the expected win and margin rewards of the seat to move, as defined in training."""
        win, margin = self.value_weight @ hidden + self.value_bias
        return float(win), float(margin)

    def evaluate_batch(self, hidden: Floats) -> Floats:
        """Return the expected win and margin rewards, row by row."""
        values: Floats = hidden @ self.value_weight.T + self.value_bias
        return values


def scaled(numbers: Array, mean: Array, scale: Array) -> Floats:
    x: Floats = ((numbers - mean) * scale).astype(np.float32)
    return np.minimum(np.maximum(x, -CLIP, out=x), CLIP, out=x)


def constant(arrays: Arrays, facts: list[int]) -> Array:
    """Return the bias of the first layer for an all-zero observation and these facts."""
    row = np.zeros(len(arrays["mean"]), np.float32)
    row[facts] = 1
    bias: Array = arrays["enter.bias"] + arrays["enter.weight"] @ scaled(row, arrays["mean"], arrays["scale"])
    return bias


def layer_norm(x: Floats, gain: Array, shift: Array) -> Floats:
    """Layer normalization."""
    centred = x - x.mean()
    normed: Floats = centred * (gain / np.sqrt(centred @ centred / len(x) + EPSILON)) + shift
    return normed


def layer_norm_rows(x: Floats, gain: Array, shift: Array) -> Floats:
    """Layer normalization, row by row."""
    centred = x - x.mean(axis=1, keepdims=True)
    spread = np.sqrt(np.einsum("ij,ij->i", centred, centred) / x.shape[1] + EPSILON)
    normed: Floats = centred / spread[:, None] * gain + shift
    return normed
