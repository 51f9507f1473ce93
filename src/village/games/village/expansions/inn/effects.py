"""The steps of villagers that are played."""

from __future__ import annotations

from typing import Final

from village.games.village.death import Death
from village.games.village.rules import Rules
from village.games.village.spaces.market import can_serve, refill, serve, take_tile
from village.games.village.state import Village
from village.games.village.time import spend
from village.games.village.vocabulary import BAG, FARM, MAY, NONE, PASS, STAGE, WINDOW
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice

STEPS: Final = 3  # stages and windows from which a member can move up
ANY_MEMBER: Final = 1  # argument of `death` after the Gravedigger


class Serve(Step[Village]):
    """I-V20 Market Crier: which customer is served without a market day?"""

    def __init__(self, stalls: int) -> None:
        super().__init__("serve", "I-V20", stalls)

    def choices(self, s: Village, f: Frame) -> None:
        for stall in range(len(s.stalls)):
            kind = s.stalls[stall]
            if kind != NONE and can_serve(s.families[f.who], s.rules.tables.customers[kind]):
                s.offer(stall)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        serve(s, f.who, choice)
        refill(s)

    def token(self, choice: Choice) -> str:
        return f"stall.{choice + 1}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        kind = s.stalls[choice]
        if kind == NONE:
            return Reason("I-V20", "stall-empty", [str(choice + 1)])
        return Reason("I-V20", "not-in-stock", [s.rules.tables.customers[kind].name])


class Scrap(Step[Village]):
    """I-V06 Scrap Dealer: which unserved customer is taken?"""

    def __init__(self, stalls: int) -> None:
        super().__init__("scrap", "I-V06", stalls)

    def choices(self, s: Village, f: Frame) -> None:
        for stall in range(len(s.stalls)):
            if s.stalls[stall] != NONE:
                s.offer(stall)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.emit("scrap", f.who, s.stalls[choice], choice)
        take_tile(s, f.who, choice)

    def token(self, choice: Choice) -> str:
        return f"stall.{choice + 1}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("I-V06", "stall-empty", [str(choice + 1)])


class Call(Step[Village]):
    """I-V07 Priest: who leaves the black bag? The argument is 4 x members left + the last generation."""

    def __init__(self) -> None:
        super().__init__("call", "I-V07", 5)
        self.prunes = True

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        if f.arg < 4 or s.drawn == s.rules.tables.drawn:
            return
        for generation in range(4):
            if s.families[f.who].has(BAG, generation):
                s.offer(1 + generation)

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        return choice != PASS and choice - 1 < f.arg % 4

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            return
        s.families[f.who].walk(BAG, WINDOW, choice - 1)
        s.drawn += 1
        s.emit("called", f.who, choice - 1)
        s.push(self, f.who, 4 * (f.arg // 4 - 1) + choice - 1)

    def token(self, choice: Choice) -> str:
        return str(choice) if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("I-V07", "no-member", [str(choice), "bag"])


class Rise(Step[Village]):
    """I-V22 Mayor: from which stage does a councillor advance? A choice is the current stage."""

    def __init__(self) -> None:
        super().__init__("rise", "I-V22", STEPS)

    def choices(self, s: Village, f: Frame) -> None:
        for stage in range(STEPS):
            if s.families[f.who].members[STAGE + stage]:
                s.offer(stage)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.push(s.rules.privilege, f.who, 2 * (choice + 2) + MAY)
        s.rules.who.ask(s, f.who, STAGE + choice, STAGE + choice + 1)
        spend(s, f.who, s.rules.tables.stage_time[choice + 1])

    def token(self, choice: Choice) -> str:
        return str(choice + 1)

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("I-V22", "no-member-there", [f"council{choice + 1}"])


class InnDeath(Death):
    """I-V24: after the Gravedigger, which visible member dies?"""

    def __init__(self, r: Rules) -> None:
        super().__init__(r)
        self.args = ANY_MEMBER + 1

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg != ANY_MEMBER:
            super().choices(s, f)
            return
        family = s.families[f.who]
        for place in range(FARM, s.rules.alive):
            for generation in range(4):
                if family.has(place, generation):
                    s.offer(4 * (place - FARM) + generation)
