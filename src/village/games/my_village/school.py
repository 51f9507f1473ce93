"""M-SCH: descendants grow up in the school and become villagers."""

from __future__ import annotations

from typing import Final

from village.games.my_village.banner import WhiteBanner
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.time import add_story, age
from village.games.my_village.vocabulary import ALL_VILLAGERS, PROFESSIONS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

NONE: Final = 0
NEW: Final = 1
SHIFT: Final = 2
LEFT: Final = 3  # + profession
RIGHT: Final = 8
TOKENS: Final = [
    "none", "new", "shift", *[f"left.{name}" for name in PROFESSIONS], *[f"right.{name}" for name in PROFESSIONS],
]  # fmt: skip


class SchoolBanner(WhiteBanner):
    """M-SCH-1: it needs no villager."""

    def idle(self, s: MyVillage, home: Village, index: Count) -> bool:
        return home.left + home.right == 2 and home.villagers == ALL_VILLAGERS

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        s.push(s.rules.school, who)


class School(Step[MyVillage]):
    """Where do the descendants go?"""

    def __init__(self) -> None:
        super().__init__("school", "M-SCH-1", len(TOKENS))

    def choices(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        if home.left and home.right:
            if home.villagers == ALL_VILLAGERS:
                return  # M-SCH-7
            s.offer(NONE)
        elif home.left:
            s.offer(SHIFT)
        else:
            s.offer(NEW)
        for profession in range(5):
            if home.left and not home.has(profession):
                s.offer(LEFT + profession)
        for profession in range(5):
            if home.right and not home.has(profession):
                s.offer(RIGHT + profession)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        home = s.villages[f.who]
        if choice == NONE:
            s.emit("school_none", f.who)
        elif choice == NEW:
            home.left = 1
            s.emit("school_new", f.who)
        elif choice == SHIFT:
            home.left = 0
            home.right = 1
            s.emit("school_shift", f.who)
        else:
            grow_up(s, f.who, choice)

    def token(self, choice: Choice) -> str:
        return TOKENS[choice]

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        home = s.villages[f.who]
        if choice == NONE:
            return Reason("M-SCH-8", "free-move")
        if choice == NEW:
            return Reason("M-SCH-4", "school-left-filled")
        if choice == SHIFT:
            return Reason("M-SCH-3", "no-shift")
        side = home.left if choice < RIGHT else home.right
        if not side:
            return Reason("M-SCH-5", "no-descendant", ["left" if choice < RIGHT else "right"])
        return Reason("M-SCH-7", "space-taken", [PROFESSIONS[(choice - LEFT) % 5]])


def grow_up(s: MyVillage, who: Seat, choice: Choice) -> None:
    """M-SCH-6: the new villager makes his area active at once."""
    home = s.villages[who]
    profession = (choice - LEFT) % 5
    age(s, who, s.rules.tables.school_time)
    home.villagers |= 1 << profession
    s.emit("villager", who, profession)
    if choice < RIGHT:
        home.left = 0
    else:
        home.right = 0
        add_story(s, who, s.rules.tables.school_story)
