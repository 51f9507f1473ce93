"""Many games with the same rules, stepped together, as the vector environment needs. Compiled.

Every step allocates new zeroed rows, which is cheaper than clearing the old ones. Callers may therefore read the rows
without copying and keep them as long as they like.
"""

from __future__ import annotations

from typing import Any, Final

from village.bots.compiled.playout import Rng, sample_chance
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE, Count, Flags, Numbers, Row, Seat, i16, i64, u8, vec

SPREAD: Final = 1_000_003  # separates the games of consecutive seeds
PERIOD: Final = 2_147_483_646  # period of Rng


def blank(length: Count) -> Numbers:
    """Return a zeroed row for an observation."""
    return vec[i16]([0] * length)


def observation_row(game: Game, s: State, seat: Seat, length: Count) -> Numbers:
    """Return the observation of `seat`.

    The row is allocated here because compiled code never frees a row that interpreted code passes in.
    """
    row = blank(length)
    game.observe(s, seat, row, 0)
    return row


def zeros(length: Count) -> Row:
    return vec[i64]([0] * length)


def flags(length: Count) -> Flags:
    return vec[u8]([0] * length)


class GameBatch:
    """Games that are each waiting for a player's move. Forced moves and chance events are played automatically."""

    def __init__(self, game: Game, size: Count, width: Count) -> None:
        self.game = game
        self.size: Count = size
        self.width: Count = width  # length of an observation
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.action_rng = Rng(0)  # for random actions
        self.observations: Numbers = blank(size * width)  # of the seat to move
        self.masks: Flags = flags(size * game.actions)  # 1 for every legal action
        self.actors: Numbers = blank(size)
        self.ended: Flags = flags(size)  # 1 if the last action ended the game and a new one was started
        self.totals: Numbers = blank(size * game.seats)  # final scores of the last game that ended at each index
        self.wins: Flags = flags(size * game.seats)  # 1 for its winners
        self.final_observations: Numbers = blank(0)  # of the seat that acted last, if any game has ended

    def reset(self, seed: Count) -> None:
        """Restart all games; the same seed gives the same chance events at the same index."""
        self.reset_each([(seed % PERIOD * SPREAD + index) % PERIOD for index in range(self.size)])
        self.action_rng = Rng(seed % PERIOD)

    def reset_each(self, seeds: list[int]) -> None:
        """Restart all games, each with its own seed."""
        self.rngs = [Rng(seed % PERIOD) for seed in seeds]
        self.action_rng = Rng(sum(seeds) % PERIOD)
        self.states = [self.start_game(index) for index in range(self.size)]
        self.write_rows()

    def snapshot(self) -> dict[str, Any]:
        """Return the games and random number generators as data."""
        return {
            "positions": [self.game.data(s) for s in self.states],
            "rngs": [rng.x for rng in [*self.rngs, self.action_rng]],
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Continue the games of a snapshot."""
        rngs = [Rng(0) for _ in snapshot["rngs"]]
        for rng, x in zip(rngs, snapshot["rngs"], strict=True):
            rng.x = x
        self.action_rng = rngs.pop()
        self.rngs = rngs
        self.states = [self.game.position(data) for data in snapshot["positions"]]
        for s in self.states:
            s.settle()
        if self.states:
            self.write_rows()

    def write_rows(self) -> None:
        self.clear()
        for index in range(self.size):
            self.write_row(index)

    def clear(self) -> None:
        """Allocate new rows for the next step; callers may still hold the old ones."""
        self.observations = blank(self.size * self.width)
        self.masks = flags(self.size * self.game.actions)
        self.actors = blank(self.size)
        self.ended = flags(self.size)
        self.final_observations = blank(0)

    def start_game(self, index: Count) -> State:
        """Return a new game at its first question."""
        s = self.game.start()
        s.settle()
        self.play_chance(s, self.rngs[index])
        return s

    def play_chance(self, s: State, rng: Rng) -> None:
        while s.stack and s.stack[-1].who == CHANCE:
            s.play(sample_chance(s, rng))

    def step(self, actions: Any) -> None:
        """Play one action in every game. If one of them is illegal, raise ValueError before any is played."""
        chosen: Row = vec[i64](actions)
        self.check(chosen)
        self.clear()
        for index in range(self.size):
            self.apply(index, chosen[index])

    def check(self, actions: Row) -> None:
        if len(actions) != self.size:
            raise ValueError(f"expected {self.size} actions, one per game, not {len(actions)}")
        if not self.states:
            raise ValueError("call reset before the first step")
        for index in range(self.size):
            action = actions[index]
            if action < 0 or action >= self.game.actions or not self.masks[index * self.game.actions + action]:
                raise ValueError(f"action {action} is not legal in game {index}")

    def apply(self, index: Count, action: Count) -> None:
        s = self.states[index]
        who = s.stack[-1].who
        s.play(action - s.stack[-1].step.first)
        self.play_chance(s, self.rngs[index])
        if not s.stack:
            self.store_result(index, s, who)
            self.states[index] = self.start_game(index)
        self.write_row(index)

    def write_row(self, index: Count) -> None:
        """Write the observation of the seat to move and its legal actions."""
        s = self.states[index]
        who = s.stack[-1].who
        self.actors[index] = i16(who)
        self.game.observe(s, who, self.observations, index * self.width)
        first = index * self.game.actions + s.stack[-1].step.first
        masks = self.masks
        for i in range(s.n):
            masks[first + s.offered[i]] = 1

    def store_result(self, index: Count, s: State, who: Seat) -> None:
        """Write scores, winners and what `who` sees after the end."""
        if not len(self.final_observations):
            self.final_observations = blank(self.size * self.width)
        self.game.observe(s, who, self.final_observations, index * self.width)
        self.ended[index] = 1
        first = index * self.game.seats
        winners = self.game.winners(s)
        for seat in range(self.game.seats):
            self.totals[first + seat] = i16(self.game.total(s, seat))
            self.wins[first + seat] = 1 if seat in winners else 0

    def random_actions(self) -> Row:
        """Return a uniformly random legal action for every game."""
        actions = zeros(self.size)
        for index in range(self.size):
            s = self.states[index]
            actions[index] = s.stack[-1].step.first + s.offered[self.action_rng.below(s.n)]
        return actions
