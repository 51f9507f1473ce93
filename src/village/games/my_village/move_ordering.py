"""A canonical order of white banners, so that searches skip equivalent orders (M-WHT-2 allows any). Not a rule.

Of two consecutive banners the one with the lower white name comes first if both orders have the same result. So
school, play, buildings, fields, council, customers; the meeting place is always last (M-WHT-5).
"""

from __future__ import annotations

from village.games.my_village.state import MyVillage, Village
from village.games.my_village.vocabulary import (
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


def interchangeable(s: MyVillage, home: Village, name: Count, last: Count) -> bool:
    """Return whether the order of `name` and `last` does not matter; `name` is the lower one."""
    if name <= PLAY:
        return True
    if name == MEETING:
        return False  # nothing comes after it (M-WHT-5)
    if name < FIRST_FIELD:
        return building_first(s, home, name - FIRST_CRAFT, last)
    if name < CHAMBER:
        return field_first(s, home, name - FIRST_FIELD, last)
    if name == CHAMBER:
        return home.council != GUILD or home.wild + units(s, last) < s.rules.tables.councils[GUILD].spaces
    return True  # two customers are paid with the same goods in either order


def building_first(s: MyVillage, home: Village, kind: Count, last: Count) -> bool:
    """Return whether a building may go first: a full one has to wait for a customer, and plows move."""
    if kind == SMITHY and home.fields and last >= FIRST_FIELD:
        return False
    if last < FIRST_CUSTOMER:
        return True
    bill = s.rules.tables.customers[last - FIRST_CUSTOMER].bill
    taken = (bill >> 4 * kind & 15) + (bill >> 4 * ANY & 15)
    return home.good(kind) + taken < s.rules.tables.crafts[4 * kind].spaces


def field_first(s: MyVillage, home: Village, field: Count, last: Count) -> bool:
    """Return whether a field may go first: a bare field asks for a plow, and the first has the choice."""
    plowed = home.plows >> field & 1 != 0
    if last >= FIRST_CUSTOMER:
        bill = s.rules.tables.customers[last - FIRST_CUSTOMER].bill
        return not (bill >> 4 * PLOW & 15) and not (bill >> 4 * ANY & 15)
    if last == CHAMBER:
        # A guild council that is not full now has placed no plow.
        return home.council != GUILD or (plowed and home.wild < s.rules.tables.councils[GUILD].spaces)
    return plowed


def units(s: MyVillage, name: Count) -> Count:
    """Return the number of goods of a customer."""
    bill = s.rules.tables.customers[name - FIRST_CUSTOMER].bill
    count: Count = 0
    while bill:
        count += bill & 15
        bill >>= 4
    return count
