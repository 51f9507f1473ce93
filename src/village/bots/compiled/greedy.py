"""Greedy search: try every way to play the current turn and compare the evaluations at its end. Compiled."""

from __future__ import annotations

from typing import Final

from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import Choice, Count, Row, Seat, i64, vec
from village.toolkit.pruning import prune_equivalent

WORST: Final = -(1 << 40)
DEPTH: Final = 4  # moves to look ahead; a turn rarely has more


def best_move(game: Game, s: State, seat: Seat, depth: Count = DEPTH) -> Choice:
    """Return the move with the best continuation; the first one if several are equal."""
    values = move_values(game, s, seat, depth)
    best: Count = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return s.offered[best]


def move_values(game: Game, s: State, seat: Seat, depth: Count = DEPTH) -> Row:
    """Return the value of each move left after pruning, in order, assuming the best continuation of the turn."""
    prune_equivalent(s)
    values: Row = vec[i64]([0] * s.n)
    for i in range(s.n):
        after = s.copy()
        after.play(s.offered[i])
        values[i] = best_value(game, after, seat, depth - 1)
    return values


def best_value(game: Game, s: State, seat: Seat, depth: Count) -> Count:
    """Return the best value the seat can reach by its own moves before its turn is over."""
    if depth == 0 or turn_is_over(s, seat):
        return game.evaluate(s, seat)
    prune_equivalent(s)
    top: Count = WORST
    for i in range(s.n):
        after = s.copy()
        after.play(s.offered[i])
        value = best_value(game, after, seat, depth - 1)
        if value > top:
            top = value
    return top


def turn_is_over(s: State, seat: Seat) -> bool:
    """Return whether another seat or chance is to move, a new turn begins, or the game is over."""
    return not s.stack or s.stack[-1].who != seat or s.stack[-1].step.opens_turn
