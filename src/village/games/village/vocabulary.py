"""The names of the small numbers of the rules, as used in tokens. They never change."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ["brown", "green", "orange", "pink", "plague"]  # canonical order (V-PAY-2)
PLAGUE: Final = 4

GOODS: Final = ["scroll", "wagon", "horse", "ox", "plow"]
SCROLL: Final = 0
WAGON: Final = 1
HORSE: Final = 2
OX: Final = 3
PLOW: Final = 4

SPACES: Final = ["grain", "family", "crafts", "market", "travel", "council", "church"]

PROFESSIONS: Final = ["council", "crafts", "travel", "church", "farm"]  # sections of the chronicle
GRAVES: Final = 5  # where the graves are counted, after the sections

# The places of a member. Members before FARM cannot die; those from FARM on are visible.
RESERVE: Final = 0
BAG: Final = 1
GRAVE: Final = 2
GONE: Final = 3
CHRONICLE: Final = 4  # and the four after it, in the order of PROFESSIONS
FARM: Final = 9
WORKSHOP: Final = 10  # wainwright, stables, office, smithy
CITY: Final = 14  # six of them
STAGE: Final = 20  # council1..council4
WINDOW: Final = 24  # window1..window4

PLACES: Final = [
    "reserve", "bag", "grave", "gone",
    "chronicle.council", "chronicle.crafts", "chronicle.travel", "chronicle.church", "chronicle.farm",
    "farm", "wainwright", "stables", "office", "smithy",
    "north1", "south1", "north2", "south2", "north3", "south3",
    "council1", "council2", "council3", "council4",
    "window1", "window2", "window3", "window4",
]  # fmt: skip

CALLING: Final = [4] + [1] * 4 + [2] * 6 + [0] * 4 + [3] * 4  # the profession of each place from FARM on

NONE: Final = -1  # no seat, card or customer: the ring is on the council chamber, the end is not triggered
COVERED: Final = "covered"  # in a view: a customer or a card that the viewer may not know
PASS: Final = 0  # the choice to decline, where possible
MAY: Final = 0  # argument of an action: it may be declined (V-TRN-3)
MUST: Final = 1  # it may not, because it was chosen at the well (V-WEL-2)
LAST: Final = 2  # or in a free last turn (V-END-4); expansions add further causes to `Rules.causes`
