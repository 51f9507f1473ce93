"""Which member goes: one question for every way a member of the farm or the board changes place."""

from __future__ import annotations

from village.games.village.state import Village
from village.games.village.words import PLACES
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat


def left(s: Village, who: Seat, place: Count, generation: Count) -> None:
    """Somebody has gone home or died: whoever brought the place to the table may give it to another."""
    if place >= len(PLACES):
        for module in s.rules.modules:
            module.left(s, who, place, generation)


class Who(Step[Village]):
    """Which generation? The argument is the way, from one place to another."""

    def __init__(self, name: str, rule: str, places: list[str]) -> None:
        super().__init__(name, rule, 4)
        self.args = len(places) * len(places)
        self.places = places

    def ask(self, s: Village, who: Seat, origin: Count, to: Count) -> None:
        s.push(self, who, origin * len(self.places) + to)

    def choices(self, s: Village, f: Frame) -> None:
        crowd = s.families[f.who].members[f.arg // len(self.places)]
        for generation in range(4):
            if crowd >> 4 * generation & 15:
                s.offer(generation)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        origin = f.arg // len(self.places)
        to = f.arg % len(self.places)
        s.families[f.who].walk(origin, to, choice)
        s.tell("walk", f.who, choice, origin, to)

    def about(self, f: Frame) -> str:
        """Where they are to leave from."""
        return self.places[f.arg // len(self.places)]

    def token(self, choice: Choice) -> str:
        return str(choice + 1)

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason(self.rule, "no-member", [str(choice + 1), self.places[f.arg // len(self.places)]])
