"""V-CNC: the council chamber and its privileges."""

from __future__ import annotations

from typing import Final

from village.games.village.pay import can_pay
from village.games.village.spaces.space import Space
from village.games.village.state import Village
from village.games.village.time import spend
from village.games.village.vocabulary import FARM, MAY, MUST, NONE, PASS, SCROLL, STAGE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

STAGES: Final = 4
REST: Final = 5  # after pass and the four stages


def highest(s: Village, who: Seat) -> Count:
    """Return the highest stage of the family, 0 for none."""
    for stage in range(STAGES, 0, -1):
        if s.families[who].members[STAGE + stage - 1]:
            return stage
    return 0


class Council(Space):
    """Enter, advance or rest. A choice from 1 to 4 is the stage entered."""

    def __init__(self) -> None:
        super().__init__("council", "V-CNC-1", 6)

    def offer_actions(self, s: Village, who: Seat) -> None:
        members = s.families[who].members
        if self.can_pay_fee(s, who):
            if members[FARM]:
                s.offer(1)
            for stage in range(2, STAGES + 1):
                if members[STAGE + stage - 2]:
                    s.offer(stage)
        for stage in range(1, highest(s, who) + 1):
            if usable(s, who, stage):
                s.offer(REST)
                return

    def can_pay_fee(self, s: Village, who: Seat) -> bool:
        tables = s.rules.tables
        return s.families[who].goods[SCROLL] >= tables.stage_scrolls or can_pay(s, who, s.rules.stage_price)

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        if choice == REST:
            s.emit("rest", who)
            s.push(s.rules.privilege, who, 2 * highest(s, who) + MUST)
            return
        s.push(s.rules.privilege, who, 2 * choice + MAY)
        s.push(s.rules.fee, who)
        s.rules.who.ask(s, who, FARM if choice == 1 else STAGE + choice - 2, STAGE + choice - 1)
        spend(s, who, s.rules.tables.stage_time[choice - 1])

    def action_token(self, choice: Choice) -> str:
        if choice == REST:
            return "rest"
        return "enter" if choice == 1 else f"advance.{choice}"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if choice == REST:
            if highest(s, who):
                return Reason("V-CNC-5", "no-privilege")
            return Reason("V-CNC-3", "no-member-in-council")
        members = s.families[who].members
        if choice == 1 and not members[FARM]:
            return Reason("V-CNC-1", "no-member-home")
        if choice > 1 and not members[STAGE + choice - 2]:
            return Reason("V-CNC-2", "no-member-there", [f"council{choice - 1}"])
        return Reason("V-CNC-1" if choice == 1 else "V-CNC-2", "no-fee")


class Fee(Step[Village]):
    """Cubes or a scroll?"""

    def __init__(self) -> None:
        super().__init__("fee", "V-CNC-1", 2)

    def choices(self, s: Village, f: Frame) -> None:
        if can_pay(s, f.who, s.rules.stage_price):
            s.offer(0)
        if s.families[f.who].goods[SCROLL] >= s.rules.tables.stage_scrolls:
            s.offer(1)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == 0:
            s.push(s.rules.pay, f.who, s.rules.stage_price)
            return
        s.families[f.who].goods[SCROLL] -= s.rules.tables.stage_scrolls
        s.emit("pay_scroll", f.who)

    def token(self, choice: Choice) -> str:
        return "scroll" if choice else "green"


def usable(s: Village, who: Seat, stage: Count) -> bool:
    """V-CNC-5: a privilege that would give nothing is not offered."""
    if stage == 1:
        return s.ring == NONE
    if stage == 2:
        return s.rules.cube.room(s, 0, 0) > 0
    if stage == 4:
        return s.families[who].purse() >= s.rules.tables.privilege_coin
    return True


class Privilege(Step[Village]):
    """V-CNC-4: which privilege is used? The argument is twice the highest stage, and MUST after a rest."""

    def __init__(self) -> None:
        super().__init__("privilege", "V-CNC-4", 1 + STAGES)
        self.args = 2 * (1 + STAGES)

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg % 2 == MAY:
            s.offer(PASS)
        for stage in range(1, f.arg // 2 + 1):
            if usable(s, f.who, stage):
                s.offer(stage)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        family = s.families[f.who]
        tables = s.rules.tables
        if choice == 1:
            self.take_ring(s, f.who)
        elif choice == 2:
            s.rules.cube.ask(s, f.who, tables.privilege_cubes, s.rules.differing_privilege)
        elif choice == 3:
            s.push(s.rules.good, f.who, len(tables.workshops))
        elif choice == 4:
            family.prestige += tables.privilege_prestige
            s.emit("endow", f.who, tables.privilege_coin, tables.privilege_prestige)
            family.spend(s, tables.privilege_coin)

    def take_ring(self, s: Village, who: Seat) -> None:
        s.ring = who
        s.emit("ring", who)

    def token(self, choice: Choice) -> str:
        return str(choice) if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if choice == PASS:
            return Reason("V-CNC-5", "must-use")
        if choice > f.arg // 2:
            return Reason("V-CNC-2", "stage-too-high", [str(choice)])
        if choice == 1:
            return Reason("V-CNC-6" if s.ring == f.who else "V-CNC-4", "ring-taken")
        if choice == 2:
            return Reason("V-CNC-5", "supply-bare")
        return Reason("V-CNC-5", "no-coin")
