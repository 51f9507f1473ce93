"""M-TRV: travel cards."""

from __future__ import annotations

from typing import Final

from village.games.my_village.banner import BlackBanner
from village.games.my_village.pay import ask_payment, payable
from village.games.my_village.rules import Rules
from village.games.my_village.state import MyVillage, Village, highest, ones, weigh_cards
from village.games.my_village.time import age, spend
from village.games.my_village.vocabulary import ABBOT, BLACK_JOURNEY, LETTERS, NONE, PROFESSIONS, TRAVELLER, TRAVELLING
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Seat

BY_WAGON: Final = 0
BY_COINS: Final = 1
NO_LETTER: Final = 5
KEEP: Final = 0
ANOTHER: Final = 1
PASS: Final = 2
TURN_PRESTIGE: Final = 3  # about what a turn is worth
REDRAW: Final = ["no", "yes", "pass"]


def next_letter(s: MyVillage, home: Village) -> Count:
    """Return the letter after the last card, or NONE after the end of the journey (M-TRV-1, M-TRV-2)."""
    if not home.journeys:
        return 0
    last = s.rules.tables.journeys[highest(home.journeys)]
    return NO_LETTER if last.last else last.letter + 1


class GrayCost:
    """M-TRV-4: the costs that the last travel card adds to the next one."""

    def __init__(self, s: MyVillage, home: Village) -> None:
        self.time: Count = 0
        self.coins: Count = 0
        self.bill: Count = 0
        if home.journeys:
            last = s.rules.tables.journeys[highest(home.journeys)]
            self.time = last.time
            self.coins = last.coins
            self.bill = last.bill


def affords_wagon(s: MyVillage, home: Village, letter: Count, coins: Count, gray: GrayCost) -> bool:
    card = s.rules.tables.letters[letter]
    return gray.coins + card.coins <= coins and payable(home, gray.bill + card.bill + card.wagon)


def affords_coins(s: MyVillage, home: Village, letter: Count, coins: Count, gray: GrayCost) -> bool:
    card = s.rules.tables.letters[letter]
    return gray.coins + card.coins + card.fare <= coins and payable(home, gray.bill + card.bill)


class TravelStacks(BlackBanner):
    """M-TRV-2: only the next letter; its card stays in the stack until it is kept."""

    def __init__(self) -> None:
        super().__init__(BLACK_JOURNEY, len(LETTERS), TRAVELLER)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        if not home.has(TRAVELLER):
            return 0
        letter = next_letter(s, home)
        if letter == NO_LETTER:
            return 0
        card = s.rules.tables.letters[letter]
        if not card.values >> value & 1 or not s.journeys & card.cards:
            return 0
        gray = GrayCost(s, home)
        if affords_wagon(s, home, letter, coins, gray) or affords_coins(s, home, letter, coins, gray):
            return 1 << letter
        return 0

    def activate(self, s: MyVillage, who: Seat, index: Count) -> None:
        """Pay the letter and the gray cost of the last card, then ask for one of two fares (M-TRV-3)."""
        s.emit("banner", who, self.first + index)
        card = s.rules.tables.letters[index]
        gray = GrayCost(s, s.villages[who])
        age(s, who, card.time + gray.time)
        spend(s, who, card.coins + gray.coins)
        s.bill = card.bill + gray.bill
        s.push(s.rules.act, who, self.first + index)
        s.push(s.rules.fare, who, index)

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        s.push(s.rules.journey, CHANCE, index + len(LETTERS) * who)

    def is_available(self, s: MyVillage, index: Count) -> bool:
        return s.journeys & s.rules.tables.letters[index].cards != 0

    def matches(self, s: MyVillage, index: Count) -> bool:
        return s.rules.tables.letters[index].values >> s.value & 1 != 0

    def refuse(self, s: MyVillage, home: Village, index: Count) -> Reason:
        if next_letter(s, home) == NO_LETTER:
            return Reason("M-TRV-2", "journey-over")
        if next_letter(s, home) != index:
            return Reason("M-TRV-1", "other-letter", [LETTERS[next_letter(s, home)]])
        return Reason("M-TRV-5", "cannot-pay")


