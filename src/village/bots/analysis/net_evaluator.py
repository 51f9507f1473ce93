"""The evaluator of games with a net."""

from __future__ import annotations

from math import inf
from typing import Final

from village.bots.analysis.calibration import calibration_of
from village.bots.analysis.evaluators import EvaluatedMove, Expectation, ranked, token_of
from village.bots.analysis.forecast import ForecastRollouts
from village.bots.net.bot import most_probable
from village.bots.net.nets import available_nets
from village.bots.net.rollouts import NET_CHOICE
from village.bots.net.tree_search import Move, Tree
from village.kernel.state import State
from village.record.record import Record
from village.toolkit.pruning import distinct_choices

ROLLOUTS: Final = 8  # for each move
END_ROLLOUTS: Final = 16  # near the end, where each of them ends with a win or a loss
COMPARISON_ROLLOUTS: Final = 24  # for each of the moves that are compared
TREE_SIMULATIONS: Final = 200
MAX_MOVES: Final = 4  # that are compared
MIN_PRIOR: Final = 0.05  # of every move, because people want to see alternatives
LIKELY: Final = 0.5  # a move that the net plays this often counts as the evaluator's choice


class NetEvaluator:
    """Evaluates with a net and its rollouts."""

    name = "net"

    def __init__(self, record: Record) -> None:
        self.predictor = available_nets().predictor(record.table)
        self.calibration = calibration_of(record.table)

    def rollouts(self, record: Record) -> ForecastRollouts:
        return ForecastRollouts(self.predictor, record.table.rules, record.actor, self.calibration)

    def best_moves(self, record: Record, key: int, seconds: float = inf, played: str = "") -> list[EvaluatedMove]:
        """Search the promising moves with a tree, then compare them in rollouts with equal luck."""
        rollouts = self.rollouts(record)
        tree = Tree(rollouts, record.state, key, MIN_PRIOR).grow(TREE_SIMULATIONS, seconds)
        choices = [move.choice for move in promising(tree)]
        if played and record.table.tokens[played][1] not in choices:
            choices.append(record.table.tokens[played][1])
        forecasts = rollouts.forecasts(record.state, choices, keys(key, COMPARISON_ROLLOUTS))
        return ranked(
            EvaluatedMove(token_of(record, choice), *forecast[record.actor])
            for choice, forecast in zip(choices, forecasts, strict=True)
        )

    def likely_move(self, record: Record, state: State) -> int:
        probabilities = self.rollouts(record).move_probabilities(state)
        return distinct_choices(state)[most_probable(probabilities)]

    def evaluate_move(self, record: Record, token: str, key: int) -> tuple[Expectation, Expectation]:
        rollouts = self.rollouts(record)
        choice = record.table.tokens[token][1]
        choices = distinct_choices(record.state)
        rollouts_each = END_ROLLOUTS if rollouts.plays_to_end(record.state) else ROLLOUTS
        likely = choice in choices and rollouts.move_probabilities(record.state)[choices.index(choice)] >= LIKELY
        compared = [NET_CHOICE] if likely else [choice, NET_CHOICE]
        forecasts = [
            forecast[record.actor] for forecast in rollouts.forecasts(record.state, compared, keys(key, rollouts_each))
        ]
        return Expectation(*forecasts[-1]), Expectation(*forecasts[0])

    def chances(self, record: Record, key: int) -> list[float]:
        forecasts = self.rollouts(record).forecasts(record.state, [NET_CHOICE], keys(key, COMPARISON_ROLLOUTS))
        return [forecast.value for forecast in forecasts[0]]


def promising(moves: list[Move]) -> list[Move]:
    return [move for move in moves if move.finished][:MAX_MOVES]


def keys(key: int, rollouts: int) -> list[int]:
    """Return the random keys of rollouts."""
    return [key % (1 << 30) + number + 1 for number in range(rollouts)]
