"""The net at one seat of every game of a table, bots of ours at the others."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learn.tables import Setting
from village.bots.builtin import MctsBot, horizon
from village.bots.fast.greedy import best_answer
from village.bots.fast.lanes import Lanes
from village.bots.fast.mcts import Search, guessed
from village.bots.fast.playout import Dice
from village.bots.registry import find
from village.envs.sight import array
from village.kernel.game import Game
from village.kernel.state import State


@dataclass
class Tally:
    """How the duels at a table went; sums over all of them."""

    duels: int = 0
    left: int = 0
    shares: float = 0.0  # of the victory
    points: float = 0.0
    others: float = 0.0  # the points of the others, on average
    decisions: int = 0

    def add(self, more: Tally) -> None:
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(more, name))


def figures(tally: Tally) -> dict[str, float]:
    """`sure`: half the interval that holds the true rate of wins in 95 of 100 cases."""
    duels = max(1, tally.duels)
    wins = tally.shares / duels
    return {
        "games": tally.duels,
        "wins": round(wins, 4),
        "sure": round(1.96 * sqrt(max(0.0, wins * (1 - wins)) / duels), 4),
        "points": round(tally.points / duels, 1),
        "others": round(tally.others / duels, 1),
        "decisions": round(tally.decisions / duels),
    }


class Opponent:
    """`greedy` or `mcts:200`, on a bare state: what records and tokens cost is not measured here."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        bot: Any = find(name)
        word = name.partition(":")[0]
        if word not in ("greedy", "mcts"):
            raise ValueError(f"duels are held with greedy or mcts, not {name!r}")
        self.bot: MctsBot | None = bot if word == "mcts" else None
        self.game = game
        self.dice = Dice(seed)

    def choose(self, s: State) -> int:
        who = s.stack[-1].who
        if self.bot is None:
            return best_answer(self.game, guessed(self.game, s, who, self.dice), who)
        search = Search(self.game, self.dice.below(1 << 30))
        search.rollout.turns = horizon(self.bot.simulations)
        self.bot.think(search, s, who)
        return search.favourite(s)


class Duel:
    """One game in every lane that is used; a lane whose game is over waits for the others."""

    def __init__(self, setting: Setting, opponent: str, lanes: int, duels: int, seed: int) -> None:
        game = setting.lay().rules
        self.lanes = Lanes(game, lanes, len(game.layout()))
        self.lanes.reset(seed)
        self.opponent = Opponent(opponent, game, seed + 1)
        self.over = np.arange(lanes) >= duels
        self.tally = Tally(left=int((~self.over).sum()))
        self.go_on()

    def answer(self, answers: NDArray[np.int64]) -> None:
        """The net's answer in every lane whose game goes on."""
        for lane in self.going():
            self.lanes.ended[lane] = 0
            self.give(lane, int(answers[lane]))
        self.go_on()

    def going(self) -> list[int]:
        """The lanes whose games go on."""
        return [lane for lane, over in enumerate(self.over.tolist()) if not over]

    def give(self, lane: int, action: int) -> None:
        self.lanes.answer(lane, action)
        self.tally.decisions += 1
        if self.lanes.ended[lane]:
            self.finish(lane)

    def go_on(self) -> None:
        """The opponents answer until the net is asked everywhere, or its game is over."""
        for lane in self.going():
            mine = lane % int(self.lanes.game.seats)
            while not self.over[lane] and self.lanes.states[lane].stack[-1].who != mine:
                s = self.lanes.states[lane]
                self.give(lane, int(s.stack[-1].step.first) + self.opponent.choose(s))
        self.lanes.wipe()
        for lane in range(int(self.lanes.lanes)):
            self.lanes.show(lane)

    def finish(self, lane: int) -> None:
        self.over[lane] = True
        seats = int(self.lanes.game.seats)
        totals = array(self.lanes.totals, np.int16).reshape(-1, seats)[lane]
        wins = array(self.lanes.wins, np.uint8).reshape(-1, seats)[lane]
        mine = lane % seats
        tally = self.tally
        tally.duels += 1
        tally.left -= 1
        tally.shares += float(wins[mine] / wins.sum())
        tally.points += float(totals[mine])
        tally.others += float(totals.sum() - totals[mine]) / max(1, seats - 1)
