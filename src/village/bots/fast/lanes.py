"""Many games of one table side by side, stepped together: what the vector environment steps. Compiled.

Every step writes into fresh rows of zeros, which cost less than wiping old ones. Other programs may look into their
memory, and keep it as long as they like.
"""

from __future__ import annotations

from typing import Any, Final

from village.bots.fast.playout import Dice, roll
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE, Count, Flags, Numbers, Row, Seat, i16, i64, u8, vec

SPREAD: Final = 1_000_003  # keeps the games of neighbouring seeds apart
PERIOD: Final = 2_147_483_646  # Dice repeats after it


def blank(length: Count) -> Numbers:
    """A row to write an observation into."""
    return vec[i16]([0] * length)


def observed(game: Game, s: State, seat: Seat, length: Count) -> Numbers:
    """What `seat` sees. A row handed to compiled code from outside is never freed, so it is made and filled here."""
    row = blank(length)
    game.observe(s, seat, row, 0)
    return row


def zeros(length: Count) -> Row:
    return vec[i64]([0] * length)


def flags(length: Count) -> Flags:
    return vec[u8]([0] * length)


class Lanes:
    """A game in every lane. In each a player is asked; whoever has no choice is not, and chance is answered here."""

    def __init__(self, game: Game, lanes: Count, width: Count) -> None:
        self.game = game
        self.lanes: Count = lanes
        self.width: Count = width  # numbers of an observation
        self.states: list[State] = []
        self.dice: list[Dice] = []
        self.taste = Dice(0)  # for answers at random
        self.seen: Numbers = blank(lanes * width)  # by the seat that is asked
        self.masks: Flags = flags(lanes * game.actions)  # 1 for every legal answer
        self.actors: Numbers = blank(lanes)
        self.ended: Flags = flags(lanes)  # 1: the last answer ended the game, and a new one was begun
        self.totals: Numbers = blank(lanes * game.seats)  # the scores of the game that ended last in the lane
        self.wins: Flags = flags(lanes * game.seats)  # 1 for those who won it

    def reset(self, seed: Count) -> None:
        """Begin all games anew; the same seed gives the same draws in the same lanes."""
        self.states = []
        self.dice = []
        self.taste = Dice(seed % PERIOD)
        self.wipe()
        for lane in range(self.lanes):
            self.dice.append(Dice((seed % PERIOD * SPREAD + lane) % PERIOD))
            self.states.append(self.begun(lane))
            self.show(lane)

    def wipe(self) -> None:
        """Fresh rows for the next look; the old ones belong to whoever has them."""
        self.seen = blank(self.lanes * self.width)
        self.masks = flags(self.lanes * self.game.actions)
        self.actors = blank(self.lanes)
        self.ended = flags(self.lanes)

    def begun(self, lane: Count) -> State:
        """A new game at its first question."""
        s = self.game.start()
        s.settle()
        self.answer_for_chance(s, self.dice[lane])
        return s

    def answer_for_chance(self, s: State, dice: Dice) -> None:
        while s.stack and s.stack[-1].who == CHANCE:
            s.play(roll(s, dice))

    def step(self, actions: Any) -> None:
        """One action in every lane, by its index in the table of actions; ValueError, and no step, if one is wrong."""
        chosen: Row = vec[i64](actions)
        self.check(chosen)
        self.wipe()
        for lane in range(self.lanes):
            self.answer(lane, chosen[lane])

    def check(self, actions: Row) -> None:
        if len(actions) != self.lanes:
            raise ValueError(f"{self.lanes} games need as many actions, not {len(actions)}")
        if not self.states:
            raise ValueError("reset comes before the first step")
        for lane in range(self.lanes):
            action = actions[lane]
            if action < 0 or action >= self.game.actions or not self.masks[lane * self.game.actions + action]:
                raise ValueError(f"action {action} is not legal in game {lane}")

    def answer(self, lane: Count, action: Count) -> None:
        s = self.states[lane]
        s.play(action - s.stack[-1].step.first)
        self.answer_for_chance(s, self.dice[lane])
        if not s.stack:
            self.keep_result(lane, s)
            self.states[lane] = self.begun(lane)
        self.show(lane)

    def show(self, lane: Count) -> None:
        """Write what the one who is asked sees, and which answers are legal."""
        s = self.states[lane]
        who = s.stack[-1].who
        self.actors[lane] = i16(who)
        self.game.observe(s, who, self.seen, lane * self.width)
        first = lane * self.game.actions + s.stack[-1].step.first
        masks = self.masks
        for i in range(s.n):
            masks[first + s.offered[i]] = 1

    def keep_result(self, lane: Count, s: State) -> None:
        self.ended[lane] = 1
        first = lane * self.game.seats
        winners = self.game.winners(s)
        for seat in range(self.game.seats):
            self.totals[first + seat] = i16(self.game.total(s, seat))
            self.wins[first + seat] = 1 if seat in winners else 0

    def random_actions(self) -> Row:
        """A legal answer for every lane, each as likely as the others."""
        actions = zeros(self.lanes)
        for lane in range(self.lanes):
            s = self.states[lane]
            actions[lane] = s.stack[-1].step.first + s.offered[self.taste.below(s.n)]
        return actions
