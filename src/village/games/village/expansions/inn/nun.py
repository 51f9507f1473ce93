"""I-V23: the Nun lets members move up without paying.

The argument of both questions is 12 x grain left + 4 x window + generation: where the last step was. Bots skip steps
before it in the order of windows and generations, because any steps can be made in this order.
"""

from __future__ import annotations

from village.games.village.expansions.inn.effects import STEPS
from village.games.village.state import Village
from village.games.village.vocabulary import PASS, WINDOW
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count


class ChooseWindow(Step[Village]):
    """From which window does a member move up?"""

    def __init__(self, lift: ChooseGeneration) -> None:
        super().__init__("mercy", "I-V23", 1 + STEPS)  # the name is stored in records
        self.prunes = True
        self.lift = lift
        lift.mercy = self

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        for window in range(STEPS):
            if s.families[f.who].members[WINDOW + window] and s.rules.tables.window_grain[window] <= f.arg // 12:
                s.offer(1 + window)

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        window = choice - 1
        if choice == PASS or window > window_of(f.arg):
            return False
        return window < window_of(f.arg) or not s.families[f.who].members[WINDOW + window] >> 4 * (f.arg % 4)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            return
        window = choice - 1
        left = f.arg // 12 - s.rules.tables.window_grain[window]
        last = f.arg % 4 if window == window_of(f.arg) else 0
        s.push(self.lift, f.who, 12 * left + 4 * window + last)

    def token(self, choice: Choice) -> str:
        return str(choice) if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if not s.families[f.who].members[WINDOW + choice - 1]:
            return Reason("I-V23", "no-member-there", [f"window{choice}"])
        return Reason("I-V23", "mercy-spent")


def window_of(arg: Count) -> Count:
    """Return the window of the last step, counted from 0."""
    return arg % 12 // 4


class ChooseGeneration(Step[Village]):
    """Which generation moves up from there? The grain of the step is already deducted."""

    mercy: ChooseWindow

    def __init__(self) -> None:
        super().__init__("lift", "I-V23", 4)  # the name is stored in records
        self.prunes = True

    def choices(self, s: Village, f: Frame) -> None:
        for generation in range(4):
            if s.families[f.who].has(WINDOW + window_of(f.arg), generation):
                s.offer(generation)

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        """Return whether a lower generation could have moved first; if only lower ones are left, none is skipped."""
        crowd = s.families[f.who].members[WINDOW + window_of(f.arg)]
        return choice < f.arg % 4 and crowd >> 4 * (f.arg % 4) != 0

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        place = WINDOW + window_of(f.arg)
        s.families[f.who].walk(place, place + 1, choice)
        s.emit("walk", f.who, choice, place, place + 1)
        s.push(self.mercy, f.who, f.arg - f.arg % 4 + choice)

    def subject(self, f: Frame) -> str:
        return f"window{window_of(f.arg) + 1}"

    def token(self, choice: Choice) -> str:
        return str(choice + 1)

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("I-V23", "no-member", [str(choice + 1), self.subject(f)])
