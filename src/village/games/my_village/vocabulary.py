"""The names in tokens for the numbers that the rules use. They never change."""

from __future__ import annotations

from typing import Final

NONE: Final = -1  # no seat, no card, no place

PROFESSIONS: Final = ["abbot", "councilman", "traveller", "craftsman", "merchant"]
ABBOT: Final = 0
COUNCILMAN: Final = 1
TRAVELLER: Final = 2
CRAFTSMAN: Final = 3
MERCHANT: Final = 4
ALL_VILLAGERS: Final = 31  # as bits

GOODS: Final = ["horse", "beer", "plow", "scroll", "wagon"]
PLOW: Final = 2
WAGON: Final = 4
PAID_WILD: Final = 5  # in a bill: goods that were already paid with wild ones
ANY: Final = 6  # in a bill: a good of any kind
BILL: Final = [*GOODS, "wild", "any"]

CRAFTS: Final = ["stables", "brewery", "smithy", "office", "wainwright"]  # in the order of the goods
SMITHY: Final = 2

SYMBOLS: Final = ["quill", "goblet", "rosary"]
LETTERS: Final = ["a", "b", "c", "d", "e"]
CHURCHES: Final = ["sanatory", "cloister", "trading", "travel"]
SANATORY: Final = 0
CLOISTER: Final = 1
TRADING: Final = 2
TRAVELLING: Final = 3
COUNCILS: Final = ["monetary", "area", "population", "guild"]
MONETARY: Final = 0
AREA: Final = 1
POPULATION: Final = 2
GUILD: Final = 3
MARKS: Final = ["travel", "craft", "customer", "church", "field"]  # of the area council
BONUSES: Final = ["story", "headman", "school", "steward"]  # of monks
STORY: Final = 0
HEADMAN: Final = 1
SCHOOL: Final = 2
STEWARD: Final = 3

PATH: Final = ["house", "coin", "story"]  # of the headman
HOUSE: Final = 0
COIN: Final = 1

FIELDS: Final = 8
FOR_GUILD: Final = FIELDS  # argument of the plow question: a full guild council is activated instead of a field
FOR_SMITHY: Final = FIELDS + 1  # a full smithy is activated
CUSTOMERS: Final = [f"cu{number:02}" for number in range(1, 34)]
COVERED: Final = "covered"  # in a view: a card that the viewer may not know

# the white names; `white` and `tile` count them from 1.
WHITE: Final = [
    "school", "play", *CRAFTS, *[f"field{number}" for number in range(1, FIELDS + 1)],
    "council", "meeting", *CUSTOMERS,
]  # fmt: skip
WHITE_SCHOOL: Final = 0
PLAY: Final = 1
FIRST_CRAFT: Final = 2
FIRST_FIELD: Final = 7
CHAMBER: Final = 15
MEETING: Final = 16
FIRST_CUSTOMER: Final = 17
IN_HAND: Final = 50  # place of the 2/12 tile until it is first placed next to a banner

# the black names; after them the white ones, in `banner`. The constants are the first index of each kind.
BLACK: Final = [
    *[f"church.{name}" for name in CHURCHES], *[f"monk.{name}" for name in SYMBOLS],
    *[f"council.{name}" for name in COUNCILS], "meeting", "field", *[f"travel.{letter}" for letter in LETTERS],
    *[f"craft.{kind}{number}" for kind in CRAFTS for number in (1, 2, 3, 4)], "hand", "steward", "headman",
]  # fmt: skip
BLACK_CHURCH: Final = 0
BLACK_MONK: Final = 4
BLACK_COUNCIL: Final = 7
BLACK_MEETING: Final = 11
BLACK_FIELD: Final = 12
BLACK_JOURNEY: Final = 13
BLACK_CRAFT: Final = 18
BLACK_HAND: Final = 38
BLACK_STEWARD: Final = 39
BLACK_HEADMAN: Final = 40
FIRST_WHITE: Final = 41  # index of the first white name

DICE: Final = [f"{colour}{pips}" for colour in ("white", "black") for pips in (1, 2, 3, 4, 5, 6)]
BLACK_DICE: Final = 6  # index of the first black name

# The places from which a good can be paid.
PLACES: Final = [*CRAFTS, *[f"field{number}" for number in range(1, FIELDS + 1)], "guild"]
FIRST_FIELD_PLACE: Final = 5  # index of the first field
WILD: Final = 13
