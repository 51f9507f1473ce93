"""M-BAN-7 to M-BAN-11: paying goods, in any order."""

from __future__ import annotations

from village.games.my_village.state import MyVillage, Village, equal_fields, groups
from village.games.my_village.vocabulary import (
    ANY,
    BILL,
    FIELDS,
    FIRST_FIELD,
    FIRST_FIELD_PLACE,
    GOODS,
    PAID_WILD,
    PLACES,
    PLOW,
    WILD,
)
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat


def payable(home: Village, bill: Count) -> bool:
    """Return whether a bill can be paid; wild goods replace missing ones, the rest covers "any" (M-BAN-8)."""
    wild = home.wild + (bill >> 4 * PAID_WILD & 15)
    lacking: Count = 0
    spare: Count = wild
    for good in range(5):
        own = home.own(good)
        need = bill >> 4 * good & 15
        if need > own:
            lacking += need - own
        else:
            spare += own - need
    return lacking <= wild and lacking + (bill >> 4 * ANY) <= spare


def unpaid(bill: Count) -> Count:
    """Return how many goods of a bill are still to be paid."""
    count: Count = 0
    for unit in range(len(BILL)):
        number = bill >> 4 * unit & 15
        count += -number if unit == PAID_WILD else number
    return count


def good_at(place: Count) -> Count:
    """Return the kind of good that a building or a field holds."""
    return place if place < FIRST_FIELD_PLACE else PLOW


def accepts(bill: Count, place: Count) -> bool:
    """Return whether a good from this place pays for one of the bill (M-BAN-7)."""
    return place == WILD or bill >> 4 * ANY != 0 or bill >> 4 * good_at(place) & 15 != 0


def after_payment(bill: Count, place: Count) -> Count:
    """Return the bill after a good from this place; which good a wild one replaces is left open."""
    if place == WILD:
        return bill + (1 << 4 * PAID_WILD)
    good = good_at(place)
    return bill - (1 << 4 * (good if bill >> 4 * good & 15 else ANY))


def take(home: Village, place: Count) -> None:
    """Return the marker to the supply."""
    if place == WILD:
        home.wild -= 1
    elif place >= FIRST_FIELD_PLACE:
        home.plows &= ~(1 << place - FIRST_FIELD_PLACE)
    else:
        home.goods -= 1 << 4 * place


def activated_fields(s: MyVillage) -> Count:
    return s.done >> FIRST_FIELD & (1 << FIELDS) - 1


def held(s: MyVillage, home: Village) -> Count:
    """Return the places that hold a good, as bits; only the lowest of equal fields (M-FLD-10)."""
    places = groups(home, home.plows, activated_fields(s)) << FIRST_FIELD_PLACE
    for kind in range(5):
        if home.goods >> 4 * kind & 15:
            places |= 1 << kind
    return places | 1 << WILD if home.wild else places


def without_place(s: MyVillage, home: Village, place: Count) -> Village:
    """Return the village without the goods of a place; equal fields are one place."""
    rest = home.copy()
    if place == WILD:
        rest.wild = 0
    elif place >= FIRST_FIELD_PLACE:
        rest.plows &= ~equal_fields(home, place - FIRST_FIELD_PLACE, activated_fields(s))
    else:
        rest.goods &= ~(15 << 4 * place)
    return rest


def from_place(s: MyVillage, home: Village, first: Count) -> Village:
    """Return the village with only the goods that can be taken without a place before `first`."""
    rest = home
    places = held(s, home)
    for place in range(first):
        if places >> place & 1:
            rest = without_place(s, rest, place)
    return rest


def ask_payment(s: MyVillage, who: Seat, bill: Count) -> None:
    s.bill = bill
    continue_payment(s, who, 0)


def continue_payment(s: MyVillage, who: Seat, last: Count) -> None:
    """Pay what no other place can pay, and ask about the rest (M-BAN-9)."""
    home = s.villages[who]
    for place in range(len(PLACES)):
        while s.bill and held(s, home) >> place & 1 and is_needed(s, home, place):
            pay_from(s, who, place)
    if s.bill:
        s.push(s.rules.pay, who, last)


def is_needed(s: MyVillage, home: Village, place: Count) -> bool:
    """Return whether every payment takes a good from this place."""
    return accepts(s.bill, place) and not payable(without_place(s, home, place), s.bill)


def pay_from(s: MyVillage, who: Seat, place: Count) -> None:
    take(s.villages[who], place)
    s.emit("pay", who, PAID_WILD if place == WILD else good_at(place), place)
    s.bill = after_payment(s.bill, place)
    if not unpaid(s.bill):
        s.bill = 0


class Pay(Step[MyVillage]):
    """M-BAN-9: where does one of the goods come from? The argument is the place of the last one."""

    def __init__(self) -> None:
        super().__init__("pay", "M-BAN-9", len(PLACES))
        self.args = len(PLACES)
        self.prunes = True

    def token(self, choice: Choice) -> str:
        return PLACES[choice]

    def choices(self, s: MyVillage, f: Frame) -> None:
        """Offer every good that the bill accepts: the rest can always be paid, because wild goods replace any other."""
        places = held(s, s.villages[f.who])
        for place in range(len(PLACES)):
            if places >> place & 1 and accepts(s.bill, place):
                s.offer(place)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        pay_from(s, f.who, choice)
        continue_payment(s, f.who, choice)

    def is_redundant(self, s: MyVillage, f: Frame, choice: Choice) -> bool:
        """Return whether the same goods can be paid in the order of the places.

        If they cannot, a place was taken out of order, and no choice is redundant.
        """
        home = s.villages[f.who]
        if not payable(from_place(s, home, f.arg), s.bill):
            return False
        return choice < f.arg or not payable(from_place(s, home, choice), s.bill)

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        home = s.villages[f.who]
        if not accepts(s.bill, choice):
            return Reason("M-BAN-7", "other-good", [GOODS[good_at(choice)]])
        if FIRST_FIELD_PLACE <= choice < WILD and home.plows >> choice - FIRST_FIELD_PLACE & 1:
            return Reason("M-FLD-10", "same-field", [PLACES[choice]])
        return Reason("M-BAN-7", "no-good-there", [PLACES[choice]])
