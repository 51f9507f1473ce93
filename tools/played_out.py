"""Answers compared by whole games: a net plays on for everybody to the end, under equal luck."""

from __future__ import annotations

from random import Random
from typing import Final

from village.bots.fast.mcts import guessed
from village.bots.fast.playout import Dice, roll
from village.bots.net.policy import Policy
from village.bots.net.trials import Trials
from village.kernel.state import State
from village.kernel.types import CHANCE
from village.record.record import Record

GAMES: Final = 120
FIRST_KEY: Final = 9_000


class WholeGames(Trials):
    """Trials that do not stop at the seat's next turn: nothing is left for the net to expect."""

    def goes_on(self, s: State, dice: Dice) -> bool:
        while s.stack and s.stack[-1].who == CHANCE:
            s.play(roll(s, dice))
        return bool(s.stack)

    def won(self, s: State, choice: int) -> float:
        """The part of the victory that a choice brings."""
        games: list[tuple[State, Dice]] = []
        for key in range(FIRST_KEY, FIRST_KEY + GAMES):
            dice = Dice(key)
            state = guessed(self.game, s, self.seat, dice)
            state.play(choice)
            games.append((state, dice))
        random = Random(FIRST_KEY)
        going = [game for game in games if self.goes_on(*game)]
        while going:
            self.step(going, random)
            going = [game for game in going if self.goes_on(*game)]
        return sum(self.result(state) for state, _ in games) / GAMES


def lead_at_the_end(record: Record, policy: Policy, best: str, others: list[str]) -> float:
    """How much more of the victory the best answer brings than the best of the others."""
    games = WholeGames(policy, record.table.rules, record.actor)
    won = {token: games.won(record.state, record.table.tokens[token][1]) for token in (best, *others)}
    return won[best] - max(won[token] for token in others)
