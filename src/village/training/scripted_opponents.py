"""The greedy bot at one seat of some games, so that self-play keeps meeting other styles of play."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from village.bots.compiled.batch import GameBatch, observation_row
from village.bots.compiled.greedy import best_move
from village.bots.compiled.mcts import determinize
from village.bots.compiled.playout import Rng


class ScriptedOpponents:
    """Greedy players that move as soon as it is their turn, so that the net only sees its own decisions."""

    def __init__(self, games: GameBatch, share: float, seed: int) -> None:
        seats = int(games.game.seats)
        interval = round(1 / share) if share > 0 and seats > 1 else 0
        self.games = games
        self.rng = Rng(seed)
        self.seats = {i: i // interval % seats for i in range(0, int(games.size), interval)} if interval else {}

    def play(self) -> None:
        for game, seat in self.seats.items():
            while self.games.states[game].stack[-1].who == seat:
                self.play_move(game, seat)

    def play_move(self, game: int, seat: int) -> None:
        state = self.games.states[game]
        choice = best_move(self.games.game, determinize(self.games.game, state, seat, self.rng), seat)
        self.games.apply(game, int(state.stack[-1].step.first) + int(choice))

    def refresh_rows(self, observations: NDArray[Any], action_masks: NDArray[Any]) -> None:
        """Rewrite the rows of these games, which still hold what the scripted player saw."""
        for game in self.seats:
            state = self.games.states[game]
            row: Any = observation_row(self.games.game, state, state.stack[-1].who, self.games.width)
            observations[game] = np.frombuffer(row, np.int16)
            action_masks[game] = 0
            action_masks[game, np.array(state.legal()) + int(state.stack[-1].step.first)] = 1
