"""V-WEL: three cubes of one colour for any action."""

from __future__ import annotations

from typing import Final

from village.games.village.rules import Rules
from village.games.village.state import Village
from village.games.village.vocabulary import COLOURS, LAST, MUST, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

WELL: Final = 1  # argument of `action` after the well; 0 in a free last turn (V-END-4)


def can_draw(s: Village, who: Seat, colour: Count) -> bool:
    """V-WEL-1: at least one cube of the colour, coins for the rest; colour 4 means coins only."""
    family = s.families[who]
    need = s.rules.tables.well
    if colour == 4:
        return family.purse() >= need
    cubes = family.cubes[colour]
    return cubes > 0 and cubes + family.purse() >= need


def draw(s: Village, who: Seat, colour: Count) -> None:
    s.emit("well", who)
    s.push(s.rules.action, who, WELL)
    s.push(s.rules.pay, who, s.rules.well_prices[colour])


def well_name(colour: Count) -> str:
    return "well.coin" if colour == 4 else f"well.{COLOURS[colour]}"


class Action(Step[Village]):
    """Which action, if any? The argument says whether it was paid for at the well."""

    def __init__(self, r: Rules) -> None:
        super().__init__("action", "V-WEL-2", 1 + len(r.space_names))
        self.args = WELL + 1
        self.spaces = r.space_names

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        for space in range(len(s.rules.spaces)):
            if s.rules.spaces[space].possible(s, f.who):
                s.offer(1 + space)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            s.emit("decline", f.who)
            return
        s.used = choice - 1
        s.emit("action", f.who, choice - 1)
        s.push(s.rules.spaces[choice - 1], f.who, MUST if f.arg == WELL else LAST)

    def token(self, choice: Choice) -> str:
        return self.spaces[choice - 1] if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        missing = s.rules.spaces[choice - 1].missing(s, f.who)
        for reason in missing:
            if (reason.key, reason.args) != (missing[0].key, missing[0].args):
                rule = "V-WEL-2" if f.arg == WELL else "V-END-4"
                return Reason(rule, "impossible-action", [self.spaces[choice - 1]])
        return missing[0]  # the same reason everywhere, if a member could act at all
