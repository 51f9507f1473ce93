"""W-BRD: bread instead of grain for a step in the church."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.mass import Promote
from village.games.village.state import Village
from village.games.village.vocabulary import PASS, WINDOW
from village.kernel.event import Reason
from village.kernel.step import Frame
from village.kernel.types import Choice, Count

if TYPE_CHECKING:
    from village.games.village.expansions.marriage.expansion import Marriage

STEPS: Final = 3  # windows from which a member can move up
GRAIN: Final = 1  # three windows, four generations each
BREAD: Final = 13  # the same once more
CHOICES: Final = 25


class BreadPromote(Promote):
    """Which member moves up, for grain or for bread? The argument is the last choice + 25 x the steps bread has paid.

    Those are a bit for each window. Bots need one order only: that of `promote`, and of steps of the same price those
    paid with grain first.
    """

    def __init__(self, marriage: Marriage) -> None:
        super().__init__()
        self.marriage = marriage
        self.size = CHOICES
        self.args = CHOICES << STEPS
        self.prunes = True

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        family = s.families[f.who]
        bread = self.marriage.state(s).bread[f.who]
        for window in range(STEPS):
            crowd = family.members[WINDOW + window]
            if not crowd:
                continue
            for generation in range(4):
                if crowd >> 4 * generation & 15:
                    if family.grain >= s.rules.tables.window_grain[window]:
                        s.offer(GRAIN + 4 * window + generation)
                    if bread and self.marriage.bread_steps[window]:
                        s.offer(BREAD + 4 * window + generation)

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        if choice == PASS:
            return False
        if place_of(choice) < place_of(f.arg % CHOICES):
            return True
        return choice < BREAD and self.could_swap(s, f, place_of(choice) // 4)

    def could_swap(self, s: Village, f: Frame, window: Count) -> bool:
        """Return whether bread could pay this step, and grain an earlier one of the same price that bread has paid."""
        if not self.marriage.bread_steps[window]:
            return False
        prices = s.rules.tables.window_grain
        for paid in range(STEPS):
            if f.arg // CHOICES >> paid & 1 and prices[paid] == prices[window]:
                return True
        return False

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            super().choose(s, f, choice)
            return
        place = place_of(choice)
        window = place // 4
        family = s.families[f.who]
        family.walk(WINDOW + window, WINDOW + window + 1, place % 4)
        paid = f.arg // CHOICES
        if choice < BREAD:
            grain = s.rules.tables.window_grain[window]
            family.grain -= grain
            s.emit("promote", f.who, place % 4, WINDOW + window + 1, grain)
        else:
            self.marriage.state(s).bread[f.who] -= 1
            paid |= 1 << window
            s.emit("promote_bread", f.who, place % 4, WINDOW + window + 1)
        s.push(self, f.who, CHOICES * paid + choice)

    def token(self, choice: Choice) -> str:
        return super().token(choice) if choice < BREAD else f"bread.{super().token(choice - BREAD + GRAIN)}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if choice >= BREAD and not self.marriage.state(s).bread[f.who]:
            return Reason("W-BRD-2", "no-bread")
        if choice >= BREAD and not self.marriage.bread_steps[place_of(choice) // 4]:
            return Reason("W-BRD-2", "no-bread-step")
        return super().why(s, f, GRAIN + place_of(choice))


def place_of(choice: Choice) -> Count:
    """Return the index of a step: four for each window, one for each generation; 0 before the first one."""
    if choice >= BREAD:
        return choice - BREAD
    return choice - GRAIN if choice else 0
