"""The choice of a family member, asked whenever a member moves from one place to another."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from village.games.village.state import Village
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeper:
    """Owner of a place with limited space, notified when a member leaves."""

    def on_member_left(self, s: Village, who: Seat, place: Count, generation: Count) -> None:
        """React to a member that has gone home from `place` or died there."""


def notify_keepers(s: Village, who: Seat, place: Count, generation: Count) -> None:
    """Notify all keepers."""
    for keeper in s.rules.keepers:
        keeper.on_member_left(s, who, place, generation)


class ChooseMember(Step[Village]):
    """Which generation? The argument encodes the two places of the move."""

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
        s.emit("walk", f.who, choice, origin, to)

    def subject(self, f: Frame) -> str:
        """Return the place that the member leaves."""
        return self.places[f.arg // len(self.places)]

    def token(self, choice: Choice) -> str:
        return str(choice + 1)

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason(self.rule, "no-member", [str(choice + 1), self.places[f.arg // len(self.places)]])
