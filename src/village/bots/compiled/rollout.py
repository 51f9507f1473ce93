"""Rollouts from a leaf of the search: a few turns, each the best of several sampled continuations. Compiled."""

from __future__ import annotations

from village.bots.compiled.greedy import WORST, turn_is_over
from village.bots.compiled.playout import Rng, sample_chance
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE, Count, Seat
from village.toolkit.pruning import prune_equivalent


class Rollout:
    """A rollout policy: strong enough to distinguish positions, and a hundred times faster than a full search."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.turns: Count = 8
        self.tries: Count = 3

    def play_turns(self, s: State) -> State:
        """Finish the turn, play `turns` more and return the position reached, or the final one."""
        left = self.turns
        while s.stack:
            frame = s.stack[-1]
            if frame.who == CHANCE:
                s.play(sample_chance(s, self.rng))
                continue
            if frame.step.opens_turn:
                if not left:
                    return s
                left -= 1
            s = self.best_continuation(s, frame.who)
        return s

    def best_continuation(self, s: State, who: Seat) -> State:
        """Return the best of several sampled ways to finish the turn. Modifies `s`."""
        best = s
        top: Count = WORST
        for tried in range(self.tries):
            after = s.copy() if tried + 1 < self.tries else s
            self.play_weighted_move(after)
            while not turn_is_over(after, who):
                self.play_weighted_move(after)
            value = self.game.evaluate(after, who)
            if value > top:
                top = value
                best = after
        return best

    def play_weighted_move(self, s: State) -> None:
        """Play a legal move, sampled by the playout weights."""
        prune_equivalent(s)
        first = s.stack[-1].step.first
        playout_weights = self.game.playout_weights
        total: Count = 0
        for i in range(s.n):
            total += playout_weights[first + s.offered[i]]
        left = self.rng.below(total)
        drawn: Count = 0
        while left >= playout_weights[first + s.offered[drawn]]:
            left -= playout_weights[first + s.offered[drawn]]
            drawn += 1
        s.play(s.offered[drawn])
