"""Evaluation games: the net at one seat, a built-in bot at all others. Works without PyTorch."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from village.bots.builtin import MctsBot, horizon
from village.bots.compiled.batch import GameBatch
from village.bots.compiled.greedy import best_move
from village.bots.compiled.mcts import Search, determinize
from village.bots.compiled.playout import Rng
from village.bots.registry import find
from village.envs.observation import array
from village.kernel.game import Game
from village.kernel.state import State
from village.training.table_sampler import TableSetting


@dataclass
class Tally:
    """Sums over the evaluation games of a table."""

    games: int = 0
    pending: int = 0
    wins: float = 0.0  # a shared win counts as a fraction
    points: float = 0.0
    opponent_points: float = 0.0  # mean of the opponents
    decisions: int = 0

    def add(self, tally: Tally) -> None:
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(tally, name))


def summarize(tally: Tally) -> dict[str, float]:
    """Return means per game; `ci95` is half the width of the 95 % confidence interval of the win rate."""
    games = max(1, tally.games)
    wins = tally.wins / games
    return {
        "games": tally.games,
        "wins": round(wins, 4),
        "ci95": round(1.96 * sqrt(max(0.0, wins * (1 - wins)) / games), 4),
        "points": round(tally.points / games, 1),
        "opponent_points": round(tally.opponent_points / games, 1),
        "decisions": round(tally.decisions / games),
    }


class Opponent:
    """`greedy` or `mcts:N` on a bare state, without the cost of records and move tokens."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        bot: Any = find(name)
        kind = name.partition(":")[0]
        if kind not in ("greedy", "mcts"):
            raise ValueError(f"the opponent must be greedy or mcts:N, not {name!r}")
        self.bot: MctsBot | None = bot if kind == "mcts" else None
        self.game = game
        self.rng = Rng(seed)

    def choose(self, state: State) -> int:
        seat = state.stack[-1].who
        if self.bot is None:
            return best_move(self.game, determinize(self.game, state, seat, self.rng), seat)
        search = Search(self.game, self.rng.below(1 << 30))
        search.rollout.turns = horizon(self.bot.simulations)
        self.bot.run_search(search, state, seat)
        return search.most_visited(state)


class EvaluationGames:
    """A batch of games at one table; a finished game waits for the others."""

    def __init__(self, setting: TableSetting, opponent: str, batch_size: int, games: int, seed: int) -> None:
        game = setting.create_table().rules
        self.batch = GameBatch(game, batch_size, len(game.layout()))
        self.batch.reset(seed)
        self.opponent = Opponent(opponent, game, seed + 1)
        self.over = np.arange(batch_size) >= games
        self.tally = Tally(pending=int((~self.over).sum()))
        self.play_opponents()

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play the net's action in every running game."""
        for game in self.running():
            self.batch.ended[game] = 0
            self.play_action(game, int(actions[game]))
        self.play_opponents()

    def running(self) -> list[int]:
        """Return the indices of the games that are not over."""
        return [game for game, over in enumerate(self.over.tolist()) if not over]

    def play_action(self, game: int, action: int) -> None:
        self.batch.apply(game, action)
        self.tally.decisions += 1
        if self.batch.ended[game]:
            self.finish(game)

    def play_opponents(self) -> None:
        """Let the opponents move until it is the net's turn everywhere or the game is over."""
        for game in self.running():
            net_seat = game % int(self.batch.game.seats)
            while not self.over[game] and self.batch.states[game].stack[-1].who != net_seat:
                state = self.batch.states[game]
                self.play_action(game, int(state.stack[-1].step.first) + self.opponent.choose(state))
        self.batch.clear()
        for game in range(int(self.batch.size)):
            self.batch.write_row(game)

    def finish(self, game: int) -> None:
        self.over[game] = True
        seats = int(self.batch.game.seats)
        scores = array(self.batch.totals, np.int16).reshape(-1, seats)[game]
        wins = array(self.batch.wins, np.uint8).reshape(-1, seats)[game]
        net_seat = game % seats
        tally = self.tally
        tally.games += 1
        tally.pending -= 1
        tally.wins += float(wins[net_seat] / wins.sum())
        tally.points += float(scores[net_seat])
        tally.opponent_points += float(scores.sum() - scores[net_seat]) / max(1, seats - 1)
