"""V-TRV-4: cubes of the player's choice from the supply, chosen one by one in canonical order."""

from __future__ import annotations

from village.games.village.state import Village
from village.games.village.vocabulary import COLOURS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat


def encode_arg(cubes: Count, first: Count, gap: Count) -> Count:
    """Return the argument for cubes still to take, the first colour allowed and the gap between two colours."""
    return (cubes * 5 + first) * 2 + gap


def cubes_of(arg: Count) -> Count:
    return arg // 10


def first_of(arg: Count) -> Count:
    return arg // 2 % 5


def gap_of(arg: Count) -> Count:
    return arg % 2


class Cube(Step[Village]):
    """Which colour? The gap is 1 where the cubes must differ (V-CNC-4, `different_cubes`), else 0."""

    def __init__(self, most: Count) -> None:
        super().__init__("cube", "V-TRV-4", 4)
        self.args = encode_arg(most + 1, 0, 0)

    def ask(self, s: Village, who: Seat, cubes: Count, gap: Count) -> None:
        """Let `who` take cubes; fewer if the supply is short."""
        available = self.room(s, 0, gap)
        self.ask_from(s, who, min(cubes, available), 0, gap)

    def ask_from(self, s: Village, who: Seat, cubes: Count, first: Count, gap: Count) -> None:
        if cubes > 0:
            s.push(self, who, encode_arg(cubes, first, gap))

    def room(self, s: Village, first: Count, gap: Count) -> Count:
        """Return how many cubes can be taken from colour `first` on, in canonical order."""
        total: Count = 0
        for colour in range(first, 4):
            if gap:
                total += 1 if s.supply[colour] else 0
            else:
                total += s.supply[colour]
        return total

    def choices(self, s: Village, f: Frame) -> None:
        for colour in range(first_of(f.arg), 4):
            if s.supply[colour] and self.room(s, colour, gap_of(f.arg)) >= cubes_of(f.arg):
                s.offer(colour)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.supply[choice] -= 1
        s.families[f.who].cubes[choice] += 1
        s.emit("cube", f.who, choice)
        gap = gap_of(f.arg)
        self.ask_from(s, f.who, cubes_of(f.arg) - 1, choice + gap, gap)

    def token(self, choice: Choice) -> str:
        return COLOURS[choice]

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if not s.supply[choice]:
            return Reason("V-TRV-4", "supply-empty", [COLOURS[choice]])
        first = first_of(f.arg)
        if gap_of(f.arg) and choice == first - 1:
            return Reason("V-CNC-4", "same-colour", [COLOURS[choice]])
        if choice < first:
            return Reason("V-TRV-4", "colour-order", [COLOURS[choice]])
        return Reason("V-TRV-4", "supply-short", [COLOURS[choice]])
