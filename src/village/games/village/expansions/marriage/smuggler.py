"""W-SMU: trading with the smuggler, without a member."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.choose_cube import Cube, cubes_of, encode_arg, first_of
from village.games.village.spaces.space import Space
from village.games.village.state import Village
from village.games.village.time import spend
from village.games.village.vocabulary import COLOURS
from village.kernel.event import Reason
from village.kernel.step import Frame
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.marriage.expansion import Marriage

BREAD: Final = 1
GIVE: Final = 2  # four colours
GOOD: Final = 6  # first of the goods


class Smuggler(Space):
    """W-SMU-1: bread for time, a good for a coin, or two cubes for another."""

    def __init__(self, marriage: Marriage) -> None:
        super().__init__("smuggler", "W-SMU-1", GOOD + len(marriage.goods))
        self.marriage = marriage

    def offer_actions(self, s: Village, who: Seat) -> None:
        s.offer(BREAD)
        family = s.families[who]
        for colour in range(4):
            if family.cubes[colour] and self.marriage.cube.room_except(s, 0, colour):
                s.offer(GIVE + colour)
        if family.purse() >= self.marriage.good_coins:
            for good in range(len(self.marriage.goods)):
                s.offer(GOOD + good)

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        if choice == BREAD:
            self.marriage.add_bread(s, who, self.marriage.smuggled_bread)
            spend(s, who, self.marriage.bread_time)
        elif choice < GOOD:
            self.trade(s, who, choice - GIVE)
        else:
            s.emit("bribe", who, self.marriage.good_coins)
            s.families[who].spend(s, self.marriage.good_coins)
            self.marriage.give_good(s, who, choice - GOOD)

    def trade(self, s: Village, who: Seat, colour: Count) -> None:
        """W-SMU-2: a cube, not a coin, for cubes of other colours."""
        s.families[who].cubes[colour] -= 1
        s.supply[colour] += 1
        s.emit("give", who, colour)
        self.marriage.cube.ask_except(s, who, self.marriage.smuggled_cubes, colour)
        spend(s, who, self.marriage.cubes_time)

    def action_token(self, choice: Choice) -> str:
        if choice == BREAD:
            return "bread"
        return f"give.{COLOURS[choice - GIVE]}" if choice < GOOD else f"good.{self.marriage.good_name(choice - GOOD)}"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if choice >= GOOD:
            return Reason("W-SMU-1", "no-coin")
        if not s.families[who].cubes[choice - GIVE]:
            return Reason("W-SMU-2", "no-cube", [COLOURS[choice - GIVE]])
        return Reason("W-SMU-2", "no-other-cube", [COLOURS[choice - GIVE]])


class OtherCube(Cube):
    """V-TRV-4 and W-SMU-1: an argument from `plain` on excludes a colour: plain x (1 + colour) + the plain argument."""

    def __init__(self, most: Count) -> None:
        super().__init__(most)
        self.plain: Count = self.args
        self.args = 5 * self.plain

    def room_except(self, s: Village, first: Count, colour: Count) -> Count:
        """Return the number of cubes of other colours from `first` on."""
        total = self.room(s, first, 0)
        return total - s.supply[colour] if colour >= first else total

    def ask_except(self, s: Village, who: Seat, cubes: Count, colour: Count) -> None:
        """Let `who` take cubes of all colours but one; fewer if the supply is short."""
        cubes = min(cubes, self.room_except(s, 0, colour))
        if cubes > 0:
            s.push(self, who, self.plain * (1 + colour) + encode_arg(cubes, 0, 0))

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg < self.plain:
            super().choices(s, f)
            return
        excluded = f.arg // self.plain - 1
        arg = f.arg % self.plain
        for colour in range(first_of(arg), 4):
            if colour != excluded and s.supply[colour] and self.room_except(s, colour, excluded) >= cubes_of(arg):
                s.offer(colour)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if f.arg < self.plain:
            super().choose(s, f, choice)
            return
        s.supply[choice] -= 1
        s.families[f.who].cubes[choice] += 1
        s.emit("cube", f.who, choice)
        left = cubes_of(f.arg % self.plain) - 1
        if left > 0:
            s.push(self, f.who, f.arg // self.plain * self.plain + encode_arg(left, choice, 0))

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if f.arg // self.plain == 1 + choice:
            return Reason("W-SMU-1", "colour-given", [COLOURS[choice]])
        return super().why(s, Frame(self, f.who, f.arg % self.plain), choice)
