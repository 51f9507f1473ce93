"""Rollouts by a net: it plays for all seats until the seat's next turn and evaluates the position reached."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from village.bots.compiled.batch import observation_row
from village.bots.compiled.mcts import determinize
from village.bots.compiled.playout import Rng, sample_chance
from village.bots.net.nets import Prediction, Predictor
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE
from village.toolkit.pruning import distinct_choices

NET_CHOICE: Final = -1  # stands for the move that the net would play
MAX_MOVES_PER_ROLLOUT: Final = 120  # the next turn nearly always begins earlier


class NetRollouts:
    """Rollouts that run as a batch, because many positions at once cost the net little more than one."""

    def __init__(self, predictor: Predictor, game: Game, seat: int) -> None:
        self.predictor = predictor
        self.game = game
        self.seat = seat

    def move_probabilities(self, s: State) -> list[float]:
        """Return the probability of each distinct choice under the net."""
        (prediction,) = self.predict([s], [distinct_choices(s)])
        return softmax(prediction.logits)

    def predict(self, states: list[State], choices: list[list[int]], seat: int | None = None) -> list[Prediction]:
        """Evaluate positions as the seats to move, or `seat`, see them; the logits are those of the choices."""
        length = self.predictor.length
        rows = [observation_row(self.game, s, s.stack[-1].who if seat is None else seat, length) for s in states]
        actions = [
            [choice + s.stack[-1].step.first for choice in of_state]
            for s, of_state in zip(states, choices, strict=True)
        ]
        return self.predictor.predict(rows, actions)

    def evaluate_choices(self, s: State, choices: Sequence[int], keys: Sequence[int]) -> list[float]:
        """Return the win probability after each choice, averaged over one rollout per key.

        The last choice may be NET_CHOICE. Rollouts with the same key share their determinization and random numbers, so
        that choices are compared under equal luck.
        """
        rollouts = self.start(s, choices, keys)
        self.play(rollouts, Random(keys[0]))
        results = self.evaluate_states([state for state, _ in rollouts])
        return [mean(results[first : first + len(keys)]) for first in range(0, len(results), len(keys))]

    def start(self, s: State, choices: Sequence[int], keys: Sequence[int]) -> list[tuple[State, Rng]]:
        """Return the positions after each choice, one for each key."""
        rollouts: list[tuple[State, Rng]] = []
        for choice in choices:
            for key in keys:
                rng = Rng(key)
                state = determinize(self.game, s, self.seat, rng)
                if choice != NET_CHOICE:
                    state.play(choice)
                rollouts.append((state, rng))
        if choices[-1] == NET_CHOICE:
            self.step(rollouts[-len(keys) :], Random(keys[0]))
        return rollouts

    def play(self, rollouts: list[tuple[State, Rng]], random: Random) -> None:
        """Play on in all rollouts until the seat's next turn or the end."""
        running = list(range(len(rollouts)))
        for _ in range(MAX_MOVES_PER_ROLLOUT):
            running = [number for number in running if self.advance_to_player(*rollouts[number])]
            if not running:
                break
            self.step([rollouts[number] for number in running], random)

    def step(self, rollouts: list[tuple[State, Rng]], random: Random) -> None:
        """Play one move of the net in each rollout."""
        states = [state for state, _ in rollouts]
        choices = [distinct_choices(state) for state in states]
        for state, of_state, prediction in zip(states, choices, self.predict(states, choices), strict=True):
            self.note(state, prediction)
            state.play(random.choices(of_state, softmax(prediction.logits))[0])

    def note(self, s: State, prediction: Prediction) -> None:
        """Take note of a prediction on the way; subclasses may."""

    def advance_to_player(self, s: State, rng: Rng) -> bool:
        """Sample pending chance events and return whether a seat has to move before the seat's next turn."""
        while s.stack and s.stack[-1].who == CHANCE:
            s.play(sample_chance(s, rng))
        return bool(s.stack) and not (s.stack[-1].who == self.seat and s.stack[-1].step.opens_turn)

    def evaluate_states(self, states: list[State]) -> list[float]:
        """Return the results of finished games and the net's win probability for the others."""
        unfinished = [s for s in states if s.stack]
        predictions = iter(self.predict(unfinished, [[]] * len(unfinished), self.seat) if unfinished else [])
        return [self.win_probability(next(predictions).win) if s.stack else self.result(s) for s in states]

    def win_probability(self, reward: float) -> float:
        return win_probability(reward, int(self.game.seats))

    def result(self, s: State) -> float:
        """Return the seat's share of the win; in a solo game, the scaled score, as in training."""
        if self.game.seats == 1:
            reward: float = (
                float(self.game.total(s, self.seat)) - self.predictor.solo_par
            ) / self.predictor.margin_scale
            return reward
        winners = self.game.winners(s)
        return 1 / len(winners) if self.seat in winners else 0.0


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def win_probability(reward: float, seats: int) -> float:
    """Convert a reward as in training (1 for the winner, -1 shared by the others) to a win probability."""
    if seats == 1:  # the reward is the scaled score
        return reward
    return min(1.0, max(0.0, (reward * (seats - 1) + 1) / seats))


def softmax(logits: Sequence[float]) -> list[float]:
    top = max(logits)
    weights = [exp(logit - top) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]
