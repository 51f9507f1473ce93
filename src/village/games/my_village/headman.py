"""M-HEA: the ? banner and the movement of the headman."""

from __future__ import annotations

from typing import Final

from village.games.my_village.banner import BlackBanner
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.time import add_story, age, earn
from village.games.my_village.vocabulary import BLACK_HEADMAN, COIN, HOUSE, NONE, PATH
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

STAY: Final = 0  # the other choices are 1 + space
BY_MONK: Final = 1  # argument: the time has not been paid yet (M-MNK-5)


class HeadmanBanner(BlackBanner):
    """M-HEA-1: it matches every value and can always be paid."""

    def __init__(self) -> None:
        super().__init__(BLACK_HEADMAN, 1, NONE)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        return 1

    def activate(self, s: MyVillage, who: Seat, index: Count) -> None:
        s.emit("banner", who, BLACK_HEADMAN)
        age(s, who, s.rules.tables.headman_time)
        s.push(s.rules.headman, who)


class Headman(Step[MyVillage]):
    """Where does the headman go? The argument says whether a monk sends him."""

    def __init__(self) -> None:
        super().__init__("headman", "M-HEA-3", len(PATH) + 1)
        self.args = 2

    def choices(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        if home.headman != COIN:
            if f.arg == BY_MONK:
                s.offer(STAY)
            s.offer(COIN + 1)
            return
        s.offer(STAY)
        for space in range(len(PATH)):
            if space != COIN:
                s.offer(space + 1)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        if choice == STAY:
            s.emit("headman_stay", f.who)
            return
        if f.arg == BY_MONK:
            age(s, f.who, s.rules.tables.headman_time)
        enter(s, f.who, choice - 1)

    def token(self, choice: Choice) -> str:
        return PATH[choice - 1] if choice else "stay"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        if choice == STAY:
            return Reason("M-HEA-7", "headman-moves")
        return Reason("M-HEA-3", "one-step", [PATH[s.villages[f.who].headman]])


def enter(s: MyVillage, who: Seat, space: Count) -> None:
    home = s.villages[who]
    home.headman = space
    s.emit("headman", who, space)
    if space == COIN:
        earn(s, who, s.rules.tables.headman_coins)
    elif space == HOUSE:
        if home.tree:
            s.emit("saved", who, home.tree)  # M-HEA-6
        home.house += home.tree
        home.tree = 0
    else:
        add_story(s, who, s.rules.tables.headman_story)
