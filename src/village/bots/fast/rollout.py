"""Playing on from a leaf of the search: a few turns, each the best of some that habit suggests. Compiled."""

from __future__ import annotations

from village.bots.fast.greedy import WORST, turn_is_over
from village.bots.fast.playout import Dice, roll
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE, Count, Seat


class Rollout:
    """Good enough to tell positions apart, and a hundred times faster than looking at everything."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.turns: Count = 8
        self.tries: Count = 3

    def some_turns(self, s: State) -> State:
        """Finish the turn and play some more; the position after them, or the end."""
        left = self.turns
        while s.stack:
            frame = s.stack[-1]
            if frame.who == CHANCE:
                s.play(roll(s, self.dice))
                continue
            if frame.step.opens_turn:
                if not left:
                    return s
                left -= 1
            s = self.best_of_some(s, frame.who)
        return s

    def best_of_some(self, s: State, who: Seat) -> State:
        """The best of a few ways to go on until others or chance have a say. `s` itself is used up."""
        found = s
        top: Count = WORST
        for tried in range(self.tries):
            after = s.copy() if tried + 1 < self.tries else s
            self.answer_by_habit(after)
            while not turn_is_over(after, who):
                self.answer_by_habit(after)
            value = self.game.value(after, who)
            if value > top:
                top = value
                found = after
        return found

    def answer_by_habit(self, s: State) -> None:
        """One legal answer, drawn by how readily it is given."""
        self.game.leave_out(s)
        first = s.stack[-1].step.first
        habits = self.game.habits
        total: Count = 0
        for i in range(s.n):
            total += habits[first + s.offered[i]]
        left = self.dice.below(total)
        drawn: Count = 0
        while left >= habits[first + s.offered[drawn]]:
            left -= habits[first + s.offered[drawn]]
            drawn += 1
        s.play(s.offered[drawn])
