"""M-DTH: deaths, burials and the rat."""

from __future__ import annotations

from village.games.my_village.rules import Rules
from village.games.my_village.state import MyVillage
from village.games.my_village.time import add_story
from village.games.my_village.vocabulary import ABBOT, PROFESSIONS, SANATORY
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Seat


class Reaper(Step[MyVillage]):
    """M-DTH-5, M-DTH-6: part three of the turn; the reaper returns to the bridge."""

    def __init__(self) -> None:
        super().__init__("reaper", "M-DTH-5")

    def resolve(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        if not home.reaper:
            s.rules.next_turn.resolve(s, f)
            return
        home.reaper = 0
        s.push(s.rules.next_turn, f.who)
        s.push(s.rules.rat, CHANCE, f.who)
        s.push(s.rules.death, f.who)


class Death(Step[MyVillage]):
    """M-DTH-7: which villager dies?"""

    def __init__(self) -> None:
        super().__init__("death", "M-DTH-7", len(PROFESSIONS))

    def choices(self, s: MyVillage, f: Frame) -> None:
        for profession in range(5):
            if s.villages[f.who].has(profession):
                s.offer(profession)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        home = s.villages[f.who]
        home.villagers &= ~(1 << choice)
        story = s.rules.tables.chronicle
        filled = s.chronicle[choice]
        if filled < len(story):  # M-DTH-8
            s.chronicle[choice] += 1
            s.emit("chronicle", f.who, choice)
            add_story(s, f.who, story[filled])
        else:
            s.graves += 1
            s.emit("grave", f.who, choice)
        if not home.villagers:
            home.laborers += 1  # M-DTH-10: first the tile, then the question
            s.push(s.rules.laborer, f.who)

    def token(self, choice: Choice) -> str:
        return PROFESSIONS[choice]

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        return Reason("M-DTH-7", "not-there", [PROFESSIONS[choice]])


class Laborer(Step[MyVillage]):
    """M-DTH-10: no villager is left, so a day laborer comes. Which profession does he take? His tile is removed."""

    def __init__(self) -> None:
        super().__init__("laborer", "M-DTH-10", len(PROFESSIONS))

    def choices(self, s: MyVillage, f: Frame) -> None:
        for profession in range(5):
            s.offer(profession)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        s.villages[f.who].villagers |= 1 << choice
        s.emit("laborer", f.who, choice)

    def token(self, choice: Choice) -> str:
        return PROFESSIONS[choice]


class Rat(Step[MyVillage]):
    """M-DTH-12: how far does the rat run? The argument is the seat on turn."""

    def __init__(self, r: Rules) -> None:
        super().__init__("rat", "M-DTH-12", r.tables.faces)
        self.args = r.seats
        self.is_chance = True

    def choices(self, s: MyVillage, f: Frame) -> None:
        for face in range(self.size):
            s.offer_weighted(face, 1)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        s.rat -= choice + 1
        if s.rat < 0:
            s.rat = 0  # M-DTH-13: excess pips are lost
        s.emit("rat", CHANCE, choice + 1, s.rat)
        if s.rat:
            return
        for seat in range(len(s.villages)):
            if can_avoid(s, seat):
                s.push(s.rules.avoid, seat)
                return  # there is only one such church
        s.push(s.rules.invade, f.arg)

    def token(self, choice: Choice) -> str:
        return str(choice + 1)

    def series(self, s: MyVillage, f: Frame) -> str:
        return "rat"


def loss(s: MyVillage, seat: Seat) -> Count:
    """Return the story points lost: half of the tree, rounded down (M-DTH-13, M-DTH-16)."""
    return s.villages[seat].tree // s.rules.tables.divisor


def can_avoid(s: MyVillage, seat: Seat) -> bool:
    """Return whether the seat has the sanatory church, an abbot, a free space on it and points to lose (M-DTH-15)."""
    home = s.villages[seat]
    if home.church != SANATORY or not home.has(ABBOT):
        return False
    return home.covered < s.rules.tables.churches[SANATORY].spaces and loss(s, seat) > 0


class Avoid(Step[MyVillage]):
    """M-DTH-15: cover a space of the sanatory church to avoid the loss?"""

    def __init__(self) -> None:
        super().__init__("avoid", "M-DTH-15", 2)

    def choices(self, s: MyVillage, f: Frame) -> None:
        s.offer(0)
        s.offer(1)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        if choice:
            s.villages[f.who].covered += 1
            s.emit("avoid", f.who)
        s.push(s.rules.invade, f.who, choice)

    def token(self, choice: Choice) -> str:
        return "yes" if choice else "no"


class Invade(Step[MyVillage]):
    """M-DTH-13, M-DTH-14: all seats lose points; the rat returns. With the argument 1 the seat avoids the loss."""

    def __init__(self) -> None:
        super().__init__("invade", "M-DTH-13")
        self.args = 2

    def resolve(self, s: MyVillage, f: Frame) -> None:
        s.emit("invasion", CHANCE)
        for seat in range(len(s.villages)):
            lost = loss(s, seat)
            if lost and not (f.arg and seat == f.who):
                s.villages[seat].tree -= lost
                s.emit("lost", seat, lost)
        s.rat = s.rules.tables.rat_start
