"""Rollouts by a net: it plays for all seats until the seat's next turn and evaluates the position reached."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

from village.bots.compiled.batch import observation_row
from village.bots.compiled.mcts import determinize
from village.bots.compiled.playout import Rng, sample_chance
from village.bots.net.policy import Floats, Policy
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE
from village.toolkit.pruning import distinct_choices

NET_CHOICE: Final = -1  # stands for the move that the net would play
MAX_MOVES_PER_ROLLOUT: Final = 120  # the next turn nearly always begins earlier


class NetRollouts:
    """Rollouts that run as a batch, because many positions at once cost the net little more than one."""

    def __init__(self, policy: Policy, game: Game, seat: int) -> None:
        self.policy = policy
        self.game = game
        self.seat = seat

    def move_probabilities(self, s: State) -> Floats:
        """Return the probability of each distinct choice under the net."""
        hidden = self.policy.encode_batch(self.rows([s]))[0]
        return self.probabilities(s, hidden, distinct_choices(s))

    def probabilities(self, s: State, hidden: Floats, choices: list[int]) -> Floats:
        return softmax(self.policy.logits(hidden, self.actions(s, choices)))

    def evaluate_choices(self, s: State, choices: Sequence[int], keys: Sequence[int]) -> list[float]:
        """Return the win probability after each choice, averaged over one rollout per key.

        The last choice may be NET_CHOICE. Rollouts with the same key share their determinization and random numbers, so
        that choices are compared under equal luck.
        """
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
        results = self.run(rollouts, Random(keys[0]))
        return [float(values.mean()) for values in np.split(results, len(choices))]

    def evaluate_position(self, s: State, keys: Sequence[int]) -> float:
        """Return the net's win probability without rollouts, averaged over one determinization per key."""
        return float(self.evaluate_states([determinize(self.game, s, self.seat, Rng(key)) for key in keys]).mean())

    def run(self, rollouts: list[tuple[State, Rng]], random: Random) -> Floats:
        running = list(range(len(rollouts)))
        for _ in range(MAX_MOVES_PER_ROLLOUT):
            running = [number for number in running if self.advance_to_player(*rollouts[number])]
            if not running:
                break
            self.step([rollouts[number] for number in running], random)
        return self.evaluate_states([state for state, _ in rollouts])

    def step(self, rollouts: list[tuple[State, Rng]], random: Random) -> None:
        """Play one move of the net in each rollout."""
        states = [state for state, _ in rollouts]
        for state, hidden in zip(states, self.policy.encode_batch(self.rows(states)), strict=True):
            state.play(self.sample_move(state, hidden, random))

    def advance_to_player(self, s: State, rng: Rng) -> bool:
        """Sample pending chance events and return whether a seat has to move before the seat's next turn."""
        while s.stack and s.stack[-1].who == CHANCE:
            s.play(sample_chance(s, rng))
        return bool(s.stack) and not (s.stack[-1].who == self.seat and s.stack[-1].step.opens_turn)

    def sample_move(self, s: State, hidden: Floats, random: Random) -> int:
        choices = distinct_choices(s)
        choice: int = random.choices(choices, self.probabilities(s, hidden, choices).tolist())[0]
        return choice

    def evaluate_states(self, states: list[State]) -> Floats:
        """Return the results of finished games and the net's win probability for the others."""
        unfinished = [number for number, s in enumerate(states) if s.stack]
        results = np.array([0.0 if s.stack else self.result(s) for s in states], np.float32)
        if unfinished:
            hidden = self.policy.encode_batch(self.rows([states[number] for number in unfinished], self.seat))
            results[unfinished] = self.win_probability(hidden)
        return results

    def win_probability(self, hidden: Floats) -> Floats:
        return win_probability(self.policy.evaluate_batch(hidden)[:, 0], int(self.game.seats))

    def result(self, s: State) -> float:
        """Return the seat's share of the win; in a solo game, the scaled score, as in training."""
        if self.game.seats == 1:
            reward: float = (float(self.game.total(s, self.seat)) - self.policy.solo_par) / self.policy.margin_scale
            return reward
        winners = self.game.winners(s)
        return 1 / len(winners) if self.seat in winners else 0.0

    def rows(self, states: list[State], seat: int | None = None) -> Any:
        """Return the observations of the seats to move, or of `seat`."""
        rows = np.empty((len(states), self.policy.length), np.int16)
        for number, s in enumerate(states):
            who = s.stack[-1].who if seat is None else seat
            row: Any = observation_row(self.game, s, who, self.policy.length)
            rows[number] = np.frombuffer(row, np.int16)
        return rows

    def actions(self, s: State, choices: list[int]) -> Any:
        return np.array(choices) + int(s.stack[-1].step.first)


def win_probability(rewards: Floats, seats: int) -> Floats:
    """Convert rewards as in training (1 for the winner, -1 shared by the others) to win probabilities."""
    if seats == 1:  # the reward is the scaled score
        return rewards
    probabilities: Floats = np.clip((rewards * (seats - 1) + 1) / seats, 0, 1)
    return probabilities


def softmax(logits: Floats) -> Floats:
    weights = np.exp(logits - logits.max())
    probabilities: Floats = weights / weights.sum()
    return probabilities
