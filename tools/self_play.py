"""Games that greedy plays against itself, with a slip now and then: what habits and weights are learned from."""

from __future__ import annotations

from collections.abc import Iterator

from village.bots.fast.greedy import best_answer
from village.bots.fast.playout import Dice, roll
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE


def decisions(game: Game, dice: Dice, slips_one_in: int) -> Iterator[tuple[State, int, bool]]:
    """Every position of one game in which a player is asked, the answer, and whether it was a slip; the end last."""
    s = game.start()
    s.settle()
    while s.stack:
        who = s.stack[-1].who
        if who == CHANCE:
            s.play(roll(s, dice))
            continue
        slip = dice.below(slips_one_in) == 0
        choice = s.offered[dice.below(s.n)] if slip else best_answer(game, s.copy(), who)
        yield s, choice, slip
        s.play(choice)
    yield s, -1, True
