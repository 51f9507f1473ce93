"""W-SMU: trading with the smuggler, without a member."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.choose_cube import Cube
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
            if family.cubes[colour] and self.marriage.cube.room(s, 0, 0, 1 << colour):
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
        self.marriage.cube.ask(s, who, self.marriage.smuggled_cubes, 0, 1 << colour)
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
    """W-SMU-1: cubes of all colours but the one that was given."""

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if f.arg % 2 == 0 and f.arg // self.plain >> choice & 1:
            return Reason("W-SMU-1", "colour-given", [COLOURS[choice]])
        return super().why(s, f, choice)
