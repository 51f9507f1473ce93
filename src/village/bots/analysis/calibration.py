"""Calibration of predicted win probabilities: a quadratic function of the log odds.

`python -m village.experiments calibration --fit` fits one for every number of seats of a game, with coefficients that
depend on the number of expansions. They are stored next to the weights.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final

from village.bots.weights_file import weights_file
from village.record.setup import Table

FILE: Final = "calibration.json"
MIN_PROBABILITY: Final = 0.03  # predictions closer to 0 or 1 were not observed to be more certain


@dataclass(frozen=True)
class Calibration:
    """The coefficients of a calibration; the defaults change nothing."""

    slope: float = 1.0
    shift: float = 0.0
    bend: float = 0.0
    slope_per_expansion: float = 0.0
    shift_per_expansion: float = 0.0
    bend_per_expansion: float = 0.0

    def apply(self, predicted: float, expansions: int) -> float:
        """Return the calibrated win probability at a table with this number of expansions."""
        if self == IDENTITY:
            return predicted
        slope = self.slope + expansions * self.slope_per_expansion
        shift = self.shift + expansions * self.shift_per_expansion
        bend = self.bend + expansions * self.bend_per_expansion
        x = log_odds(predicted)
        return 1 / (1 + exp(-slope * x - shift - bend * x * x))


IDENTITY: Final = Calibration()


def log_odds(probability: float) -> float:
    """Return the log odds of a probability."""
    bounded = min(1 - MIN_PROBABILITY, max(MIN_PROBABILITY, probability))
    return log(bounded / (1 - bounded))


def path_of(game: str) -> Path:
    return weights_file(game, FILE)


@cache
def calibrations(game: str) -> dict[str, Calibration]:
    """Return the calibrations of a game by number of seats."""
    path = path_of(game)
    stored = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return {seats: Calibration(**coefficients) for seats, coefficients in stored.items()}


def calibration_of(table: Table) -> Calibration:
    return calibrations(table.name).get(str(table.seats), IDENTITY)
