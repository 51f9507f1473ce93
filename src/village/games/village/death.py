"""V-DTH: who dies, and where the dead are remembered."""

from __future__ import annotations

from village.games.village.choose_member import notify_keepers
from village.games.village.end import check_end_trigger
from village.games.village.rules import Rules
from village.games.village.state import Village, lowest
from village.games.village.vocabulary import FARM, GONE, GRAVES, NONE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count


class Death(Step[Village]):
    """V-DTH-1: which member of the lowest visible generation dies?"""

    def __init__(self, r: Rules) -> None:
        super().__init__("death", "V-DTH-1", 4 * (r.alive - FARM))
        self.places = r.places

    def choices(self, s: Village, f: Frame) -> None:
        family = s.families[f.who]
        visible = family.visible()
        if not visible:
            return
        generation = lowest(visible)
        for place in range(FARM, s.rules.alive):
            if family.has(place, generation):
                s.offer(4 * (place - FARM) + generation)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.push(s.rules.burial, f.who, choice)

    def token(self, choice: Choice) -> str:
        return f"{self.places[FARM + choice // 4]}.{choice % 4 + 1}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        place = FARM + choice // 4
        family = s.families[f.who]
        if not family.has(place, choice % 4):
            return Reason("V-DTH-1", "no-member", [str(choice % 4 + 1), self.places[place]])
        return Reason("V-DTH-1", "older-first", [str(lowest(family.visible()) + 1)])


class Burial(Step[Village]):
    """V-DTH-2, V-DTH-3: the dead member is buried. The argument is the choice of `death`."""

    def __init__(self, r: Rules) -> None:
        super().__init__("burial", "V-DTH-2")
        self.args = 4 * (r.alive - FARM)

    def resolve(self, s: Village, f: Frame) -> None:
        place = FARM + f.arg // 4
        generation = f.arg % 4
        rest = bury(s, s.rules.calling[place])
        rest_place = s.rules.rests[rest]
        s.families[f.who].walk(place, rest_place, generation)
        s.emit("death", f.who, generation, place, rest_place)
        notify_keepers(s, f.who, place, generation)
        if rest > GRAVES and rest_place != GONE:
            s.rules.grounds[rest - GRAVES].on_burial(s, f.who)
        check_end_trigger(s, f.who)


def has_chronicle_space(s: Village, profession: Count) -> bool:
    """Return whether the chronicle has a free space for the profession; places without one have NONE."""
    return profession != NONE and s.filled[profession] < s.rules.tables.chronicle[profession]


def bury(s: Village, profession: Count) -> Count:
    """Fill a space of the chronicle or a burial ground, in the last turns none; return its index in `Rules.rests`."""
    if has_chronicle_space(s, profession):
        s.filled[profession] += 1
        return profession
    r = s.rules
    ground: Count = 0 if profession == NONE else r.ground_of[profession]
    if s.filled[GRAVES + ground] < r.grounds[ground].spaces:
        s.filled[GRAVES + ground] += 1
        return GRAVES + ground
    return GRAVES + len(r.grounds)
