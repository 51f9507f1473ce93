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

    Those are a bit for each window: W-BRD-3, after bread no later step of the same price is paid with grain, so that
    every way to pay has one order of choices.
    """

    def __init__(self, marriage: Marriage) -> None:
        super().__init__()
        self.marriage = marriage
        self.size = CHOICES
        self.args = CHOICES << STEPS
        self.prunes = False

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        family = s.families[f.who]
        bread = self.marriage.state(s).bread[f.who]
        last = place_of(f.arg % CHOICES)
        for window in range(STEPS):
            crowd = family.members[WINDOW + window]
            if not crowd:
                continue
            grain = self.can_pay_grain(s, f, window)
            for generation in range(4):
                place = 4 * window + generation
                if crowd >> 4 * generation & 15 and place >= last:
                    if grain:
                        s.offer(GRAIN + place)
                    if bread and self.marriage.bread_steps[window]:
                        s.offer(BREAD + place)

    def can_pay_grain(self, s: Village, f: Frame, window: Count) -> bool:
        return s.families[f.who].grain >= s.rules.tables.window_grain[window] and not self.had_bread(s, f, window)

    def had_bread(self, s: Village, f: Frame, window: Count) -> bool:
        """W-BRD-3: return whether bread has already paid a step of the same price."""
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
        place = place_of(choice)
        window = place // 4
        if choice >= BREAD and not self.marriage.state(s).bread[f.who]:
            return Reason("W-BRD-2", "no-bread")
        if choice >= BREAD and not self.marriage.bread_steps[window]:
            return Reason("W-BRD-2", "no-bread-step")
        if s.families[f.who].has(WINDOW + window, place % 4):
            if place < place_of(f.arg % CHOICES):
                return Reason("V-MAS-2", "promotion-order")
            if choice < BREAD and self.had_bread(s, f, window):
                return Reason("W-BRD-3", "bread-before")
        return super().why(s, f, GRAIN + place)


def place_of(choice: Choice) -> Count:
    """Return the index of a step: four for each window, one for each generation; 0 before the first one."""
    if choice >= BREAD:
        return choice - BREAD
    return choice - GRAIN if choice else 0
