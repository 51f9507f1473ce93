"""W-WED-6: what a newly wed member brings its family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.state import Village, lowest
from village.games.village.vocabulary import COLOURS, FARM, RESERVE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.marriage.expansion import Marriage

CHILD: Final = 0
BREAD: Final = 1  # without a cube
CUBE: Final = 2  # bread and a cube of one of four colours
GOOD: Final = 6  # first of the goods


class Dowry(Step[Village]):
    """A child, bread and a cube, or a good."""

    def __init__(self, marriage: Marriage) -> None:
        super().__init__("dowry", "W-WED-6", GOOD + len(marriage.goods))
        self.marriage = marriage

    def choices(self, s: Village, f: Frame) -> None:
        """W-WED-7: a child if the reserve has a member, bread without a cube only if the supply has no cube."""
        if s.families[f.who].members[RESERVE]:
            s.offer(CHILD)
        if not s.rules.cube.room(s, 0, 0):
            s.offer(BREAD)
        for colour in range(4):
            if s.supply[colour]:
                s.offer(CUBE + colour)
        for good in range(len(self.marriage.goods)):
            s.offer(GOOD + good)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == CHILD:
            self.give_birth(s, f.who)
        elif choice < GOOD:
            self.marriage.add_bread(s, f.who, self.marriage.dowry_bread)
            if choice >= CUBE:
                self.take_cube(s, f.who, choice - CUBE)
        else:
            self.marriage.give_good(s, f.who, choice - GOOD)

    def give_birth(self, s: Village, who: Seat) -> None:
        family = s.families[who]
        child = lowest(family.members[RESERVE])
        family.walk(RESERVE, FARM, child)
        s.emit("birth", who, child)

    def take_cube(self, s: Village, who: Seat, colour: Count) -> None:
        s.supply[colour] -= 1
        s.families[who].cubes[colour] += 1
        s.emit("cube", who, colour)

    def token(self, choice: Choice) -> str:
        if choice == CHILD:
            return "child"
        if choice == BREAD:
            return "bread"
        return f"bread.{COLOURS[choice - CUBE]}" if choice < GOOD else f"good.{self.marriage.good_name(choice - GOOD)}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if choice == CHILD:
            return Reason("W-WED-7", "reserve-empty")
        if choice == BREAD:
            return Reason("W-WED-7", "bread-with-cube")
        return Reason("W-WED-7", "supply-empty", [COLOURS[choice - CUBE]])
