"""Which member goes: one question for every way a member of the farm or the board changes place."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from village.games.village.state import Village
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeper:
    """Keeps a place where not everybody fits, and wants to know who leaves."""

    def left(self, s: Village, who: Seat, place: Count, generation: Count) -> None:
        """A member has gone home from `place`, or died there."""


def left(s: Village, who: Seat, place: Count, generation: Count) -> None:
    """Tell all who want to know."""
    for keeper in s.rules.keepers:
        keeper.left(s, who, place, generation)


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
