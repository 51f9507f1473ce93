"""I-V23: the Nun lets members move up without paying, in the order of `promote`: window, then generation.

The argument of both questions is 12 x grain left + 4 x window + generation: where the last step was, from which
the next one goes on. So every way to use the Nun has one order of choices.
"""

from __future__ import annotations

from village.games.village.expansions.inn.effects import STEPS
from village.games.village.state import Village
from village.games.village.vocabulary import PASS, WINDOW
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count


class Mercy(Step[Village]):
    """From which window does a member move up?"""

    def __init__(self, lift: Lift) -> None:
        super().__init__("mercy", "I-V23", 1 + STEPS)
        self.lift = lift
        lift.mercy = self

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        for window in range(f.arg % 12 // 4, STEPS):
            rest = s.families[f.who].members[WINDOW + window] >> 4 * lowest_left(f.arg, window)
            if rest and s.rules.tables.window_grain[window] <= f.arg // 12:
                s.offer(1 + window)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            return
        window = choice - 1
        left = f.arg // 12 - s.rules.tables.window_grain[window]
        s.push(self.lift, f.who, 12 * left + 4 * window + lowest_left(f.arg, window))

    def token(self, choice: Choice) -> str:
        return str(choice) if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        window = choice - 1
        if not s.families[f.who].members[WINDOW + window]:
            return Reason("I-V23", "no-member-there", [f"window{choice}"])
        if s.rules.tables.window_grain[window] > f.arg // 12:
            return Reason("I-V23", "mercy-spent")
        return Reason("I-V23", "promotion-order")


def lowest_left(arg: Count, window: Count) -> Count:
    """Return the lowest generation that may still move up from a window: that of the last step, if from there."""
    return arg % 4 if window == arg % 12 // 4 else 0


class Lift(Step[Village]):
    """Which generation moves up from there? The grain of the step is already deducted."""

    mercy: Mercy

    def __init__(self) -> None:
        super().__init__("lift", "I-V23", 4)

    def choices(self, s: Village, f: Frame) -> None:
        for generation in range(f.arg % 4, 4):
            if s.families[f.who].has(WINDOW + f.arg % 12 // 4, generation):
                s.offer(generation)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        place = WINDOW + f.arg % 12 // 4
        s.families[f.who].walk(place, place + 1, choice)
        s.emit("walk", f.who, choice, place, place + 1)
        s.push(self.mercy, f.who, f.arg - f.arg % 4 + choice)

    def subject(self, f: Frame) -> str:
        return f"window{f.arg % 12 // 4 + 1}"

    def token(self, choice: Choice) -> str:
        return str(choice + 1)

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        window = f.arg % 12 // 4
        if s.families[f.who].has(WINDOW + window, choice):
            return Reason("I-V23", "promotion-order")
        return Reason("I-V23", "no-member", [str(choice + 1), f"window{window + 1}"])
