"""M-MNK: monks, which give a bonus once and a window permanently."""

from __future__ import annotations

from typing import Final

from village.games.my_village.banner import BlackBanner, affordable
from village.games.my_village.customers import visit_steward
from village.games.my_village.headman import BY_MONK
from village.games.my_village.rules import Rules
from village.games.my_village.state import MyVillage, Village, ones
from village.games.my_village.tables import Card
from village.games.my_village.time import add_story
from village.games.my_village.vocabulary import ABBOT, BLACK_MONK, HEADMAN, NONE, SCHOOL, STEWARD, STORY, SYMBOLS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Seat

CARDS: Final = 4  # index of the first one among the cards


def windows(r: Rules, home: Village) -> Count:
    """Return the number of windows: one per monk card, and that of the cloister (M-CHU-4, M-MNK-3)."""
    count = ones(home.monks)
    return count if home.church == NONE else count + r.tables.churches[home.church].windows


class Monks(BlackBanner):
    """M-MNK-1: the top card of any stack, if there is a church with a free window."""

    def __init__(self) -> None:
        super().__init__(BLACK_MONK, len(SYMBOLS), ABBOT)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        if home.church == NONE or not home.has(ABBOT) or self.full(s, home):
            return 0
        banners: Count = 0
        for index in range(len(SYMBOLS)):
            top = s.tops[index]
            if top != NONE and self.fits(s, home, s.rules.tables.monks[top], value, coins):
                banners |= 1 << index
        return banners

    def fits(self, s: MyVillage, home: Village, card: Card, value: Count, coins: Count) -> bool:
        return card.values >> value & 1 != 0 and affordable(home, card, coins)

    def full(self, s: MyVillage, home: Village) -> bool:
        """Return whether the table of windows has no place left (M-MNK-9)."""
        return windows(s.rules, home) + 1 >= len(s.rules.tables.windows)

    def card(self, s: MyVillage, index: Count) -> Card:
        return s.rules.tables.monks[s.tops[index]]

    def is_available(self, s: MyVillage, index: Count) -> bool:
        return s.tops[index] != NONE

    def remove(self, s: MyVillage, index: Count) -> None:
        s.bought = CARDS + s.tops[index]
        s.tops[index] = NONE

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        """M-MNK-2: the next card is revealed before the bonus; this one is added after it."""
        s.push(s.rules.add_monk, who)
        card = s.rules.tables.monks[s.bought - CARDS]
        if card.bonus == HEADMAN:
            s.push(s.rules.headman, who, BY_MONK)
        elif card.bonus == SCHOOL:
            for _ in range(card.amount):
                s.push(s.rules.school, who)
        elif card.bonus == STEWARD and s.displayed:
            visit_steward(s, who, s.rules.tables.monk_cards)  # M-MNK-8
        s.push(s.rules.monk, CHANCE, index)

    def refuse(self, s: MyVillage, home: Village, index: Count) -> Reason:
        if home.church == NONE:
            return Reason("M-MNK-1", "no-church")
        if self.full(s, home):
            return Reason("M-MNK-9", "no-window")
        return Reason("M-BAN-4", "cannot-pay")


class AddMonk(Step[MyVillage]):
    """M-MNK-3: the card becomes a window."""

    def __init__(self) -> None:
        super().__init__("add_monk", "M-MNK-3")

    def resolve(self, s: MyVillage, f: Frame) -> None:
        card = s.rules.tables.monks[s.bought - CARDS]
        if card.bonus == STORY:
            add_story(s, f.who, card.amount)  # M-MNK-4
        s.villages[f.who].monks |= 1 << s.bought - CARDS
        s.emit("window", f.who, s.bought - CARDS)
        s.bought = NONE


class TopMonk(Step[MyVillage]):
    """M-SET-5, M-SET-15: which monk is the top card now? The argument is the symbol."""

    def __init__(self, r: Rules) -> None:
        super().__init__("monk", "M-SET-5", len(r.tables.monks))
        self.args = len(SYMBOLS)
        self.is_chance = True
        self.names = [card.name for card in r.tables.monks]

    def choices(self, s: MyVillage, f: Frame) -> None:
        for card in range(len(self.names)):
            if s.monks >> card & 1 and s.rules.tables.monks[card].symbol == f.arg:
                s.offer_weighted(card, 1)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        s.monks &= ~(1 << choice)
        s.tops[f.arg] = choice
        s.emit("monk", CHANCE, choice)

    def token(self, choice: Choice) -> str:
        return self.names[choice]

    def series(self, s: MyVillage, f: Frame) -> str:
        return f"monks.{SYMBOLS[f.arg]}"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        return Reason("M-SET-15", "not-in-stack", [self.names[choice]])
