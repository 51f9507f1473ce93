"""The base class of action spaces. An action may be declined (V-TRN-3) unless its cause forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from village.games.village.state import Village
from village.games.village.vocabulary import LAST, MAY, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.spaces.travel import Fare


class Cause:
    """Why an action takes place: the rule that forbids declining it, if any, and the fare of a trip."""

    def __init__(self, rule: str, fare: Fare) -> None:
        self.rule = rule
        self.fare = fare


@mypyc_attr(allow_interpreted_subclasses=True)
class Space(Step[Village]):
    """The action of one space. The argument is its cause; it may be declined if that is MAY."""

    def __init__(self, name: str, rule: str, size: Count = 0) -> None:
        super().__init__(name, rule, size)
        self.args = LAST + 1

    def offer_actions(self, s: Village, who: Seat) -> None:
        """Offer every action that `who` can complete (V-TRN-4)."""

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        """Carry out a choice other than pass."""

    def action_token(self, choice: Choice) -> str:
        """Return the token of a choice other than pass."""
        raise NotImplementedError(self.name)

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        """Return why a choice other than pass is illegal."""
        raise NotImplementedError(self.name)

    def missing(self, s: Village, who: Seat) -> list[Reason]:
        """Return why each choice is illegal; a missing member is reported only if there is no other reason."""
        reasons = [self.obstacle(s, who, choice) for choice in range(1, self.size)]
        return [reason for reason in reasons if not reason.key.startswith("no-member-")] or reasons

    def possible(self, s: Village, who: Seat) -> bool:
        """Return whether any action is possible; the offered choices stay unchanged."""
        before = s.n
        self.offer_actions(s, who)
        any_possible = s.n > before
        s.n = before
        return any_possible

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg == MAY:
            s.offer(PASS)
        self.offer_actions(s, f.who)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            s.emit("idle" if s.n == 1 else "decline", f.who)
        else:
            self.carry_out(s, f.who, choice)

    def token(self, choice: Choice) -> str:
        return "pass" if choice == PASS else self.action_token(choice)

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if choice == PASS:
            return Reason(s.rules.causes[f.arg].rule, "must-act")
        return self.obstacle(s, f.who, choice)
