"""The evaluator of games without a net."""

from __future__ import annotations

from math import inf
from typing import Final

from village.bots.analysis.evaluators import EvaluatedMove, Expectation, token_of
from village.bots.builtin import horizon
from village.bots.compiled.mcts import Node, Search
from village.kernel.state import State
from village.record.preview import known_state
from village.record.record import Record
from village.toolkit.pruning import distinct_choices

SIMULATIONS: Final = 400
QUICK_SIMULATIONS: Final = 40  # for the later moves of a turn


class SearchEvaluator:
    """Evaluates with Monte Carlo tree search; its results contain a small part for the margin."""

    name = "mcts"

    def run_search(self, record: Record, s: State, key: int, simulations: int = SIMULATIONS) -> Search:
        search = Search(record.table.rules, key)
        search.rollout.turns = horizon(simulations)
        search.grow(s, record.actor, simulations)
        return search

    def best_moves(self, record: Record, key: int, seconds: float = inf, played: str = "") -> list[EvaluatedMove]:
        search = self.run_search(record, record.state, key)
        children = sorted((child for child in search.root.children if child.visits), key=lambda child: -child.visits)
        first = record.state.stack[-1].step.first
        moves = [self.evaluated(record, search, int(child.action - first), mean(child)) for child in children]
        if played and played not in [move.token for move in moves]:  # never visited: as bad as the worst
            worst = min(mean(child) for child in children)
            moves.append(self.evaluated(record, search, record.table.tokens[played][1], worst))
        return moves

    def evaluated(self, record: Record, search: Search, choice: int, result: float) -> EvaluatedMove:
        value = to_value(record, search, result)
        return EvaluatedMove(token_of(record, choice), value, lead_after(record, choice, value))

    def likely_move(self, record: Record, state: State) -> int:
        search = self.run_search(record, state, len(record.log), QUICK_SIMULATIONS)
        return int(max(search.root.children, key=lambda child: child.visits).action - state.stack[-1].step.first)

    def evaluate_move(self, record: Record, token: str, key: int) -> tuple[Expectation, Expectation]:
        """Return the expectations; a move that the search skips, since another order is as good, costs nothing."""
        moves = self.best_moves(record, key, played=token)
        best = Expectation(moves[0].value, moves[0].lead)
        if record.table.tokens[token][1] not in distinct_choices(record.state):
            return best, best
        played = next(move for move in moves if move.token == token)
        return best, Expectation(played.value, played.lead)

    def chances(self, record: Record, key: int) -> list[float]:
        own = self.best_moves(record, key)[0].value
        others = (1 - own) / max(1, record.seats - 1)
        return [own if seat == record.actor else others for seat in range(record.seats)]


def lead_after(record: Record, choice: int, value: float) -> float:
    """Return the estimated lead after a move; in a solo game the expected points."""
    if record.seats == 1:
        return value
    rules, state = record.table.rules, known_state(record)
    state.play(choice)
    points = [rules.evaluate(state, seat) / 100 for seat in range(record.seats)]
    own = float(points[record.actor])
    return own - (sum(points) - own) / (record.seats - 1)


def mean(node: Node) -> float:
    return node.total / float(node.visits)


def to_value(record: Record, search: Search, result: float) -> float:
    return result if record.seats > 1 else result * search.spread
