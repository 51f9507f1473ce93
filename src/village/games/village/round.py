"""V-RND: the start of a round: the bag is filled and cubes are placed on the action spaces."""

from __future__ import annotations

from village.games.village.rules import Rules
from village.games.village.state import Village
from village.games.village.vocabulary import COLOURS, NONE, PLAGUE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice


class NewRound(Step[Village]):
    """V-RND-4: the holder of the ring becomes starting player."""

    def __init__(self) -> None:
        super().__init__("new_round", "V-RND-4")

    def resolve(self, s: Village, f: Frame) -> None:
        if s.ring != NONE:
            s.start = s.ring
            s.ring = NONE
        s.push(s.rules.fill, CHANCE)


class Fill(Step[Village]):
    """V-RND-1: cubes of every colour and all plague cubes go into the green bag."""

    def __init__(self) -> None:
        super().__init__("fill", "V-RND-1")
        self.is_chance = True

    def resolve(self, s: Village, f: Frame) -> None:
        s.round += 1
        for colour in range(4):
            cubes = min(s.rules.tables.per_colour, s.supply[colour])
            s.bag[colour] += cubes
            s.supply[colour] -= cubes
        s.bag[PLAGUE] += s.supply[PLAGUE]
        s.supply[PLAGUE] = 0
        s.emit("round", s.start, s.round)
        s.push(s.rules.draw, CHANCE)


class Draw(Step[Village]):
    """V-RND-2: cubes are drawn one by one; the argument counts them."""

    def __init__(self, r: Rules) -> None:
        super().__init__("draw", "V-RND-2", 5)
        self.args = len(r.slots) + 1
        self.is_chance = True

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg == len(s.rules.slots):
            return
        for colour in range(5):
            if s.bag[colour]:
                s.offer_weighted(colour, s.bag[colour])

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        space = s.rules.slots[f.arg]
        s.bag[choice] -= 1
        s.cubes[5 * space + choice] += 1
        s.left += 1
        s.emit("draw", CHANCE, space, choice)
        s.push(self, CHANCE, f.arg + 1)

    def resolve(self, s: Village, f: Frame) -> None:
        s.push(s.rules.turn, s.start)

    def token(self, choice: Choice) -> str:
        return COLOURS[choice]

    def series(self, s: Village, f: Frame) -> str:
        return f"bag.{s.round}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("V-RND-2", "not-in-bag")
