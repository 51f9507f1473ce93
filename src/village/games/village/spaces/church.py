"""V-CHU: the church, where members go into the black bag."""

from __future__ import annotations

from typing import Final

from village.games.village.pay import can_pay
from village.games.village.spaces.space import Space
from village.games.village.state import Village
from village.games.village.time import spend
from village.games.village.vocabulary import BAG, FARM
from village.kernel.event import Reason
from village.kernel.types import Choice, Seat

BROWN: Final = 1
TIME: Final = 2


class Church(Space):
    """A member of the farm goes into the black bag, for a brown cube or for time."""

    def __init__(self) -> None:
        super().__init__("church", "V-CHU-1", 3)

    def offer_actions(self, s: Village, who: Seat) -> None:
        if not s.families[who].members[FARM]:
            return
        if can_pay(s, who, s.rules.church_price):
            s.offer(BROWN)
        s.offer(TIME)

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        s.rules.who.ask(s, who, FARM, BAG)
        if choice == BROWN:
            s.push(s.rules.pay, who, s.rules.church_price)
        else:
            spend(s, who, s.rules.tables.church_time)

    def action_token(self, choice: Choice) -> str:
        return "brown" if choice == BROWN else "time"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if not s.families[who].members[FARM]:
            return Reason("V-CHU-1", "no-member-home")
        return Reason("V-CHU-1", "no-cube", ["brown"])
