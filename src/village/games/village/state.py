"""The state of a game: the village and its families."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.vocabulary import BAG, FARM, NONE
from village.kernel.state import State
from village.kernel.types import Count, Row, Seat

if TYPE_CHECKING:
    from village.games.village.rules import Rules


def size(crowd: Count) -> Count:
    """Return the number of members in a crowd, which is one number with four bits for each generation."""
    return (crowd & 15) + (crowd >> 4 & 15) + (crowd >> 8 & 15) + (crowd >> 12 & 15)


def lowest(crowd: Count) -> Count:
    """Return the lowest generation in a crowd, counted from 0. The crowd must not be empty."""
    generation: Count = 0
    while not crowd >> 4 * generation & 15:
        generation += 1
    return generation


class Family:
    """A player's farm and the places of the family members."""

    def __init__(self, cubes: Row, goods: Row, members: Row, served: Row, alive: Count) -> None:
        self.cubes: Row = cubes
        self.goods: Row = goods
        self.members: Row = members  # a crowd for every place
        self.alive: Count = alive  # where the places of the living end
        self.served: Row = served  # kinds of customers, in the order in which they were served
        self.grain: Count = 0
        self.coins: Count = 0
        self.prestige: Count = 0
        self.time: Count = 0
        self.due: Count = 0  # deaths that wait for the end of the turn (V-TIM-3)
        self.markers: Count = 0  # one bit for each city visited

    def copy(self) -> Family:
        c = Family(self.cubes[:], self.goods[:], self.members[:], self.served[:], self.alive)
        self.copy_into(c)
        return c

    def copy_into(self, target: Family) -> None:
        target.grain = self.grain
        target.coins = self.coins
        target.prestige = self.prestige
        target.time = self.time
        target.due = self.due
        target.markers = self.markers

    def purse(self) -> Count:
        """Return the coins that can be spent."""
        return self.coins

    def spend(self, s: Village, coins: Count) -> None:
        self.coins -= coins

    def has(self, place: Count, generation: Count) -> bool:
        return self.members[place] >> 4 * generation & 15 != 0

    def walk(self, origin: Count, to: Count, generation: Count) -> None:
        member = 1 << 4 * generation
        self.members[origin] -= member
        self.members[to] += member

    def visible(self) -> Count:
        """Return all visible members as one crowd."""
        crowd: Count = 0
        for place in range(FARM, self.alive):
            crowd += self.members[place]
        return crowd

    def living(self) -> Count:
        """Return the number of living members, including the black bag (V-SCO-8)."""
        return size(self.visible() + self.members[BAG])


class Village(State):
    """A position of Village."""

    def __init__(
        self, rules: Rules, offered: Row, weights: Row,
        supply: Row, bag: Row, cubes: Row, stalls: Row, line: Row, pile: Row, filled: Row,
    ) -> None:  # fmt: skip
        super().__init__(offered, weights)
        self.rules = rules
        self.families: list[Family] = []
        self.supply: Row = supply  # cubes by colour, plague last
        self.bag: Row = bag
        self.cubes: Row = cubes  # on the action spaces: space by space, colour by colour
        self.stalls: Row = stalls  # kinds of customers, NONE for an empty stall
        self.line: Row = line
        self.pile: Row = pile  # how many tiles of each kind are still face down
        self.filled: Row = filled  # spaces of the chronicle by profession, then graves
        self.left: Count = 0  # cubes on the action spaces
        self.round: Count = 0
        self.start: Seat = 0
        self.ring: Seat = NONE
        self.used: Count = NONE  # the space whose action is played this turn
        self.passed: Count = 0  # one bit for each party that has passed on this market day
        self.monks: Count = 0  # in the black bag
        self.drawn: Count = 0  # pieces out of the black bag in this mass
        self.trigger: Seat = NONE
        self.last_turns: Count = NONE  # still to take, once they are counted

    def copy(self) -> Village:
        c = Village(
            self.rules, self.offered[:], self.weights[:],
            self.supply[:], self.bag[:], self.cubes[:], self.stalls[:], self.line[:], self.pile[:],
            self.filled[:],
        )  # fmt: skip
        self.copy_into(c)
        c.families = [family.copy() for family in self.families]
        c.left = self.left
        c.round = self.round
        c.start = self.start
        c.ring = self.ring
        c.used = self.used
        c.passed = self.passed
        c.monks = self.monks
        c.drawn = self.drawn
        c.trigger = self.trigger
        c.last_turns = self.last_turns
        return c

    def after(self, who: Seat) -> Seat:
        """Return the next seat clockwise."""
        return who + 1 if who + 1 < len(self.families) else 0

    def before_question(self) -> bool:
        pending: Count = len(self.stack)
        for listener in self.rules.listeners:
            listener.before_question(self)
        return len(self.stack) > pending
