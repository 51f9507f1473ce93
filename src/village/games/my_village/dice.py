"""M-DIE: taking two dice and changing their sum."""

from __future__ import annotations

from typing import Final

from village.games.my_village.banner import opens
from village.games.my_village.rules import Rules
from village.games.my_village.state import MyVillage
from village.games.my_village.time import age
from village.games.my_village.vocabulary import BLACK_DICE, DICE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Row, Seat
from village.toolkit.tables import row

PAIRS: Final = [(first, second) for first in range(len(DICE)) for second in range(first, len(DICE))]
WAYS: Final = 3  # zero, one or two markers
TOO_EXPENSIVE: Final = 99


class TakeDice(Step[MyVillage]):
    """M-DIE-1: which two dice? A pair of kinds (M-DIE-3)."""

    def __init__(self, r: Rules) -> None:
        super().__init__("dice", "M-DIE-1", len(PAIRS))
        self.opens_turn = True
        self.first_die: Row = row([first for first, second in PAIRS])
        self.second_die: Row = row([second for first, second in PAIRS])
        self.before: Row = row([PAIRS.index((kind, kind)) - kind for kind in range(len(DICE))])  # + second: the pair
        self.present: Row = row([0] * len(DICE))

    def choices(self, s: MyVillage, f: Frame) -> None:
        present = self.present
        kinds: Count = 0
        for kind in range(len(DICE)):
            if s.pool[kind]:
                present[kinds] = kind
                kinds += 1
        for i in range(kinds):
            kind = present[i]
            first = self.before[kind]
            if s.pool[kind] > 1:
                s.offer(first + kind)
            for j in range(i + 1, kinds):
                s.offer(first + present[j])

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        first, second = self.first_die[choice], self.second_die[choice]
        s.pool[first] -= 1
        s.pool[second] -= 1
        s.die1 = first
        s.die2 = second
        s.emit("dice", f.who, first, second)
        black: Count = (1 if first >= BLACK_DICE else 0) + (1 if second >= BLACK_DICE else 0)
        s.push(s.rules.reaper, f.who)
        s.push(s.rules.make_value, f.who)
        age(s, f.who, black * s.rules.tables.black_die)  # M-DIE-4

    def token(self, choice: Choice) -> str:
        return f"{DICE[self.first_die[choice]]}.{DICE[self.second_die[choice]]}"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        first = self.first_die[choice]
        missing = self.second_die[choice] if s.pool[first] else first
        return Reason("M-DIE-1", "no-such-die", [DICE[missing]])


def pips(kind: Count) -> Count:
    return kind + 1 if kind < BLACK_DICE else kind - BLACK_DICE + 1


def price(first: Count, second: Count, value: Count, markers: Count) -> Count:
    """Return the coins needed to change pips to a value with this many markers (M-DIE-8)."""
    if markers == 0:
        gap = value - first - second
        return gap if gap >= 0 else -gap
    if markers == 1:
        first_gap, second_gap = over(first, value), over(second, value)
        return first_gap if first_gap < second_gap else second_gap
    return 0


def over(face: Count, value: Count) -> Count:
    """Return what is missing if the other die shows any face."""
    if face + 1 > value:
        return face + 1 - value
    return value - face - 6 if value - face > 6 else 0


class DicePrice:
    """The coins needed for a value by number of markers; TOO_EXPENSIVE if impossible (M-DIE-8, M-DIE-9)."""

    def coins(self, s: MyVillage, who: Seat, value: Count, markers: Count) -> Count:
        home = s.villages[who]
        first, second = pips(s.die1), pips(s.die2)
        coins = price(first, second, value, markers)
        if markers > home.markers or coins > home.coins:
            return TOO_EXPENSIVE
        for fewer in range(markers):
            if price(first, second, value, fewer) <= coins:
                return TOO_EXPENSIVE  # wasteful ways are not offered
        if value != first + second and not opens(s, who, value, home.coins - coins):
            return TOO_EXPENSIVE
        return coins


class MakeValue(Step[MyVillage]):
    """M-DIE-9: which value do the two dice make?"""

    def __init__(self, ways: DicePrice) -> None:
        super().__init__("value", "M-DIE-9", 11)
        self.ways = ways

    def choices(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        total = pips(s.die1) + pips(s.die2)
        if not home.coins and not home.markers:
            s.offer(total - 2)
            return
        reach: Count = 12 if home.markers else home.coins
        value: Count = total - reach if total - reach > 2 else 2
        while value <= 12 and value <= total + reach:
            if value == total or self.reachable(s, f.who, value):
                s.offer(value - 2)
            value += 1

    def reachable(self, s: MyVillage, who: Seat, value: Count) -> bool:
        markers: Count = 0
        while markers < WAYS and markers <= s.villages[who].markers:
            if self.ways.coins(s, who, value, markers) != TOO_EXPENSIVE:
                return True
            markers += 1
        return False

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        s.value = choice + 2
        s.push(s.rules.banner, f.who)
        if s.value == pips(s.die1) + pips(s.die2):
            s.emit("value", f.who, s.value)
        else:
            s.push(s.rules.change, f.who)

    def token(self, choice: Choice) -> str:
        return str(choice + 2)

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        home = s.villages[f.who]
        first, second = pips(s.die1), pips(s.die2)
        for markers in range(WAYS):
            if markers <= home.markers and price(first, second, choice + 2, markers) <= home.coins:
                return Reason("M-DIE-9", "opens-nothing", [str(choice + 2)])
        return Reason("M-DIE-8", "too-expensive", [str(choice + 2), str(price(first, second, choice + 2, 0))])


class Change(Step[MyVillage]):
    """M-DIE-8: how many markers of the meeting place are returned? The coins follow from the number."""

    def __init__(self, ways: DicePrice) -> None:
        super().__init__("change", "M-DIE-8", WAYS)
        self.ways = ways

    def choices(self, s: MyVillage, f: Frame) -> None:
        for markers in range(WAYS):
            if self.ways.coins(s, f.who, s.value, markers) != TOO_EXPENSIVE:
                s.offer(markers)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        home = s.villages[f.who]
        coins = price(pips(s.die1), pips(s.die2), s.value, choice)
        home.coins -= coins
        home.markers -= choice
        s.emit("value", f.who, s.value, coins, choice)

    def token(self, choice: Choice) -> str:
        return f"markers{choice}"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        home = s.villages[f.who]
        first, second = pips(s.die1), pips(s.die2)
        coins = price(first, second, s.value, choice)
        if choice > home.markers:
            return Reason("M-DIE-7", "no-marker")
        if coins > home.coins:
            return Reason("M-DIE-8", "too-expensive", [str(s.value), str(coins)])
        for fewer in range(choice):
            if price(first, second, s.value, fewer) <= coins:
                return Reason("M-DIE-8", "waste")
        return Reason("M-DIE-9", "opens-nothing", [str(s.value)])
