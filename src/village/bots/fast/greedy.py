"""Greedy: all a seat can make of its turn, judged by the value of the position at its end. Compiled."""

from __future__ import annotations

from typing import Final

from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import Choice, Count, Row, Seat, i64, vec

WORST: Final = -(1 << 40)
DEPTH: Final = 4  # questions looked ahead; a turn rarely has more


def best_answer(game: Game, s: State, seat: Seat, depth: Count = DEPTH) -> Choice:
    """The answer with the best continuation; the first of equals."""
    values = answer_values(game, s, seat, depth)
    best: Count = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return s.offered[best]


def answer_values(game: Game, s: State, seat: Seat, depth: Count = DEPTH) -> Row:
    """What each answer worth a try is worth, in their order, if the seat goes on as well as it can."""
    game.leave_out(s)
    values: Row = vec[i64]([0] * s.n)
    for i in range(s.n):
        after = s.copy()
        after.play(s.offered[i])
        values[i] = best_value(game, after, seat, depth - 1)
    return values


def best_value(game: Game, s: State, seat: Seat, depth: Count) -> Count:
    """The best the seat can reach by its own answers, until others or chance have a say or a new turn begins."""
    if depth == 0 or turn_is_over(s, seat):
        return game.value(s, seat)
    game.leave_out(s)
    top: Count = WORST
    for i in range(s.n):
        after = s.copy()
        after.play(s.offered[i])
        value = best_value(game, after, seat, depth - 1)
        if value > top:
            top = value
    return top


def turn_is_over(s: State, seat: Seat) -> bool:
    """Whether somebody else is asked now, or a new turn begins."""
    return not s.stack or s.stack[-1].who != seat or s.stack[-1].step.opens_turn
