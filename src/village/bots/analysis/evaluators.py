"""Evaluators of moves: the expected result for the seat to move, from what that seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from math import inf
from typing import Final, Protocol

from village.bots.analysis.calibration import calibration_of
from village.bots.builtin import horizon
from village.bots.compiled.mcts import Node, Search
from village.bots.net.bot import most_probable
from village.bots.net.nets import available_nets
from village.bots.net.rollouts import NET_CHOICE, NetRollouts
from village.bots.net.tree_search import Move, Tree
from village.kernel.state import State
from village.record.record import Record
from village.toolkit.pruning import distinct_choices

ROLLOUTS: Final = 8  # for each move
TREE_SIMULATIONS: Final = 200
MIN_PRIOR: Final = 0.05  # of every move, because people want to see alternatives
SIMULATIONS: Final = 400
QUICK_SIMULATIONS: Final = 40  # for the later moves of a turn
LIKELY: Final = 0.5  # a move that the net plays this often counts as the evaluator's choice, without rollouts


@dataclass(frozen=True)
class EvaluatedMove:
    """A move with its win probability, or the expected points in a solo game."""

    token: str
    value: float


class Evaluator(Protocol):
    """Evaluates moves at the pending question of a record; the same `key` gives the same results."""

    name: str

    def best_moves(self, record: Record, key: int, seconds: float = inf) -> list[EvaluatedMove]:
        """Return the promising moves, the best first; start no new simulations after `seconds`."""
        ...

    def likely_move(self, record: Record, state: State) -> int:
        """Return a quick choice for a later question of the same turn."""
        ...

    def evaluate_move(self, record: Record, token: str, key: int) -> tuple[float, float]:
        """Return the expectation before and after a move."""
        ...


class NetEvaluator:
    """Evaluates with a net and its rollouts."""

    name = "net"

    def __init__(self, record: Record) -> None:
        self.predictor = available_nets().predictor(record.table)
        self.calibration = calibration_of(record.table)

    def best_moves(self, record: Record, key: int, seconds: float = inf) -> list[EvaluatedMove]:
        rollouts = NetRollouts(self.predictor, record.table.rules, record.actor)
        moves = Tree(rollouts, record.state, key, MIN_PRIOR).grow(TREE_SIMULATIONS, seconds)
        return [EvaluatedMove(token_of(record, move.choice), value) for move, value in self.ranked(record, moves)]

    def likely_move(self, record: Record, state: State) -> int:
        rollouts = NetRollouts(self.predictor, record.table.rules, record.actor)
        return distinct_choices(state)[most_probable(rollouts.move_probabilities(state))]

    def ranked(self, record: Record, moves: list[Move]) -> list[tuple[Move, float]]:
        """Return the moves with non-increasing values: a less visited move only seems better because of noise."""
        visited = [move for move in moves if move.finished]
        values = accumulate((self.to_value(record, move.value) for move in visited), min)
        return list(zip(visited, values, strict=True))

    def evaluate_move(self, record: Record, token: str, key: int) -> tuple[float, float]:
        rollouts = NetRollouts(self.predictor, record.table.rules, record.actor)
        choice = record.table.tokens[token][1]
        choices = distinct_choices(record.state)
        if choice in choices and rollouts.move_probabilities(record.state)[choices.index(choice)] >= LIKELY:
            value = self.to_value(record, rollouts.evaluate_position(record.state, keys(key)))
            return value, value
        after, before = rollouts.evaluate_choices(record.state, [choice, NET_CHOICE], keys(key))
        return self.to_value(record, before), self.to_value(record, after)

    def to_value(self, record: Record, result: float) -> float:
        if record.seats == 1:
            points: float = result * self.predictor.margin_scale + self.predictor.solo_par
            return points
        return self.calibration.apply(result, len(record.table.expansions))


class SearchEvaluator:
    """Evaluates with Monte Carlo tree search; its results contain a small part for the margin."""

    name = "mcts"

    def run_search(self, record: Record, s: State, key: int, simulations: int = SIMULATIONS) -> Search:
        search = Search(record.table.rules, key)
        search.rollout.turns = horizon(simulations)
        search.grow(s, record.actor, simulations)
        return search

    def best_moves(self, record: Record, key: int, seconds: float = inf) -> list[EvaluatedMove]:
        search = self.run_search(record, record.state, key)
        children = sorted((child for child in search.root.children if child.visits), key=lambda child: -child.visits)
        first = record.state.stack[-1].step.first
        return [
            EvaluatedMove(token_of(record, int(child.action - first)), to_value(record, search, mean(child)))
            for child in children
        ]

    def likely_move(self, record: Record, state: State) -> int:
        search = self.run_search(record, state, len(record.log), QUICK_SIMULATIONS)
        return int(max(search.root.children, key=lambda child: child.visits).action - state.stack[-1].step.first)

    def evaluate_move(self, record: Record, token: str, key: int) -> tuple[float, float]:
        """Return the expectations; a move that was never visited counts as bad as the worst visited one."""
        choice = record.table.tokens[token][1]
        choices = distinct_choices(record.state)
        search = self.run_search(record, record.state, key)
        before = mean(search.root)
        if choice not in choices:  # the search skips it, since another order is as good
            return to_value(record, search, before), to_value(record, search, before)
        child = search.root.child(record.state.stack[-1].step.first + choice)
        visited = [mean(node) for node in search.root.children if node.visits]
        after = mean(child) if child is not None and child.visits else min(visited)
        return to_value(record, search, before), to_value(record, search, after)


def mean(node: Node) -> float:
    return node.total / float(node.visits)


def to_value(record: Record, search: Search, result: float) -> float:
    return result if record.seats > 1 else result * search.spread


def keys(key: int) -> list[int]:
    return [key % (1 << 30) + number + 1 for number in range(ROLLOUTS)]


def token_of(record: Record, choice: int) -> str:
    step = record.state.stack[-1].step
    return f"{step.name} {step.token(choice)}"


def evaluator_of(record: Record) -> Evaluator:
    """Return the net's evaluator if the game has a net and NumPy is installed, else the search's."""
    try:
        nets = available_nets()
    except ModuleNotFoundError:
        return SearchEvaluator()
    return NetEvaluator(record) if nets.has_net(record.table.name) else SearchEvaluator()
