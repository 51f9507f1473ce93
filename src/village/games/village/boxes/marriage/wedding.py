"""W-WED: the die calls a pink, couples are wed in order of rank, the newly wed take a dowry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.boxes.marriage.parish import FREE, PINK, RANKS, generation_of, seat_of
from village.games.village.state import Village
from village.games.village.words import COLOURS, NOBODY
from village.kernel.event import Reason
from village.kernel.state import State
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Row, append, i64, vec
from village.toolkit.moments import Moment

if TYPE_CHECKING:
    from village.games.village.boxes.marriage.box import Marriage


class Wedding(Moment):
    """W-WED-1: before every mass the die is rolled, alone twice (W-SOL-1); then the vows."""

    def __init__(self, box: Marriage, mass: Step[Village]) -> None:
        super().__init__("wedding", "W-WED-1", box.vows, 0, mass)
        self.box = box

    def resolve(self, s: State, f: Frame) -> None:
        super().resolve(s, f)
        s.tell("wedding", CHANCE)
        for _ in range(self.box.rolls):
            s.push(self.box.roll, CHANCE)


class Roll(Step[Village]):
    """W-WED-2: which rank does the die name? A pink goes there if nobody has taken it."""

    def __init__(self, box: Marriage) -> None:
        super().__init__("roll", "W-WED-2", RANKS)
        self.by_chance = True
        self.box = box

    def choices(self, s: Village, f: Frame) -> None:
        for rank in range(RANKS):
            if self.box.faces[rank]:
                s.weigh(rank, self.box.faces[rank])

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        parish = self.box.parish(s)
        s.tell("roll", CHANCE, self.box.ranks[choice].colour, choice)
        if parish.ranks[choice] != FREE:
            s.tell("rank_taken", CHANCE, choice)
        elif parish.pinks:
            parish.pinks -= 1
            parish.ranks[choice] = PINK
            s.tell("pink", CHANCE, choice)
        elif parish.bliss:
            # W-BLI-2: the spouse stays.
            parish.bliss -= 1
            parish.ranks[choice] = PINK
            s.tell("pink_again", CHANCE, choice)

    def token(self, choice: Choice) -> str:
        return COLOURS[self.box.ranks[choice].colour]

    def series(self, s: Village, f: Frame) -> str:
        return f"wedding.{s.round}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("W-WED-2", "no-such-face", [self.token(choice)])


class Vows(Step[Village]):
    """W-WED-3: first with second, third with fourth; an odd one waits on."""

    def __init__(self, box: Marriage) -> None:
        super().__init__("vows", "W-WED-3")
        self.box = box

    def resolve(self, s: Village, f: Frame) -> None:
        ranks = self.box.parish(s).ranks
        wed: Row = vec[i64]([])  # the seats in order of rank
        first: Count = NOBODY
        for rank in range(RANKS):
            if ranks[rank] == FREE:
                continue
            if first == NOBODY:
                first = rank
                continue
            wed = self.marry(s, first, rank, wed)
            first = NOBODY
        for i in range(len(wed) - 1, -1, -1):
            s.push(self.box.dowry, wed[i])

    def marry(self, s: Village, one: Count, other: Count, wed: Row) -> Row:
        parish = self.box.parish(s)
        if parish.ranks[one] == PINK and parish.ranks[other] == PINK:
            # W-WED-5: nobody gains anything.
            parish.ranks[one] = FREE
            parish.ranks[other] = FREE
            parish.pinks += 2
            s.tell("pinks_wed", CHANCE, one, other)
            return wed
        return self.say_yes(s, other, self.say_yes(s, one, wed))

    def say_yes(self, s: Village, rank: Count, wed: Row) -> Row:
        """W-WED-4, W-WED-5: prestige for an owner, and on to bliss."""
        parish = self.box.parish(s)
        figure = parish.ranks[rank]
        parish.ranks[rank] = FREE
        if figure == PINK:
            parish.bliss += 1
            s.tell("pink_married", CHANCE, rank)
            return wed
        seat = seat_of(figure)
        prestige = self.box.ranks[rank].prestige
        s.families[seat].walk(self.box.ceremony, self.box.bliss, generation_of(figure))
        s.families[seat].prestige += prestige
        s.tell("married", seat, generation_of(figure), rank, prestige)
        return append(wed, seat)
