"""M-COU: council chambers and their action, for black and white banners."""

from __future__ import annotations

from typing import Final

from village.games.my_village.banner import BlackBanner, WhiteBanner, affordable
from village.games.my_village.fields import produce_wild
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.tables import Card
from village.games.my_village.time import earn
from village.games.my_village.vocabulary import (
    ALL_VILLAGERS,
    AREA,
    BLACK_COUNCIL,
    CHAMBER,
    COUNCILMAN,
    COUNCILS,
    FOR_GUILD,
    GUILD,
    MARKS,
    MONETARY,
    NONE,
    PROFESSIONS,
)
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

CARDS: Final = 16  # index of the first one among the cards
POPULATION_MARKS: Final = 5  # index of its first move
TOKENS: Final = [*MARKS, *PROFESSIONS]


class Chambers(BlackBanner):
    """M-COU-1: one per village; each exists once."""

    def __init__(self) -> None:
        super().__init__(BLACK_COUNCIL, len(COUNCILS), COUNCILMAN)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        if home.council != NONE or not home.has(COUNCILMAN):
            return 0
        banners: Count = 0
        for index in range(len(COUNCILS)):
            card = s.rules.tables.councils[index]
            if s.councils >> index & 1 and card.values >> value & 1 and affordable(home, card, coins):
                banners |= 1 << index
        return banners

    def card(self, s: MyVillage, index: Count) -> Card:
        return s.rules.tables.councils[index]

    def is_available(self, s: MyVillage, index: Count) -> bool:
        return s.councils >> index & 1 != 0

    def remove(self, s: MyVillage, index: Count) -> None:
        s.councils &= ~(1 << index)
        s.bought = CARDS + index

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        s.villages[who].council = index
        s.bought = NONE
        convoke(s, who)

    def refuse(self, s: MyVillage, home: Village, index: Count) -> Reason:
        if home.council != NONE:
            return Reason("M-COU-8", "have-chamber")
        return Reason("M-BAN-4", "cannot-pay")


def convoke(s: MyVillage, who: Seat) -> None:
    """M-COU-2: the action is the same for both banners."""
    home = s.villages[who]
    if home.council == MONETARY:
        earn(s, who, s.rules.tables.council_coins)
    elif home.council == GUILD:
        if home.bare() and home.wild >= s.rules.tables.councils[GUILD].spaces:
            s.push(s.rules.plow, who, FOR_GUILD)  # M-FLD-9
        else:
            produce_wild(s, who)
    else:
        s.push(s.rules.mark, who)


class Chamber(WhiteBanner):
    """The white banner of the seat's own chamber."""

    def __init__(self) -> None:
        super().__init__(CHAMBER)

    def time(self, s: MyVillage, home: Village, index: Count) -> Count:
        return s.rules.tables.councils[home.council].white_time

    def idle(self, s: MyVillage, home: Village, index: Count) -> bool:
        if home.council == MONETARY:
            return False
        if home.council == GUILD:
            return home.wild >= s.rules.tables.councils[GUILD].spaces and not home.bare()
        return home.marks == ALL_VILLAGERS

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        convoke(s, who)


class Mark(Step[MyVillage]):
    """M-COU-5, M-COU-6: which space of the chamber is covered?"""

    def __init__(self) -> None:
        super().__init__("mark", "M-COU-5", len(TOKENS))

    def choices(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        first: Count = 0 if home.council == AREA else POPULATION_MARKS
        for space in range(5):
            if not home.marks >> space & 1:
                s.offer(first + space)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        s.villages[f.who].marks |= 1 << choice % POPULATION_MARKS
        s.emit("mark", f.who, choice)

    def token(self, choice: Choice) -> str:
        return TOKENS[choice]

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        area = s.villages[f.who].council == AREA
        if area != (choice < POPULATION_MARKS):
            return Reason("M-COU-5" if area else "M-COU-6", "other-chamber")
        return Reason("M-COU-5" if area else "M-COU-6", "marked", [TOKENS[choice]])
