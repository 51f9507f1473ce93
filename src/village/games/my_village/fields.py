"""M-FLD: fields and their plows."""

from __future__ import annotations

from typing import Final

from village.games.my_village.banner import BlackBanner, WhiteBanner, affordable
from village.games.my_village.crafts import make
from village.games.my_village.state import MyVillage, Village, groups
from village.games.my_village.tables import Card
from village.games.my_village.time import earn
from village.games.my_village.vocabulary import (
    BLACK_FIELD,
    FIELDS,
    FIRST_FIELD,
    FOR_GUILD,
    FOR_SMITHY,
    GUILD,
    NONE,
    SMITHY,
)
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

CARD: Final = 21  # among the cards
NO: Final = 0
FROM_SMITHY: Final = 1
ON_FIELD: Final = 2  # + field: a wild good becomes a plow
TO_FIELD: Final = ON_FIELD + FIELDS  # + field: a plow leaves a full smithy


class FieldStack(BlackBanner):
    """M-FLD-1: any number, and no villager is needed."""

    def __init__(self) -> None:
        super().__init__(BLACK_FIELD, 1, NONE)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        card = s.rules.tables.field
        return 1 if s.fields and card.values >> value & 1 and affordable(home, card, coins) else 0

    def card(self, s: MyVillage, index: Count) -> Card:
        return s.rules.tables.field

    def is_available(self, s: MyVillage, index: Count) -> bool:
        return s.fields > 0

    def remove(self, s: MyVillage, index: Count) -> None:
        s.fields -= 1
        s.bought = CARD

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        earn(s, who, s.rules.tables.field_coins)
        s.villages[who].fields += 1
        s.bought = NONE

    def why(self, s: MyVillage, home: Village, index: Count) -> Reason:
        return Reason("M-FLD-11", "gone") if not s.fields else super().why(s, home, index)


class Field(WhiteBanner):
    """M-FLD-3: a coin, and one more with a plow on it."""

    def __init__(self) -> None:
        super().__init__(FIRST_FIELD)

    def time(self, s: MyVillage, home: Village, index: Count) -> Count:
        return s.rules.tables.field.white_time

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        home = s.villages[who]
        if not home.plows >> index & 1 and (home.good(SMITHY) or home.wild):
            s.push(s.rules.plow, who, index)
        else:
            reap(s, who, index)


def reap(s: MyVillage, who: Seat, field: Count) -> None:
    tables = s.rules.tables
    plowed = s.villages[who].plows >> field & 1 != 0
    earn(s, who, tables.field_coins + tables.plow_coins if plowed else tables.field_coins)


def place_plow(s: MyVillage, who: Seat, field: Count) -> None:
    """Move a plow from the smithy to the field."""
    home = s.villages[who]
    home.goods -= 1 << 4 * SMITHY
    home.plows |= 1 << field
    s.emit("plow", who, field)


def place_wild(s: MyVillage, who: Seat, field: Count) -> None:
    """Turn a wild good into a plow (M-FLD-5)."""
    home = s.villages[who]
    home.wild -= 1
    home.plows |= 1 << field
    s.emit("wild_plow", who, field)


def usual_target(home: Village) -> Count:
    """Return the field that bots send a plow to: the one next to the tile if it has none, else the lowest one."""
    plowless = home.bare()
    target = plowless & home.tiled_field()
    if not target:
        target = plowless & -plowless
    field: Count = 0
    while not target >> field & 1:
        field += 1
    return field


def produce_wild(s: MyVillage, who: Seat) -> None:
    """Produce a wild good if a space is empty (M-COU-4)."""
    home = s.villages[who]
    if home.wild < s.rules.tables.councils[GUILD].spaces:
        home.wild += 1
        s.emit("wild", who)


class Plow(Step[MyVillage]):
    """M-FLD-8, M-FLD-9: where does a plow come from, or go? The argument is the field, the guild or the smithy."""

    def __init__(self) -> None:
        super().__init__("plow", "M-FLD-8", TO_FIELD + FIELDS)
        self.args = FOR_SMITHY + 1
        self.prunes = True

    def subject(self, f: Frame) -> str:
        if f.arg == FOR_SMITHY:
            return "smithy"
        return "guild" if f.arg == FOR_GUILD else f"field{f.arg + 1}"

    def choices(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        s.offer(NO)
        if f.arg >= FOR_GUILD:
            fields = groups(home, home.bare(), s.done >> FIRST_FIELD & (1 << FIELDS) - 1)
            first_choice: Count = ON_FIELD if f.arg == FOR_GUILD else TO_FIELD
            for field in range(FIELDS):
                if fields >> field & 1:
                    s.offer(first_choice + field)
            return
        if home.good(SMITHY):
            s.offer(FROM_SMITHY)
        if home.wild:
            s.offer(ON_FIELD + f.arg)

    def is_redundant(self, s: MyVillage, f: Frame, choice: Choice) -> bool:
        """Bots never keep a plow on the smithy, and send it to the field where it is most likely to be used."""
        if f.arg == FOR_GUILD:
            return False
        home = s.villages[f.who]
        if f.arg == FOR_SMITHY:
            return choice != TO_FIELD + usual_target(home)
        return choice == NO and home.good(SMITHY) != 0

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        if choice == FROM_SMITHY:
            place_plow(s, f.who, f.arg)
        elif choice >= TO_FIELD:
            place_plow(s, f.who, choice - TO_FIELD)
        elif choice != NO:
            place_wild(s, f.who, choice - ON_FIELD)
        if f.arg == FOR_GUILD:
            produce_wild(s, f.who)
        elif f.arg == FOR_SMITHY:
            make(s, f.who, SMITHY)
        else:
            reap(s, f.who, f.arg)

    def token(self, choice: Choice) -> str:
        if choice < ON_FIELD:
            return "smithy" if choice else "no"
        if choice < TO_FIELD:
            return f"field{choice - ON_FIELD + 1}"
        return f"to.field{choice - TO_FIELD + 1}"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        home = s.villages[f.who]
        if f.arg < FOR_GUILD:
            return self.why_not_field(home, f.arg, choice)
        if f.arg == FOR_GUILD and (choice == FROM_SMITHY or choice >= TO_FIELD):
            return Reason("M-FLD-9", "wild-only")
        field = choice - (TO_FIELD if choice >= TO_FIELD else ON_FIELD)
        if choice != FROM_SMITHY and not home.bare() >> field & 1:
            return Reason("M-FLD-4", "no-bare-field", [f"field{field + 1}"])
        if f.arg == FOR_SMITHY and choice < TO_FIELD:
            return Reason("M-FLD-9", "choose-field")
        return Reason("M-FLD-10", "same-field", [f"field{field + 1}"])

    def why_not_field(self, home: Village, field: Count, choice: Choice) -> Reason:
        if choice == FROM_SMITHY:
            return Reason("M-FLD-8", "no-plow")
        if choice - ON_FIELD != field:
            return Reason("M-FLD-8", "other-field", [f"field{field + 1}"])
        return Reason("M-FLD-8", "no-wild-good")
