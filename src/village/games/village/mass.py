"""V-MAS: the mass at the end of a round."""

from __future__ import annotations

from village.games.village.state import Village, size
from village.games.village.vocabulary import BAG, PASS, WINDOW
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Seat


class Mass(Step[Village]):
    """V-MAS-4: the starting player of the round leads it."""

    def __init__(self) -> None:
        super().__init__("mass", "V-MAS-4")

    def resolve(self, s: Village, f: Frame) -> None:
        s.drawn = 0
        s.emit("mass", s.start)
        s.push(s.rules.majority, s.start)
        s.push(s.rules.promote, s.start)
        s.push(s.rules.monk, CHANCE)
        s.push(s.rules.buy, s.start)


class Buy(Step[Village]):
    """V-MAS-1: which member is bought out of the black bag? The argument is the generation of the last one."""

    def __init__(self) -> None:
        super().__init__("buy", "V-MAS-1", 5)
        self.args = 4
        self.prunes = True

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        family = s.families[f.who]
        tables = s.rules.tables
        if family.members[BAG] == 0 or s.drawn == tables.drawn or family.purse() < tables.mass_price:
            return
        for generation in range(4):
            if family.has(BAG, generation):
                s.offer(1 + generation)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            if s.after(f.who) != s.start:
                s.push(s.rules.buy, s.after(f.who))
            return
        family = s.families[f.who]
        family.walk(BAG, WINDOW, choice - 1)
        s.drawn += 1
        s.emit("bought", f.who, choice - 1)
        family.spend(s, s.rules.tables.mass_price)
        s.push(self, f.who, choice - 1)

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        return choice != PASS and choice - 1 < f.arg

    def token(self, choice: Choice) -> str:
        return str(choice) if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        family = s.families[f.who]
        if not family.has(BAG, choice - 1):
            return Reason("V-MAS-1", "no-member", [str(choice), "bag"])
        if s.drawn == s.rules.tables.drawn:
            return Reason("V-MAS-1", "bought-out")
        return Reason("V-MAS-1", "no-coin")


class Monk(Step[Village]):
    """V-MAS-1: what is drawn from the black bag? A monk, or a member, by seat and generation."""

    def __init__(self, seats: Count) -> None:
        super().__init__("monk", "V-MAS-1", 1 + 4 * seats)
        self.is_chance = True

    def choices(self, s: Village, f: Frame) -> None:
        if s.drawn == s.rules.tables.drawn:
            return
        if s.monks:
            s.offer_weighted(0, s.monks)
        for seat in range(len(s.families)):
            crowd = s.families[seat].members[BAG]
            if crowd:
                for generation in range(4):
                    if crowd >> 4 * generation & 15:
                        s.offer_weighted(1 + 4 * seat + generation, crowd >> 4 * generation & 15)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.drawn += 1
        if choice == 0:
            s.monks -= 1
            s.emit("monk", CHANCE)
        else:
            seat = (choice - 1) // 4
            generation = (choice - 1) % 4
            s.families[seat].walk(BAG, WINDOW, generation)
            s.emit("called", seat, generation)
        s.push(self, CHANCE)

    def resolve(self, s: Village, f: Frame) -> None:
        """Put the monks back into the bag."""
        s.monks = s.rules.tables.monks
        s.drawn = 0

    def token(self, choice: Choice) -> str:
        return f"{(choice - 1) // 4}.{(choice - 1) % 4 + 1}" if choice else "monk"

    def series(self, s: Village, f: Frame) -> str:
        return f"mass.{s.round}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("V-MAS-1", "not-in-bag")


class Promote(Step[Village]):
    """V-MAS-2: which member moves up a window? The argument is the last choice."""

    def __init__(self) -> None:
        super().__init__("promote", "V-MAS-2", 13)
        self.args = self.size
        self.prunes = True

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        family = s.families[f.who]
        if not family.grain:
            return
        for window in range(3):
            crowd = family.members[WINDOW + window]
            if crowd and family.grain >= s.rules.tables.window_grain[window]:
                for generation in range(4):
                    if crowd >> 4 * generation & 15:
                        s.offer(1 + 4 * window + generation)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            if s.after(f.who) != s.start:
                s.push(s.rules.promote, s.after(f.who))
            return
        window = (choice - 1) // 4
        generation = (choice - 1) % 4
        family = s.families[f.who]
        family.grain -= s.rules.tables.window_grain[window]
        family.walk(WINDOW + window, WINDOW + window + 1, generation)
        s.emit("promote", f.who, generation, WINDOW + window + 1, s.rules.tables.window_grain[window])
        s.push(self, f.who, choice)

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        """Return whether the step comes before the last one in the order of windows and generations."""
        return choice != PASS and choice < f.arg

    def token(self, choice: Choice) -> str:
        return f"{(choice - 1) // 4 + 1}.{(choice - 1) % 4 + 1}" if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        window = (choice - 1) // 4
        generation = (choice - 1) % 4
        family = s.families[f.who]
        if not family.has(WINDOW + window, generation):
            return Reason("V-MAS-2", "no-member", [str(generation + 1), f"window{window + 1}"])
        return Reason("V-MAS-2", "no-grain", [str(s.rules.tables.window_grain[window])])


class Majority(Step[Village]):
    """V-MAS-3: prestige for the family with most members in the windows."""

    def __init__(self) -> None:
        super().__init__("majority", "V-MAS-3")

    def resolve(self, s: Village, f: Frame) -> None:
        best: Count = 0
        for seat in range(len(s.families)):
            best = max(best, standing(s, seat))
        if best == 0:
            return
        prize = s.rules.tables.majority
        for seat in range(len(s.families)):
            if standing(s, seat) == best:
                s.families[seat].prestige += prize
                s.emit("majority", seat, prize)


def standing(s: Village, seat: Seat) -> Count:
    """Return the rank of a family in church: number of members first, then the window of the foremost."""
    members: Count = 0
    foremost: Count = 0
    for window in range(4):
        crowd = s.families[seat].members[WINDOW + window]
        if crowd:
            members += size(crowd)
            foremost = window
    return members * 4 + foremost
