"""Moves that bots skip: another order has the same results, or they cannot help (`Step.is_redundant`)."""

from __future__ import annotations

from village.kernel.state import State
from village.kernel.types import Count


def prune_equivalent(s: State) -> None:
    """Remove the redundant choices of the question from `s.offered[:s.n]`, so that a search does not explore them."""
    if not s.stack or not s.stack[-1].step.prunes:
        return
    frame = s.stack[-1]
    n: Count = 0
    for i in range(s.n):
        choice = s.offered[i]
        if not frame.step.is_redundant(s, frame, choice):
            s.offered[n] = choice
            n += 1
    s.n = n


def distinct_choices(s: State) -> list[int]:
    """Return the legal choices without the redundant ones, and leave the state as it is."""
    frame = s.stack[-1]
    if not frame.step.prunes:
        return s.legal()
    return [choice for choice in s.legal() if not frame.step.is_redundant(s, frame, choice)]
