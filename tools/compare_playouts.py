"""Compare moves by playing games to the end with a net for all seats, with the same random numbers."""

from __future__ import annotations

from random import Random
from typing import Final

from village.bots.compiled.mcts import determinize
from village.bots.compiled.playout import Rng, sample_chance
from village.bots.net.nets import Predictor
from village.bots.net.rollouts import NetRollouts
from village.kernel.state import State
from village.kernel.types import CHANCE
from village.record.record import Record

GAMES: Final = 120
FIRST_KEY: Final = 9_000


class FullRollouts(NetRollouts):
    """Rollouts that run to the end of the game instead of to the next turn of the seat."""

    def advance_to_player(self, s: State, rng: Rng) -> bool:
        while s.stack and s.stack[-1].who == CHANCE:
            s.play(sample_chance(s, rng))
        return bool(s.stack)

    def win_share(self, s: State, choice: int) -> float:
        """Return the mean share of the win after a choice."""
        games: list[tuple[State, Rng]] = []
        for key in range(FIRST_KEY, FIRST_KEY + GAMES):
            rng = Rng(key)
            state = determinize(self.game, s, self.seat, rng)
            state.play(choice)
            games.append((state, rng))
        random = Random(FIRST_KEY)
        running = [game for game in games if self.advance_to_player(*game)]
        while running:
            self.step(running, random)
            running = [game for game in running if self.advance_to_player(*game)]
        return sum(self.result(state) for state, _ in games) / GAMES


def final_lead(record: Record, predictor: Predictor, best: str, others: list[str]) -> float:
    """Return the win share of the best move minus that of the best other move."""
    games = FullRollouts(predictor, record.table.rules, record.actor)
    shares = {token: games.win_share(record.state, record.table.tokens[token][1]) for token in (best, *others)}
    return shares[best] - max(shares[token] for token in others)
