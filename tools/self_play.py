"""Self-play of the greedy bot with occasional random moves: training data for playout policy and evaluation."""

from __future__ import annotations

from collections.abc import Iterator

from village.bots.compiled.greedy import best_move
from village.bots.compiled.playout import Rng, sample_chance
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE


def decisions(game: Game, rng: Rng, random_move_interval: int) -> Iterator[tuple[State, int, bool]]:
    """Yield every decision of one game: position, move, and whether the move was random; finally the end position."""
    s = game.start()
    s.settle()
    while s.stack:
        who = s.stack[-1].who
        if who == CHANCE:
            s.play(sample_chance(s, rng))
            continue
        is_random = rng.below(random_move_interval) == 0
        choice = s.offered[rng.below(s.n)] if is_random else best_move(game, s.copy(), who)
        yield s, choice, is_random
        s.play(choice)
    yield s, -1, True