class Fare(Step[MyVillage]):
    """M-TRV-5: by wagon or for coins? The argument is the letter."""

    def __init__(self) -> None:
        super().__init__("fare", "M-TRV-5", 2)
        self.args = len(LETTERS)

    def subject(self, f: Frame) -> str:
        return LETTERS[f.arg]

    def choices(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        card = s.rules.tables.letters[f.arg]
        if payable(home, s.bill + card.wagon):
            s.offer(BY_WAGON)
        if card.fare <= home.coins and payable(home, s.bill):
            s.offer(BY_COINS)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        card = s.rules.tables.letters[f.arg]
        s.emit("fare", f.who, choice)
        bill = s.bill
        if choice == BY_WAGON:
            bill += card.wagon
        else:
            spend(s, f.who, card.fare)
        if bill:
            ask_payment(s, f.who, bill)

    def token(self, choice: Choice) -> str:
        return "coins" if choice else "wagon"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        if choice == BY_COINS:
            return Reason("M-TRV-5", "no-fare", [str(s.rules.tables.letters[f.arg].fare)])
        return Reason("M-TRV-5", "no-wagon")


class Journey(Step[MyVillage]):
    """M-TRV-6: which card is drawn? The argument is the letter and the seat."""

    def __init__(self, r: Rules) -> None:
        super().__init__("journey", "M-TRV-6", len(r.tables.journeys))
        self.args = len(LETTERS) * r.seats
        self.is_chance = True
        self.names = [card.name for card in r.tables.journeys]

    def choices(self, s: MyVillage, f: Frame) -> None:
        cards = s.journeys & s.rules.tables.letters[f.arg % len(LETTERS)].cards
        if s.revealed_journey != NONE:
            cards &= ~(1 << s.revealed_journey)  # M-TRV-7: another one
        weigh_cards(s, cards)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        who = f.arg // len(LETTERS)
        s.emit("journey", who, choice)
        first = s.revealed_journey == NONE
        s.revealed_journey = choice
        if first:
            s.push(s.rules.redraw, who, f.arg % len(LETTERS))
        else:
            keep(s, who)  # M-TRV-7: the second card must be added

    def token(self, choice: Choice) -> str:
        return self.names[choice]

    def series(self, s: MyVillage, f: Frame) -> str:
        return f"travel.{LETTERS[f.arg % len(LETTERS)]}"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        return Reason("M-TRV-6", "not-in-stack", [self.names[choice]])


def may_redraw(s: MyVillage, who: Seat, letter: Count) -> bool:
    """Return whether the card may be redrawn: with the travel church, if there is another (M-TRV-7, M-TRV-8)."""
    home = s.villages[who]
    if home.church != TRAVELLING or not home.has(ABBOT):
        return False
    return ones(s.journeys & s.rules.tables.letters[letter].cards) > 1


def keep(s: MyVillage, who: Seat) -> None:
    s.journeys &= ~(1 << s.revealed_journey)
    s.villages[who].journeys |= 1 << s.revealed_journey
    s.emit("kept", who, s.revealed_journey)
    s.revealed_journey = NONE


def worth_another_turn(s: MyVillage, card: Count, than: Count) -> bool:
    """Return whether a travel card is so much better that a search should consider another journey for it."""
    candidate, current = s.rules.tables.journeys[card], s.rules.tables.journeys[than]
    return candidate.prestige >= current.prestige + TURN_PRESTIGE or (current.last and not candidate.last)


class Redraw(Step[MyVillage]):
    """M-BLK-4, M-TRV-7: is the card added, exchanged or put back? The argument is the letter."""

    def __init__(self) -> None:
        super().__init__("redraw", "M-BLK-4", len(REDRAW))
        self.args = len(LETTERS)
        self.prunes = True

    def choices(self, s: MyVillage, f: Frame) -> None:
        s.offer(KEEP)
        if may_redraw(s, f.who, f.arg):
            s.offer(ANOTHER)
        s.offer(PASS)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        if choice == KEEP:
            keep(s, f.who)
            return
        s.emit("put_back", f.who, s.revealed_journey)
        if choice == ANOTHER:
            s.push(s.rules.journey, CHANCE, f.arg + len(LETTERS) * f.who)
        else:
            s.revealed_journey = NONE

    def token(self, choice: Choice) -> str:
        return REDRAW[choice]

    def is_redundant(self, s: MyVillage, f: Frame, choice: Choice) -> bool:
        """Return whether putting the card back cannot help, because no other card is worth another turn."""
        if choice != PASS:
            return False
        others = s.journeys & s.rules.tables.letters[f.arg].cards & ~(1 << s.revealed_journey)
        for card in range(len(s.rules.tables.journeys)):
            if others >> card & 1 and worth_another_turn(s, card, s.revealed_journey):
                return False
        return True

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        home = s.villages[f.who]
        if home.church != TRAVELLING:
            return Reason("M-TRV-7", "no-travel-church")
        if not home.has(ABBOT):
            return Reason("M-BAN-3", "not-active", [PROFESSIONS[ABBOT]])
        return Reason("M-TRV-8", "last-of-letter")
