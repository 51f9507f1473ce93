"""V-TRV-4: cubes of the player's choice from the supply, chosen one by one in any order."""

from __future__ import annotations

from village.games.village.state import Village
from village.games.village.vocabulary import COLOURS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat


def encode_arg(cubes: Count, last: Count, differ: Count) -> Count:
    """Return the argument for cubes still to take, the last colour taken and whether the cubes must differ."""
    return (cubes * 5 + last) * 2 + differ  # 5, not 4, so that stored positions keep their hash


class Cube(Step[Village]):
    """Which colour? The argument has a bit for each excluded colour before the rest; `differ` is 0 or 1 (V-CNC-4)."""

    def __init__(self, most: Count) -> None:
        super().__init__("cube", "V-TRV-4", 4)
        self.most: Count = most
        self.plain: Count = encode_arg(most + 1, 0, 0)  # the arguments that exclude no colour
        self.args = 16 * self.plain
        self.prunes = True

    def ask(self, s: Village, who: Seat, cubes: Count, differ: Count, excluded: Count = 0) -> None:
        """Let `who` take cubes; if the supply is short, `who` takes all of them."""
        if not cubes:
            return
        if self.room(s, 0, differ, excluded) > cubes:
            s.push(self, who, self.plain * excluded + encode_arg(cubes, 0, differ))
            return
        for colour in range(4):
            if not excluded >> colour & 1:
                for _ in range(min(s.supply[colour], 1) if differ else s.supply[colour]):
                    self.take(s, who, colour)

    def take(self, s: Village, who: Seat, colour: Count) -> None:
        s.supply[colour] -= 1
        s.families[who].cubes[colour] += 1
        s.emit("cube", who, colour)

    def room(self, s: Village, first: Count, differ: Count, excluded: Count = 0) -> Count:
        """Return how many cubes can be taken from colour `first` on."""
        total: Count = 0
        for colour in range(first, 4):
            if s.supply[colour] and not excluded >> colour & 1:
                total += 1 if differ else s.supply[colour]
        return total

    def choices(self, s: Village, f: Frame) -> None:
        excluded = f.arg // self.plain
        for colour in range(4):
            if s.supply[colour] and not excluded >> colour & 1:
                s.offer(colour)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        self.take(s, f.who, choice)
        excluded = f.arg // self.plain
        cubes = f.arg % self.plain // 10 - 1
        differ = f.arg % 2
        if cubes > 0:
            s.push(self, f.who, self.plain * (excluded | differ << choice) + encode_arg(cubes, choice, differ))

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        """Return whether the cubes are not taken in the order of COLOURS, or could not be after this choice."""
        excluded = f.arg // self.plain
        cubes = f.arg % self.plain // 10
        last = f.arg % self.plain // 2 % 5
        if self.room(s, last, f.arg % 2, excluded) < cubes:
            return False  # a player has already taken them in another order
        return choice < last or self.room(s, choice, f.arg % 2, excluded) < cubes

    def token(self, choice: Choice) -> str:
        return COLOURS[choice]

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if f.arg // self.plain >> choice & 1:
            return Reason("V-CNC-4", "same-colour", [COLOURS[choice]])
        return Reason("V-TRV-4", "supply-empty", [COLOURS[choice]])
