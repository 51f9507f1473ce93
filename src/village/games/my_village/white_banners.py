"""M-WHT: activating the white banners of the seat's village, one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.my_village.move_ordering import interchangeable
from village.games.my_village.pay import ask_payment, payable
from village.games.my_village.state import MyVillage, Village, bit, groups
from village.games.my_village.time import age, wakes_reaper
from village.games.my_village.vocabulary import (
    CHAMBER,
    COUNCILMAN,
    CRAFTSMAN,
    FIELDS,
    FIRST_CRAFT,
    FIRST_CUSTOMER,
    FIRST_FIELD,
    FIRST_WHITE,
    IN_HAND,
    MEETING,
    MERCHANT,
    NONE,
    PROFESSIONS,
    WHITE,
    WHITE_SCHOOL,
)
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.my_village.rules import Rules

CRAFT_NAMES: Final = ((1 << 5) - 1) << FIRST_CRAFT
FIELD_NAMES: Final = ((1 << FIELDS) - 1) << FIRST_FIELD
CUSTOMER_NAMES: Final = ((1 << 33) - 1) << FIRST_CUSTOMER


def active_names(villagers: int) -> int:
    """Return the white names of active areas; school, play and fields belong to no area (M-BAN-3)."""
    names = (1 << len(WHITE)) - 1
    if not villagers >> CRAFTSMAN & 1:
        names &= ~CRAFT_NAMES
    if not villagers >> COUNCILMAN & 1:
        names &= ~(1 << CHAMBER | 1 << MEETING)
    if not villagers >> MERCHANT & 1:
        names &= ~CUSTOMER_NAMES
    return names


def own_whites(home: Village) -> Count:
    """Return the white banners of a village as bits (M-WHT-1)."""
    names: Count = 3 | ((1 << home.fields) - 1) << FIRST_FIELD | home.market << FIRST_CUSTOMER
    for kind in range(5):
        if home.crafts >> 4 * kind & 15:
            names |= 1 << FIRST_CRAFT + kind
    if home.council != NONE:
        names |= 1 << CHAMBER
    if home.meeting:
        names |= 1 << MEETING
    return names


def matching(s: MyVillage, home: Village, value: Count) -> Count:
    """Return the white banners that show the value, including the 2/12 tile (M-BAN-2)."""
    r = s.rules
    tables = r.tables
    names: Count = r.board_at[home.board * 13 + value]
    crafts = home.crafts & tables.crafts_at[value]
    name: Count = 1 << FIRST_CRAFT
    while crafts:
        if crafts & 15:
            names |= name
        crafts >>= 4
        name <<= 1
    if home.fields and tables.field.values >> value & 1:
        names |= ((1 << home.fields) - 1) << FIRST_FIELD
    if home.council != NONE and tables.councils[home.council].values >> value & 1:
        names |= 1 << CHAMBER
    if home.meeting and tables.meeting.values >> value & 1:
        names |= 1 << MEETING
    names |= (home.market & tables.customers_at[value]) << FIRST_CUSTOMER
    if home.tile != NONE and home.tile != IN_HAND and tables.tile >> value & 1:
        names |= bit(home.tile)
    return names


def open_whites(s: MyVillage, home: Village, value: Count) -> Count:
    """Return the white banners that can be activated now, as bits; equal fields once (M-BAN-4)."""
    names = matching(s, home, value) & s.rules.active[home.villagers] & ~s.done
    fields = names & FIELD_NAMES
    if fields & (fields - 1):
        names = names & ~FIELD_NAMES | groups(home, fields >> FIRST_FIELD, 0) << FIRST_FIELD
    waiting = names >> FIRST_CUSTOMER
    customer: Count = 0
    while waiting >> customer:
        if waiting >> customer & 1 and not payable(home, s.rules.tables.customers[customer].bill):
            names &= ~bit(FIRST_CUSTOMER + customer)
        customer += 1
    return names


def offer_whites(s: MyVillage, names: Count, choice: Choice) -> None:
    """Offer these names, the first of them as `choice`."""
    while names:
        if names & 1:
            s.offer(choice)
        names >>= 1
        choice += 1


def activate_white(s: MyVillage, who: Seat, name: Count) -> None:
    """M-BAN-6: time, goods, action; then the next white banner, unless this was the meeting place (M-WHT-5)."""
    r = s.rules
    s.emit("white", who, name)
    s.done |= bit(name)
    banner = r.white_of[name]
    if name != MEETING:
        s.push(r.white, who, name + 1)
    age(s, who, banner.time(s, s.villages[who], name - banner.first))
    bill: Count = 0
    if name >= FIRST_CUSTOMER:
        bill = r.tables.customers[name - FIRST_CUSTOMER].bill
    if bill:
        s.push(r.act, who, FIRST_WHITE + name)
        ask_payment(s, who, bill)
    else:
        banner.act(s, who, name - banner.first)


class NextWhite(Step[MyVillage]):
    """M-WHT-2: another white banner, or stop? The argument is the choice of the last one."""

    def __init__(self) -> None:
        super().__init__("white", "M-WHT-2", len(WHITE) + 1)
        self.args = len(WHITE) + 1
        self.prunes = True

    def choices(self, s: MyVillage, f: Frame) -> None:
        s.offer(0)
        home = s.villages[f.who]
        names = open_whites(s, home, s.value)
        name: Count = 0
        while names:
            if names & 1:
                banner = s.rules.white_of[name]
                index = name - banner.first
                if banner.time(s, home, index) or not banner.idle(s, home, index):
                    s.offer(name + 1)
            names >>= 1
            name += 1

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        if choice:
            activate_white(s, f.who, choice - 1)

    def is_redundant(self, s: MyVillage, f: Frame, choice: Choice) -> bool:
        """Return whether the banner could equally have come before the last one.

        A banner that only costs time helps if a villager dies of it.
        """
        if choice == 0:
            return False
        home = s.villages[f.who]
        banner = s.rules.white_of[choice - 1]
        index = choice - 1 - banner.first
        if banner.idle(s, home, index):
            return not wakes_reaper(s, home, banner.time(s, home, index))
        return choice < f.arg and interchangeable(s, home, choice - 1, f.arg - 1)

    def token(self, choice: Choice) -> str:
        return WHITE[choice - 1] if choice else "done"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        home = s.villages[f.who]
        if open_whites(s, home, s.value) >> choice - 1 & 1:
            return Reason("M-WHT-9", "no-effect", [WHITE[choice - 1]])
        return why_not_white(s, home, choice - 1)


def why_not_white(s: MyVillage, home: Village, name: Count) -> Reason:
    if not own_whites(home) >> name & 1:
        return Reason("M-WHT-1", "not-yours", [WHITE[name]])
    if s.done >> name & 1:
        return Reason("M-BAN-14", "used", [WHITE[name]])
    if not matching(s, home, s.value) >> name & 1:
        return Reason("M-BAN-2", "other-value", [str(s.value)])
    if not s.rules.active[home.villagers] >> name & 1:
        return Reason("M-BAN-3", "not-active", [PROFESSIONS[needed(name)]])
    if name < FIRST_CUSTOMER:
        return Reason("M-FLD-10", "same-field", [WHITE[name]])
    return Reason("M-CUS-10", "cannot-pay")


def needed(name: Count) -> Count:
    """Return the profession whose area a white banner belongs to."""
    if name >= FIRST_CUSTOMER:
        return MERCHANT
    return COUNCILMAN if name >= CHAMBER else CRAFTSMAN


def board_names(r: Rules) -> list[int]:
    """Return school and play by board and value, as bits; every village has them."""
    tables = r.tables
    rows: list[int] = []
    for play in tables.play:
        for value in range(13):
            rows.append((tables.school >> value & 1) << WHITE_SCHOOL | (play >> value & 1) << WHITE_SCHOOL + 1)
    return rows
