"""Greedy at one seat of some games, so that self-play does not forget how others play."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from village.bots.fast.greedy import best_answer
from village.bots.fast.lanes import Lanes, observed
from village.bots.fast.mcts import guessed
from village.bots.fast.playout import Dice


class Guests:
    """They answer as soon as they are asked; the net only ever sees its own questions."""

    def __init__(self, lanes: Lanes, share: float, seed: int) -> None:
        seats = int(lanes.game.seats)
        every = round(1 / share) if share > 0 and seats > 1 else 0
        self.lanes = lanes
        self.dice = Dice(seed)
        self.seats = {lane: lane // every % seats for lane in range(0, int(lanes.lanes), every)} if every else {}

    def play(self) -> None:
        for lane, seat in self.seats.items():
            while self.lanes.states[lane].stack[-1].who == seat:
                self.answer(lane, seat)

    def answer(self, lane: int, seat: int) -> None:
        s = self.lanes.states[lane]
        choice = best_answer(self.lanes.game, guessed(self.lanes.game, s, seat, self.dice), seat)
        self.lanes.answer(lane, int(s.stack[-1].step.first) + int(choice))

    def show(self, seen: NDArray[Any], legal: NDArray[Any]) -> None:
        """The rows of these games afresh: those of the lanes still hold what the guest saw."""
        for lane in self.seats:
            s = self.lanes.states[lane]
            row: Any = observed(self.lanes.game, s, s.stack[-1].who, self.lanes.width)
            seen[lane] = np.frombuffer(row, np.int16)
            legal[lane] = 0
            legal[lane, np.array(s.legal()) + int(s.stack[-1].step.first)] = 1
