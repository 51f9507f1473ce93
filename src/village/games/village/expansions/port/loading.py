"""P-LOD: loading from the farm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.expansions.port.map import GRAIN, KINDS, MEMBER
from village.games.village.state import Village
from village.games.village.vocabulary import FARM, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port

CHOICES: Final = 1 + MEMBER + 4  # pass, a kind, a member of a generation


class Load(Step[Village]):
    """P-LOD-3: what is loaded, in any order? The argument is the last choice."""

    def __init__(self, port: Port, name: str = "load", rule: str = "P-LOD-2") -> None:
        super().__init__(name, rule, CHOICES)
        self.args = CHOICES
        self.prunes = True
        self.port = port

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        self.offer_kinds(s, f.who)

    def offer_kinds(self, s: Village, who: Seat) -> None:
        """Offer everything from the farm that fits."""
        if not self.port.room(s, who):
            return
        for kind in range(MEMBER):
            if not self.port.ship(s, who).carries(kind) and self.stock(s, who, kind):
                s.offer(1 + kind)
        if not s.families[who].members[self.port.place]:
            for generation in range(4):
                if s.families[who].has(FARM, generation):
                    s.offer(1 + MEMBER + generation)

    def stock(self, s: Village, who: Seat, kind: Count) -> Count:
        family = s.families[who]
        return family.grain if kind == GRAIN else family.goods[self.port.sea_map.good_of[kind]]

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice != PASS:
            self.take(s, f.who, choice)
            s.push(self, f.who, choice)

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        return choice != PASS and choice < self.last_of(f)

    def last_of(self, f: Frame) -> Choice:
        return f.arg

    def take(self, s: Village, who: Seat, choice: Choice) -> None:
        family = s.families[who]
        kind = choice - 1
        if kind >= MEMBER:
            family.walk(FARM, self.port.place, kind - MEMBER)
            s.emit("walk", who, kind - MEMBER, FARM, self.port.place)
            return
        if kind == GRAIN:
            family.grain -= 1
        else:
            family.goods[self.port.sea_map.good_of[kind]] -= 1
        self.port.ship(s, who).cargo |= 1 << kind
        s.emit("load", who, kind)

    def token(self, choice: Choice) -> str:
        if choice == PASS:
            return "pass"
        return KINDS[choice - 1] if choice <= MEMBER else f"member.{choice - MEMBER}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        kind = min(choice - 1, MEMBER)
        if not self.port.room(s, f.who):
            return Reason("P-LOD-1", "holds-full")
        if kind == MEMBER and not s.families[f.who].members[self.port.place]:
            return Reason("P-LOD-2", "no-member", [str(choice - MEMBER), "farm"])
        if kind == MEMBER or self.port.ship(s, f.who).carries(kind):
            return Reason("P-LOD-1", "already-on-board", [KINDS[kind]])
        return Reason("P-LOD-2", "not-on-farm", [KINDS[kind]])


class Lighter(Load):
    """I-V33 Quartermaster: cargo for a ship at sea. The argument is 11 x goods loaded + the last choice."""

    def __init__(self, port: Port, rule: str, most: Count) -> None:
        super().__init__(port, "lighter", rule)
        self.args = CHOICES * (most + 1)
        self.most: Count = most

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg:
            s.offer(PASS)
        if f.arg // CHOICES < self.most:
            self.offer_kinds(s, f.who)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice != PASS:
            self.take(s, f.who, choice)
            s.push(self, f.who, CHOICES * (f.arg // CHOICES + 1) + choice)

    def last_of(self, f: Frame) -> Choice:
        return f.arg % CHOICES

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if choice == PASS:
            return Reason("I-CRD-3", "must-act")
        return super().why(s, f, choice)
