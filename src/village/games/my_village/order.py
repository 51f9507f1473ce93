"""White banners in one order: searches need not try all of them (M-WHT-2 allows any). No rule reads this.

Of two banners that follow each other the one with the lower white name comes first, wherever that gives the same. So
school, play, buildings, fields, council, customers; the meeting place ends the row anyway (M-WHT-5).
"""

from __future__ import annotations

from village.games.my_village.state import MyVillage, Village
from village.games.my_village.words import (
    ANY,
    CHAMBER,
    FIRST_CRAFT,
    FIRST_CUSTOMER,
    FIRST_FIELD,
    GUILD,
    MEETING,
    PLAY,
    PLOW,
    SMITHY,
)
from village.kernel.types import Count


def leave_out_orders(s: MyVillage) -> None:
    """Take away the banners that could as well have come before the last one."""
    frame = s.stack[-1]
    last = frame.arg - 1
    home = s.villages[frame.who]
    kept: Count = 0
    for i in range(s.n):
        choice = s.offered[i]
        if choice == 0 or choice - 1 > last or not interchangeable(s, home, choice - 1, last):
            s.offered[kept] = choice
            kept += 1
    s.n = kept


def interchangeable(s: MyVillage, home: Village, name: Count, last: Count) -> bool:
    """Whether `name` before `last` would give what it gives behind it; `name` is the lower one."""
    if name <= PLAY:
        return True
    if name == MEETING:
        return False  # nothing comes behind it (M-WHT-5)
    if name < FIRST_FIELD:
        return building_first(s, home, name - FIRST_CRAFT, last)
    if name < CHAMBER:
        return field_first(s, home, name - FIRST_FIELD, last)
    if name == CHAMBER:
        return home.council != GUILD or home.wild + units(s, last) < s.rules.tables.councils[GUILD].spaces
    return True  # two customers: what both are paid with is the same


def building_first(s: MyVillage, home: Village, kind: Count, last: Count) -> bool:
    """A full building makes nothing, so it may have to wait until a customer has been served; plows also move."""
    if kind == SMITHY and home.fields and last >= FIRST_FIELD:
        return False
    if last < FIRST_CUSTOMER:
        return True
    bill = s.rules.tables.customers[last - FIRST_CUSTOMER].bill
    taken = (bill >> 4 * kind & 15) + (bill >> 4 * ANY & 15)
    return home.good(kind) + taken < s.rules.tables.crafts[4 * kind].spaces


def field_first(s: MyVillage, home: Village, field: Count, last: Count) -> bool:
    """A bare field asks for a plow, and who comes first has the choice."""
    plowed = home.plows >> field & 1 != 0
    if last >= FIRST_CUSTOMER:
        bill = s.rules.tables.customers[last - FIRST_CUSTOMER].bill
        return not (bill >> 4 * PLOW & 15) and not (bill >> 4 * ANY & 15)
    if last == CHAMBER:
        # A guild council that is not full now has laid no plow.
        return home.council != GUILD or (plowed and home.wild < s.rules.tables.councils[GUILD].spaces)
    return plowed


def units(s: MyVillage, name: Count) -> Count:
    """How many goods a customer takes."""
    bill = s.rules.tables.customers[name - FIRST_CUSTOMER].bill
    found: Count = 0
    while bill:
        found += bill & 15
        bill >>= 4
    return found
