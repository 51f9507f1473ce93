"""The forecast of a position: the win chances of all seats and the expected lead, from rollouts of the net.

The net predicts the result of the seat to move. So each rollout keeps what it predicted for every seat at the last
question of that seat; after calibration these win chances are scaled so that they add up to 1. Near the end of the
game, rollouts play to the end, because a net does not add up the final scoring.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from village.bots.analysis.calibration import Calibration
from village.bots.compiled.playout import Rng, sample_chance
from village.bots.net.nets import Prediction, Predictor
from village.bots.net.rollouts import NetRollouts, win_probability
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE

NEAR_END: Final = 80  # hundredths of the game


class Forecast(NamedTuple):
    """The expected result of a seat."""

    value: float  # win chance, or points in a solo game
    lead: float  # points ahead of the mean of the others, or points in a solo game


class ForecastRollouts(NetRollouts):
    """Rollouts that predict the result of every seat."""

    def __init__(self, predictor: Predictor, game: Game, seat: int, calibration: Calibration) -> None:
        super().__init__(predictor, game, seat)
        self.calibration = calibration
        self.to_end = False
        self.predictions: dict[int, dict[int, Prediction]] = {}  # by state and seat

    def forecasts(self, s: State, choices: Sequence[int], keys: Sequence[int]) -> list[list[Forecast]]:
        """Return the forecast of every seat after each choice, under equal luck; the last may be NET_CHOICE."""
        self.to_end = self.plays_to_end(s)
        self.predictions = {}
        rollouts = self.start(s, choices, keys)
        self.play(rollouts, Random(keys[0]))
        results = [self.forecasts_of(state) for state, _ in rollouts]
        each = len(keys)
        return [mean_forecasts(results[at * each : (at + 1) * each]) for at in range(len(choices))]

    def plays_to_end(self, s: State) -> bool:
        return bool(self.game.progress(s) >= NEAR_END)

    def advance_to_player(self, s: State, rng: Rng) -> bool:
        if not self.to_end:
            return super().advance_to_player(s, rng)
        while s.stack and s.stack[-1].who == CHANCE:
            s.play(sample_chance(s, rng))
        return bool(s.stack)

    def note(self, s: State, prediction: Prediction) -> None:
        self.predictions.setdefault(id(s), {})[s.stack[-1].who] = prediction

    def forecasts_of(self, s: State) -> list[Forecast]:
        """Return the forecast of every seat: the result of a finished game, else the predictions."""
        seats = range(self.game.seats)
        if not s.stack:
            totals = [float(self.game.total(s, seat)) for seat in seats]
            winners = self.game.winners(s)
            wins = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
            return forecasts_from(totals if len(totals) == 1 else wins, totals)
        predictions = self.predictions.setdefault(id(s), {})
        for seat in seats:
            if seat == self.seat or seat not in predictions:
                (predictions[seat],) = self.predict([s], [[]], seat)
        return self.predicted_forecasts([predictions[seat] for seat in seats])

    def predicted_forecasts(self, predictions: list[Prediction]) -> list[Forecast]:
        points = [each.margin * self.predictor.margin_scale for each in predictions]
        if len(predictions) == 1:
            return forecasts_from([points[0] + self.predictor.solo_par], [points[0] + self.predictor.solo_par])
        expansions = len(self.game.expansion_names)
        chances = [
            self.calibration.apply(win_probability(each.win, len(predictions)), expansions) for each in predictions
        ]
        share = sum(chances)
        seats = len(predictions)  # a margin is the distance to the mean of the others
        return forecasts_from(
            [chance / share for chance in chances], [margin * (seats - 1) / seats for margin in points]
        )


def forecasts_from(values: Sequence[float], totals: Sequence[float]) -> list[Forecast]:
    """Return the forecasts for values and final scores, of which only the differences matter."""
    if len(totals) == 1:
        return [Forecast(values[0], totals[0])]
    leads = [own - (sum(totals) - own) / (len(totals) - 1) for own in totals]
    return [Forecast(value, lead) for value, lead in zip(values, leads, strict=True)]


def mean_forecasts(results: Sequence[Sequence[Forecast]]) -> list[Forecast]:
    """Return the mean forecast of each seat over several rollouts."""
    count = len(results)
    return [
        Forecast(sum(each.value for each in seat) / count, sum(each.lead for each in seat) / count)
        for seat in zip(*results, strict=True)
    ]
