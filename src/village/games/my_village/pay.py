"""M-BAN-7 to M-BAN-11: paying goods, unit by unit."""

from __future__ import annotations

from village.games.my_village.state import MyVillage, Village, groups
from village.games.my_village.vocabulary import ANY, BILL, FIELDS, FIRST_FIELD, FIRST_FIELD_PLACE, PLACES, PLOW, WILD
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat


def payable(home: Village, bill: Count) -> bool:
    """Return whether a bill can be paid; wild goods replace missing ones, the rest covers "any" (M-BAN-8)."""
    lacking: Count = 0
    spare: Count = home.wild
    for good in range(5):
        own = home.own(good)
        need = bill >> 4 * good & 15
        if need > own:
            lacking += need - own
        else:
            spare += own - need
    return lacking <= home.wild and lacking + (bill >> 4 * ANY) <= spare


def ask_payment(s: MyVillage, who: Seat, bill: Count) -> None:
    """Ask for the payment, unit by unit in the order of the bill (M-BAN-9)."""
    s.bill = bill
    s.paid_from = 0
    s.push(s.rules.pay, who, next_good(bill))


def next_good(bill: Count) -> Count:
    good: Count = 0
    while not bill >> 4 * good & 15:
        good += 1
    return good


def paid_with(good: Count, place: Count) -> bool:
    """Return whether a good from this place can pay for one of this kind (M-BAN-7)."""
    if good == ANY or place in (good, WILD):
        return True
    return good == PLOW and FIRST_FIELD_PLACE <= place < WILD


def held(s: MyVillage, home: Village) -> Count:
    """Return the places that hold a good, as bits; only the lowest of equal fields (M-FLD-10)."""
    places = plow_groups(s, home) << FIRST_FIELD_PLACE
    for kind in range(5):
        if home.goods >> 4 * kind & 15:
            places |= 1 << kind
    return places | 1 << WILD if home.wild else places


def plow_groups(s: MyVillage, home: Village) -> Count:
    return groups(home, home.plows, s.done >> FIRST_FIELD & (1 << FIELDS) - 1)


def take(home: Village, place: Count) -> None:
    """Return the marker to the supply."""
    if place == WILD:
        home.wild -= 1
    elif place >= FIRST_FIELD_PLACE:
        home.plows &= ~(1 << place - FIRST_FIELD_PLACE)
    else:
        home.goods -= 1 << 4 * place


def payable_units(s: MyVillage, home: Village, good: Count, place: Count) -> Count:
    """Return how many units of `good` can be paid from `place` onwards, without wild goods (M-BAN-10)."""
    count: Count = 0
    for kind in range(5):
        if kind >= place and paid_with(good, kind):
            count += home.goods >> 4 * kind & 15
    if good not in (PLOW, ANY):
        return count
    rest = home.copy()
    fields = plow_groups(s, rest) << FIRST_FIELD_PLACE >> place << place
    while fields:
        while not fields >> place & 1:
            place += 1
        rest.plows &= ~(1 << place - FIRST_FIELD_PLACE)
        count += 1
        fields = plow_groups(s, rest) << FIRST_FIELD_PLACE >> place << place
    return count


def rest_payable(s: MyVillage, home: Village, bill: Count, good: Count, place: Count) -> bool:
    """Return whether the bill can be paid if no place before `place` is used for `good`."""
    need = bill >> 4 * good & 15
    own = payable_units(s, home, good, place)
    if need <= own:
        return payable(home, bill)
    wild = home.copy()
    wild.wild -= need - own
    return wild.wild >= 0 and payable(wild, bill & ~(15 << 4 * good))


class Pay(Step[MyVillage]):
    """Where does the next good of the bill come from? The argument is the good."""

    def __init__(self) -> None:
        super().__init__("pay", "M-BAN-9", len(PLACES))
        self.args = len(BILL)

    def subject(self, f: Frame) -> str:
        return BILL[f.arg]

    def token(self, choice: Choice) -> str:
        return PLACES[choice]

    def choices(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        places = usable(s, home, f.arg)
        several = places & (places - 1) != 0
        for place in range(len(PLACES)):
            if places >> place & 1 and (not several or leaves_enough(s, home, f.arg, place)):
                s.offer(place)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        take(s.villages[f.who], choice)
        s.emit("pay", f.who, f.arg, choice)
        s.bill -= 1 << 4 * f.arg
        if not s.bill:
            s.paid_from = 0
            return
        good = next_good(s.bill)
        s.paid_from = choice if good == f.arg else 0
        s.push(self, f.who, good)

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        home = s.villages[f.who]
        if not paid_with(f.arg, choice):
            return Reason("M-BAN-7", "other-good", [BILL[f.arg]])
        if not held(s, home) >> choice & 1:
            if FIRST_FIELD_PLACE <= choice < WILD and home.plows >> choice - FIRST_FIELD_PLACE & 1:
                return Reason("M-FLD-10", "same-field", [PLACES[choice]])
            return Reason("M-BAN-7", "no-good-there", [PLACES[choice]])
        if choice < s.paid_from:
            return Reason("M-BAN-10", "place-passed", [PLACES[choice]])
        return Reason("M-BAN-10", "rest-unpaid")


def usable(s: MyVillage, home: Village, good: Count) -> Count:
    """Return the places a unit can come from, as bits, without those before the last one used."""
    places = held(s, home) >> s.paid_from << s.paid_from
    for place in range(len(PLACES)):
        if places >> place & 1 and not paid_with(good, place):
            places &= ~(1 << place)
    return places


def leaves_enough(s: MyVillage, home: Village, good: Count, place: Count) -> bool:
    rest = home.copy()
    take(rest, place)
    return rest_payable(s, rest, s.bill - (1 << 4 * good), good, place)
