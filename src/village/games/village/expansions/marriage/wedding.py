"""W-WED: the die brings a pink, couples marry in order of rank, the newlyweds get a dowry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.expansions.marriage.state import FREE, PINK, RANKS, generation_of, seat_of
from village.games.village.state import Village
from village.games.village.vocabulary import COLOURS, NONE
from village.kernel.event import Reason
from village.kernel.state import State
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Row, append, i64, vec
from village.toolkit.hooks import Hook

if TYPE_CHECKING:
    from village.games.village.expansions.marriage.expansion import Marriage


class Wedding(Hook):
    """W-WED-1: before every mass the die is rolled, twice in the solo game (W-SOL-1); then couples marry."""

    def __init__(self, marriage: Marriage, mass: Step[Village]) -> None:
        super().__init__("wedding", "W-WED-1", marriage.vows, 0, mass)
        self.marriage = marriage

    def resolve(self, s: State, f: Frame) -> None:
        super().resolve(s, f)
        s.emit("wedding", CHANCE)
        for _ in range(self.marriage.rolls):
            s.push(self.marriage.roll, CHANCE)


class Roll(Step[Village]):
    """W-WED-2: which rank does the die show? A pink goes there if it is free."""

    def __init__(self, marriage: Marriage) -> None:
        super().__init__("roll", "W-WED-2", RANKS)
        self.is_chance = True
        self.marriage = marriage

    def choices(self, s: Village, f: Frame) -> None:
        for rank in range(RANKS):
            if self.marriage.faces[rank]:
                s.offer_weighted(rank, self.marriage.faces[rank])

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        state = self.marriage.state(s)
        s.emit("roll", CHANCE, self.marriage.ranks[choice].colour, choice)
        if state.ranks[choice] != FREE:
            s.emit("rank_taken", CHANCE, choice)
        elif state.pinks:
            state.pinks -= 1
            state.ranks[choice] = PINK
            s.emit("pink", CHANCE, choice)
        elif state.bliss:
            # W-BLI-2: the spouse stays.
            state.bliss -= 1
            state.ranks[choice] = PINK
            s.emit("pink_again", CHANCE, choice)

    def token(self, choice: Choice) -> str:
        return COLOURS[self.marriage.ranks[choice].colour]

    def series(self, s: Village, f: Frame) -> str:
        return f"wedding.{s.round}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("W-WED-2", "no-such-face", [self.token(choice)])


class Vows(Step[Village]):
    """W-WED-3: first with second, third with fourth; a single figure keeps waiting."""

    def __init__(self, marriage: Marriage) -> None:
        super().__init__("vows", "W-WED-3")
        self.marriage = marriage

    def resolve(self, s: Village, f: Frame) -> None:
        ranks = self.marriage.state(s).ranks
        seats: Row = vec[i64]([])  # the seats in order of rank
        first: Count = NONE
        for rank in range(RANKS):
            if ranks[rank] == FREE:
                continue
            if first == NONE:
                first = rank
                continue
            seats = self.marry(s, first, rank, seats)
            first = NONE
        for i in range(len(seats) - 1, -1, -1):
            s.push(self.marriage.dowry, seats[i])

    def marry(self, s: Village, first: Count, second: Count, seats: Row) -> Row:
        state = self.marriage.state(s)
        if state.ranks[first] == PINK and state.ranks[second] == PINK:
            # W-WED-5: two pinks gain nothing.
            state.ranks[first] = FREE
            state.ranks[second] = FREE
            state.pinks += 2
            s.emit("pinks_wed", CHANCE, first, second)
            return seats
        return self.wed_figure(s, second, self.wed_figure(s, first, seats))

    def wed_figure(self, s: Village, rank: Count, seats: Row) -> Row:
        """W-WED-4, W-WED-5: prestige for the owner; the figure goes to bliss."""
        state = self.marriage.state(s)
        figure = state.ranks[rank]
        state.ranks[rank] = FREE
        if figure == PINK:
            state.bliss += 1
            s.emit("pink_married", CHANCE, rank)
            return seats
        seat = seat_of(figure)
        prestige = self.marriage.ranks[rank].prestige
        s.families[seat].walk(self.marriage.ceremony, self.marriage.bliss, generation_of(figure))
        s.families[seat].prestige += prestige
        s.emit("married", seat, generation_of(figure), rank, prestige)
        return append(seats, seat)
