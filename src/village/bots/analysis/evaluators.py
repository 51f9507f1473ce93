"""Evaluators of moves: the expected result for the seat to move, from what that seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf
from typing import NamedTuple, Protocol

from village.bots.analysis.grades import merit
from village.bots.net.nets import available_nets
from village.kernel.state import State
from village.record.record import Record


class Expectation(NamedTuple):
    """What a seat can expect: its win chance and its lead over the mean of the others; in a solo game its points."""

    value: float
    lead: float


@dataclass(frozen=True)
class EvaluatedMove:
    """A move with what the seat can expect from it."""

    token: str
    value: float
    lead: float = 0.0


class Evaluator(Protocol):
    """Evaluates moves at the pending question of a record; the same `key` gives the same results."""

    name: str

    def best_moves(self, record: Record, key: int, seconds: float = inf, played: str = "") -> list[EvaluatedMove]:
        """Return the promising moves and the played one, the best first; search no longer than `seconds`."""
        ...

    def likely_move(self, record: Record, state: State) -> int:
        """Return a quick choice for a later question of the same turn."""
        ...

    def evaluate_move(self, record: Record, token: str, key: int) -> tuple[Expectation, Expectation]:
        """Return what the seat can expect before and after a move."""
        ...

    def chances(self, record: Record, key: int) -> list[float]:
        """Return the win chance of every seat; in a solo game the expected points."""
        ...


def ranked(moves: Iterable[EvaluatedMove]) -> list[EvaluatedMove]:
    """Return the moves, the best first: by win chance and, as far as that says little, by the expected lead."""
    return sorted(moves, key=lambda move: -merit(move.value, move.lead))


def token_of(record: Record, choice: int) -> str:
    step = record.state.stack[-1].step
    return f"{step.name} {step.token(choice)}"


def evaluator_of(record: Record) -> Evaluator:
    """Return the net's evaluator if the game has a net and NumPy is installed, else the search's."""
    from village.bots.analysis.net_evaluator import NetEvaluator
    from village.bots.analysis.search_evaluator import SearchEvaluator

    try:
        nets = available_nets()
    except ModuleNotFoundError:
        return SearchEvaluator()
    return NetEvaluator(record) if nets.has_net(record.table.name) else SearchEvaluator()
