"""What all action spaces share: their action may be declined (V-TRN-3), unless there is a cause why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from village.games.village.state import Village
from village.games.village.words import LAST, MAY, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.spaces.travel import Fare


class Cause:
    """Why an action is carried out: the rule by which it cannot be declined, if so, and what a trip costs then."""

    def __init__(self, rule: str, fare: Fare) -> None:
        self.rule = rule
        self.fare = fare


@mypyc_attr(allow_interpreted_subclasses=True)
class Space(Step[Village]):
    """The action of one space. The argument is its cause; it may be declined if that is MAY."""

    def __init__(self, name: str, rule: str, size: Count = 0) -> None:
        super().__init__(name, rule, size)
        self.args = LAST + 1

    def answers(self, s: Village, who: Seat) -> None:
        """Offer everything that `who` can do here to the end (V-TRN-4)."""

    def act(self, s: Village, who: Seat, choice: Choice) -> None:
        """Carry out an answer other than pass."""

    def name_of(self, choice: Choice) -> str:
        """The token of an answer other than pass."""
        raise NotImplementedError(self.name)

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        """Why an answer other than pass is not possible."""
        raise NotImplementedError(self.name)

    def missing(self, s: Village, who: Seat) -> list[Reason]:
        """What stands in the way of each answer where none is possible; that nobody is there, only if nothing else."""
        reasons = [self.obstacle(s, who, answer) for answer in range(1, self.size)]
        return [reason for reason in reasons if not reason.key.startswith("nobody")] or reasons

    def possible(self, s: Village, who: Seat) -> bool:
        """Whether the action can be carried out at all; what is on offer stays as it is."""
        before = s.n
        self.answers(s, who)
        found = s.n > before
        s.n = before
        return found

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg == MAY:
            s.offer(PASS)
        self.answers(s, f.who)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            s.tell("idle" if s.n == 1 else "decline", f.who)
        else:
            self.act(s, f.who, choice)

    def token(self, choice: Choice) -> str:
        return "pass" if choice == PASS else self.name_of(choice)

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if choice == PASS:
            return Reason(s.rules.causes[f.arg].rule, "must-act")
        return self.obstacle(s, f.who, choice)
