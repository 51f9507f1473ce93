"""From the chance that a net foretells to the true one: a line in the logarithm of the odds, and how it bends.

`python -m village.experiments calibration --fit` finds one for every number of seats of a game, and how it changes with
the number of boxes; they are kept beside the weights.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final

from village.bots.weights_file import weights_file
from village.record.table import Table

FILE: Final = "calibration.json"
SURE: Final = 0.03  # what is foretold with less doubt was not seen to be surer


@dataclass(frozen=True)
class Calibration:
    """As it comes it changes nothing."""

    slope: float = 1.0
    shift: float = 0.0
    bend: float = 0.0
    slope_of_a_box: float = 0.0
    shift_of_a_box: float = 0.0
    bend_of_a_box: float = 0.0

    def true(self, foretold: float, boxes: int) -> float:
        """The chance to win at a table with so many boxes."""
        if self == AS_FORETOLD:
            return foretold
        slope = self.slope + boxes * self.slope_of_a_box
        shift = self.shift + boxes * self.shift_of_a_box
        bend = self.bend + boxes * self.bend_of_a_box
        x = odds(foretold)
        return 1 / (1 + exp(-slope * x - shift - bend * x * x))


AS_FORETOLD: Final = Calibration()


def odds(chance: float) -> float:
    """Their logarithm."""
    bounded = min(1 - SURE, max(SURE, chance))
    return log(bounded / (1 - bounded))


def path_of(game: str) -> Path:
    return weights_file(game, FILE)


@cache
def kept(game: str) -> dict[str, Calibration]:
    """By number of seats."""
    path = path_of(game)
    found = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return {seats: Calibration(**line) for seats, line in found.items()}


def calibration_of(table: Table) -> Calibration:
    return kept(table.name).get(str(table.seats), AS_FORETOLD)
