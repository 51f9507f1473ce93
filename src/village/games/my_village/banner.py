"""M-BAN: the banners of an area (black, ? and white) and the question which one is activated."""

from __future__ import annotations

from village.games.my_village.pay import ask_payment, payable
from village.games.my_village.rules import Rules
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.tables import Card
from village.games.my_village.time import age, spend
from village.games.my_village.vocabulary import BLACK_HEADMAN, FIRST_WHITE, NONE, PROFESSIONS
from village.games.my_village.white_banners import activate_white, offer_whites, open_whites, why_not_white
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat


class BlackBanner:
    """The black banners of one area, and how they are activated (M-BLK)."""

    def __init__(self, first: Count, size: Count, profession: Count) -> None:
        self.first: Count = first  # index of its first black name
        self.size: Count = size
        self.profession: Count = profession  # villager who must be present, or NONE

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        """Return the banners that can be activated with this many coins, as bits (M-BAN-4)."""
        raise NotImplementedError

    def card(self, s: MyVillage, index: Count) -> Card:
        raise NotImplementedError

    def is_available(self, s: MyVillage, index: Count) -> bool:
        """Return whether the card is still in the display (M-SET-14)."""
        raise NotImplementedError

    def remove(self, s: MyVillage, index: Count) -> None:
        """Remove the card from the display; it is `bought` until it is added to the village."""
        raise NotImplementedError

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        """Perform the action of the banner and add the card."""
        raise NotImplementedError

    def refuse(self, s: MyVillage, home: Village, index: Count) -> Reason:
        """Return why a banner of an active area that matches cannot be activated."""
        return Reason("M-BAN-4", "cannot-pay")

    def activate(self, s: MyVillage, who: Seat, index: Count) -> None:
        """M-BAN-6: the card leaves the display, then time, coins, goods, the action."""
        s.emit("banner", who, self.first + index)
        card = self.card(s, index)
        self.remove(s, index)
        age(s, who, card.time)
        spend(s, who, card.coins)
        if card.bill:
            s.push(s.rules.act, who, self.first + index)
            ask_payment(s, who, card.bill)
        else:
            self.act(s, who, index)

    def matches(self, s: MyVillage, index: Count) -> bool:
        return self.card(s, index).values >> s.value & 1 != 0

    def why(self, s: MyVillage, home: Village, index: Count) -> Reason:
        if not self.is_available(s, index):
            return Reason("M-SET-14", "gone")
        if not self.matches(s, index):
            return Reason("M-BAN-2", "other-value", [str(s.value)])
        if self.profession != NONE and not home.has(self.profession):
            return Reason("M-BAN-3", "not-active", [PROFESSIONS[self.profession]])
        return self.refuse(s, home, index)


def affordable(home: Village, card: Card, coins: Count) -> bool:
    """Return whether the costs other than time can be paid (M-BAN-5: time always can)."""
    return card.coins <= coins and (not card.bill or payable(home, card.bill))


class WhiteBanner:
    """The white banners of one kind (M-WHT)."""

    def __init__(self, first: Count) -> None:
        self.first: Count = first  # index of its first white name

    def time(self, s: MyVillage, home: Village, index: Count) -> Count:
        return 0

    def idle(self, s: MyVillage, home: Village, index: Count) -> bool:
        """Return whether its action would change nothing (M-WHT-9)."""
        return False

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        raise NotImplementedError


def opens(s: MyVillage, who: Seat, value: Count, coins: Count) -> bool:
    """Return whether a banner other than ? can be activated with the value (M-DIE-9)."""
    home = s.villages[who]
    if open_whites(s, home, value):
        return True
    for area in s.rules.blacks_at[value]:
        if area.first != BLACK_HEADMAN and area.open(s, home, value, coins):
            return True
    return False


class Banner(Step[MyVillage]):
    """M-BAN-1: one black banner, the first white one, or the headman?"""

    def __init__(self, r: Rules) -> None:
        super().__init__("banner", "M-BAN-1", len(r.banners))
        self.names = r.banners

    def choices(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        for area in s.rules.blacks_at[s.value]:
            banners = area.open(s, home, s.value, home.coins)
            choice = area.first
            while banners:
                if banners & 1:
                    s.offer(choice)
                banners >>= 1
                choice += 1
        offer_whites(s, open_whites(s, home, s.value), FIRST_WHITE)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        if choice < FIRST_WHITE:
            area = s.rules.black_of[choice]
            area.activate(s, f.who, choice - area.first)
        else:
            activate_white(s, f.who, choice - FIRST_WHITE)

    def token(self, choice: Choice) -> str:
        return self.names[choice]

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        home = s.villages[f.who]
        if choice < FIRST_WHITE:
            area = s.rules.black_of[choice]
            return area.why(s, home, choice - area.first)
        return why_not_white(s, home, choice - FIRST_WHITE)


class Act(Step[MyVillage]):
    """The action of a banner after its goods are paid; the argument is its index in `banner`."""

    def __init__(self, r: Rules) -> None:
        super().__init__("act", "M-BAN-6")
        self.args = len(r.banners)

    def resolve(self, s: MyVillage, f: Frame) -> None:
        if f.arg < FIRST_WHITE:
            area = s.rules.black_of[f.arg]
            area.act(s, f.who, f.arg - area.first)
        else:
            banner = s.rules.white_of[f.arg - FIRST_WHITE]
            banner.act(s, f.who, f.arg - FIRST_WHITE - banner.first)
