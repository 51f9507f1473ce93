"""W-SMU: the smuggler's bargains. Nobody stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.cube import Cube, cubes_of, first_of, wish
from village.games.village.spaces.space import Space
from village.games.village.state import Village
from village.games.village.time import spend
from village.games.village.words import COLOURS
from village.kernel.event import Reason
from village.kernel.step import Frame
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.boxes.marriage.box import Marriage

BREAD: Final = 1
GIVE: Final = 2  # four colours
GOOD: Final = 6  # and on


class Smuggler(Space):
    """W-SMU-1: bread for time, a good for a coin, or two cubes for another."""

    def __init__(self, box: Marriage) -> None:
        super().__init__("smuggler", "W-SMU-1", GOOD + len(box.goods))
        self.box = box

    def answers(self, s: Village, who: Seat) -> None:
        s.offer(BREAD)
        family = s.families[who]
        for colour in range(4):
            if family.cubes[colour] and self.box.cube.others(s, 0, colour):
                s.offer(GIVE + colour)
        if family.purse() >= self.box.good_coins:
            for good in range(len(self.box.goods)):
                s.offer(GOOD + good)

    def act(self, s: Village, who: Seat, choice: Choice) -> None:
        if choice == BREAD:
            self.box.bake(s, who, self.box.smuggled_bread)
            spend(s, who, self.box.bread_time)
        elif choice < GOOD:
            self.trade(s, who, choice - GIVE)
        else:
            s.tell("bribe", who, self.box.good_coins)
            s.families[who].spend(s, self.box.good_coins)
            self.box.give_good(s, who, choice - GOOD)

    def trade(self, s: Village, who: Seat, colour: Count) -> None:
        """W-SMU-2: a cube, not a coin, for cubes of other colours."""
        s.families[who].cubes[colour] -= 1
        s.supply[colour] += 1
        s.tell("give", who, colour)
        self.box.cube.ask_but(s, who, self.box.smuggled_cubes, colour)
        spend(s, who, self.box.cubes_time)

    def name_of(self, choice: Choice) -> str:
        if choice == BREAD:
            return "bread"
        return f"give.{COLOURS[choice - GIVE]}" if choice < GOOD else f"good.{self.box.good_name(choice - GOOD)}"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if choice >= GOOD:
            return Reason("W-SMU-1", "no-coin")
        if not s.families[who].cubes[choice - GIVE]:
            return Reason("W-SMU-2", "no-cube", [COLOURS[choice - GIVE]])
        return Reason("W-SMU-2", "no-other-cube", [COLOURS[choice - GIVE]])


class OtherCube(Cube):
    """V-TRV-4 and W-SMU-1: in an argument from `plain` on, a colour is left out: plain x (1 + colour) + the wish."""

    def __init__(self, most: Count) -> None:
        super().__init__(most)
        self.plain: Count = self.args
        self.args = 5 * self.plain

    def others(self, s: Village, first: Count, colour: Count) -> Count:
        """How many cubes of other colours there are from `first` on."""
        total = self.room(s, first, 0)
        return total - s.supply[colour] if colour >= first else total

    def ask_but(self, s: Village, who: Seat, cubes: Count, colour: Count) -> None:
        """Let `who` take cubes of all colours but one; if the supply is short, what there is."""
        cubes = min(cubes, self.others(s, 0, colour))
        if cubes > 0:
            s.push(self, who, self.plain * (1 + colour) + wish(cubes, 0, 0))

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg < self.plain:
            super().choices(s, f)
            return
        but = f.arg // self.plain - 1
        wanted = f.arg % self.plain
        for colour in range(first_of(wanted), 4):
            if colour != but and s.supply[colour] and self.others(s, colour, but) >= cubes_of(wanted):
                s.offer(colour)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if f.arg < self.plain:
            super().choose(s, f, choice)
            return
        s.supply[choice] -= 1
        s.families[f.who].cubes[choice] += 1
        s.tell("cube", f.who, choice)
        left = cubes_of(f.arg % self.plain) - 1
        if left > 0:
            s.push(self, f.who, f.arg // self.plain * self.plain + wish(left, choice, 0))

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if f.arg // self.plain == 1 + choice:
            return Reason("W-SMU-1", "colour-given", [COLOURS[choice]])
        return super().why(s, Frame(self, f.who, f.arg % self.plain), choice)
