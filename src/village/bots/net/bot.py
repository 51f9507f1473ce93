"""The bot `net`: plays the policy of a neural net without search."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from random import Random
from warnings import warn

from village.bots.bot import DECLINE, Bot, PlayerView
from village.bots.compiled.batch import observation_row
from village.bots.level_config import level_parameter
from village.bots.net.nets import available_nets
from village.toolkit.pruning import distinct_choices


class AnnouncedFallback:
    """A fallback bot that warns that there is no net for the game."""

    def __init__(self, fallback: Bot) -> None:
        self.fallback = fallback

    def choose(self, table: PlayerView) -> str:
        game = table.guess(0).table.name
        warn(f"there is no net for {game} yet: mcts plays instead", RuntimeWarning, stacklevel=2)
        return self.fallback.choose(table)


class NetBot:
    """Plays the best move of the net, or samples one if the temperature is above 0.

    The temperature of a level depends on the game. If a game has no net, the fallback bot plays.
    """

    def __init__(self, temperature: float, fallback: Bot, level: str = "") -> None:
        self.temperature = temperature
        self.fallback = fallback
        self.level = level

    def choose(self, table: PlayerView) -> str:
        key = table.key
        guess = table.guess(key)
        nets = available_nets()
        if not nets.has_net(guess.table.name):
            return self.fallback.choose(table)
        s = guess.state
        step = s.stack[-1].step
        predictor = nets.predictor(guess.table)
        row = observation_row(guess.table.rules, s, table.seat, predictor.length)
        choices = distinct_choices(s)
        (prediction,) = predictor.predict([row], [[choice + step.first for choice in choices]])
        logits = prediction.logits
        temperature = level_parameter(guess.table.name, self.level, self.temperature)
        if temperature:
            decline_rarely(logits, [step.token(choice) for choice in choices])
        choice = choices[sample(logits, temperature, key)]
        return f"{step.name} {step.token(choice)}"


def most_probable(logits: Sequence[float]) -> int:
    """Return the index of the largest logit."""
    return max(range(len(logits)), key=logits.__getitem__)


def sample(logits: Sequence[float], temperature: float, key: int) -> int:
    """Return the index of a sampled move; without a temperature, of the most probable one."""
    if not temperature:
        return most_probable(logits)
    top = max(logits)
    weights = [exp((logit - top) / temperature) for logit in logits]
    return Random(key).choices(range(len(weights)), weights)[0]


def decline_rarely(logits: list[float], tokens: list[str]) -> None:
    """Never sample `pass` unless it is the most probable move, because sampling would decline too often."""
    if DECLINE in tokens and tokens[most_probable(logits)] != DECLINE:
        logits[tokens.index(DECLINE)] = -inf
