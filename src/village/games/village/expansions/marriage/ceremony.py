"""W-ACT: a member of the farm goes to a rank of the ceremony area and waits for a wedding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.expansions.marriage.state import FREE, RANKS, figure
from village.games.village.pay import can_pay, price
from village.games.village.rules import Rules
from village.games.village.spaces.space import Space
from village.games.village.state import Village, lowest
from village.games.village.time import spend
from village.games.village.vocabulary import COLOURS, FARM, NONE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat
from village.toolkit.tables import counts

if TYPE_CHECKING:
    from village.games.village.expansions.marriage.expansion import Marriage


class Rank:
    """A rank: the colour that brings a pink figure there, its cost and its reward (W-ACT-2, W-WED-4)."""

    def __init__(self, entry: dict[str, Any], r: Rules) -> None:
        cubes: dict[str, int] = entry["cubes"]
        self.colour: Count = COLOURS.index(entry["colour"])
        self.price: Count = price(r, counts(cubes, COLOURS[:4]), sum(cubes.values())) if cubes else NONE
        self.time: Count = entry["time"]
        self.prestige: Count = entry["prestige"]


class MarriageSpace(Space):
    """Which rank? One member of a family at a time (W-ACT-3)."""

    def __init__(self, marriage: Marriage) -> None:
        super().__init__("marriage", "W-ACT-1", 1 + RANKS)
        self.marriage = marriage

    def offer_actions(self, s: Village, who: Seat) -> None:
        members = s.families[who].members
        if not members[FARM] or members[self.marriage.ceremony]:
            return
        ranks = self.marriage.state(s).ranks
        for rank in range(RANKS):
            if ranks[rank] == FREE and self.can_afford(s, who, rank):
                s.offer(1 + rank)

    def can_afford(self, s: Village, who: Seat, rank: Count) -> bool:
        cost = self.marriage.ranks[rank].price
        return cost == NONE or can_pay(s, who, cost)

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        rank = self.marriage.ranks[choice - 1]
        if rank.price != NONE:
            s.push(s.rules.pay, who, rank.price)
        s.push(self.marriage.aisle, who, choice - 1)
        s.rules.who.ask(s, who, FARM, self.marriage.ceremony)
        spend(s, who, rank.time)

    def action_token(self, choice: Choice) -> str:
        return f"rank.{choice}"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        members = s.families[who].members
        if members[self.marriage.ceremony]:
            return Reason("W-ACT-3", "already-waiting")
        if not members[FARM]:
            return Reason("W-ACT-1", "no-member-home")
        if self.marriage.state(s).ranks[choice - 1] != FREE:
            return Reason("W-ACT-3", "rank-taken", [str(choice)])
        return Reason("W-ACT-2", "no-cubes")


class Aisle(Step[Village]):
    """W-ACT-1: put the member in the ceremony area on a rank. The argument is the rank."""

    def __init__(self, marriage: Marriage) -> None:
        super().__init__("aisle", "W-ACT-1")
        self.args = RANKS
        self.marriage = marriage

    def resolve(self, s: Village, f: Frame) -> None:
        waiting = s.families[f.who].members[self.marriage.ceremony]
        ranks = self.marriage.state(s).ranks
        if waiting and ranks[f.arg] == FREE:
            ranks[f.arg] = figure(f.who, lowest(waiting))
