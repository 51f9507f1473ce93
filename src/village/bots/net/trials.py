"""Answers tried out: the net plays on for everybody until the seat's next turn, and judges what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

from village.bots.fast.lanes import observed
from village.bots.fast.mcts import guessed
from village.bots.fast.playout import Dice, roll
from village.bots.net.policy import Floats, Policy
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE

NET_CHOICE: Final = -1  # no choice of any step
MAX_QUESTIONS_OF_A_TRIAL: Final = 120  # a turn is hardly ever so far away


class Trials:
    """All trials of a batch go on side by side: many positions at once cost the net little more than one."""

    def __init__(self, policy: Policy, game: Game, seat: int) -> None:
        self.policy = policy
        self.game = game
        self.seat = seat

    def chances(self, s: State) -> Floats:
        """How readily the net would give each legal answer."""
        thought = self.policy.think_all(self.rows([s]))[0]
        return softmax(self.policy.logits(thought, self.actions(s)))

    def worth(self, s: State, choices: Sequence[int], keys: Sequence[int]) -> list[float]:
        """What each choice brings, on average over trials with these keys: the part of the victory from 0 to 1.

        The last may be NET_CHOICE: whatever the net would do. Trials of the same key share their guess and their dice,
        so that choices are compared under equal luck.
        """
        trials: list[tuple[State, Dice]] = []
        for choice in choices:
            for key in keys:
                dice = Dice(key)
                state = guessed(self.game, s, self.seat, dice)
                if choice != NET_CHOICE:
                    state.play(choice)
                trials.append((state, dice))
        if choices[-1] == NET_CHOICE:
            self.step(trials[-len(keys) :], Random(keys[0]))
        results = self.play_on(trials, Random(keys[0]))
        return [float(part.mean()) for part in np.split(results, len(choices))]

    def expected(self, s: State, keys: Sequence[int]) -> float:
        """What the net expects as it stands, on average over guesses with these keys."""
        return float(self.judged([guessed(self.game, s, self.seat, Dice(key)) for key in keys]).mean())

    def play_on(self, trials: list[tuple[State, Dice]], random: Random) -> Floats:
        going = list(range(len(trials)))
        for _ in range(MAX_QUESTIONS_OF_A_TRIAL):
            going = [number for number in going if self.goes_on(*trials[number])]
            if not going:
                break
            self.step([trials[number] for number in going], random)
        return self.judged([state for state, _ in trials])

    def step(self, trials: list[tuple[State, Dice]], random: Random) -> None:
        """One answer of the net in each."""
        states = [state for state, _ in trials]
        for state, thought in zip(states, self.policy.think_all(self.rows(states)), strict=True):
            state.play(self.drawn(state, thought, random))

    def goes_on(self, s: State, dice: Dice) -> bool:
        """Whether somebody must still answer before the seat begins its next turn."""
        while s.stack and s.stack[-1].who == CHANCE:
            s.play(roll(s, dice))
        return bool(s.stack) and not (s.stack[-1].who == self.seat and s.stack[-1].step.opens_turn)

    def drawn(self, s: State, thought: Floats, random: Random) -> int:
        chances = softmax(self.policy.logits(thought, self.actions(s)))
        choice: int = random.choices(s.legal(), chances.tolist())[0]
        return choice

    def judged(self, states: list[State]) -> Floats:
        """Games that are over by their result, all others by what the net expects."""
        open_ones = [number for number, s in enumerate(states) if s.stack]
        found = np.array([0.0 if s.stack else self.result(s) for s in states], np.float32)
        if open_ones:
            thoughts = self.policy.think_all(self.rows([states[number] for number in open_ones], self.seat))
            found[open_ones] = self.part_of_victory(thoughts)
        return found

    def part_of_victory(self, thoughts: Floats) -> Floats:
        return part_of_victory(self.policy.worth_all(thoughts)[:, 0], int(self.game.seats))

    def result(self, s: State) -> float:
        """The part of the victory; a player alone is paid by the score, as in training."""
        if self.game.seats == 1:
            paid: float = (float(self.game.total(s, self.seat)) - self.policy.alone) / self.policy.spread
            return paid
        winners = self.game.winners(s)
        return 1 / len(winners) if self.seat in winners else 0.0

    def rows(self, states: list[State], seat: int | None = None) -> Any:
        """What is seen: by whoever is asked, or by `seat`."""
        rows = np.empty((len(states), self.policy.length), np.int16)
        for number, s in enumerate(states):
            who = s.stack[-1].who if seat is None else seat
            row: Any = observed(self.game, s, who, self.policy.length)
            rows[number] = np.frombuffer(row, np.int16)
        return rows

    def actions(self, s: State) -> Any:
        return np.array(s.legal()) + int(s.stack[-1].step.first)


def part_of_victory(worth: Floats, seats: int) -> Floats:
    """From what is rewarded in training (1 for the winner, the others share -1) to a chance."""
    if seats == 1:  # paid by the score
        return worth
    found: Floats = np.clip((worth * (seats - 1) + 1) / seats, 0, 1)
    return found


def softmax(logits: Floats) -> Floats:
    chances = np.exp(logits - logits.max())
    found: Floats = chances / chances.sum()
    return found
