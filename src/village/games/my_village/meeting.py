"""M-MEE: the meeting place, its markers and the 2/12 tile."""

from __future__ import annotations

from typing import Final

from village.games.my_village.banner import BlackBanner, WhiteBanner, affordable
from village.games.my_village.state import MyVillage, Village, bit, groups
from village.games.my_village.tables import Card
from village.games.my_village.time import add_story
from village.games.my_village.vocabulary import (
    BLACK_MEETING,
    COUNCILMAN,
    FIELDS,
    FIRST_FIELD,
    IN_HAND,
    MEETING,
    NONE,
    WHITE,
)
from village.games.my_village.white_banners import FIELD_NAMES, offer_whites, own_whites
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat

CARD: Final = 20  # among the cards
BY_BLACK: Final = 0  # arguments: the banner that was activated
BY_WHITE: Final = 1
STAY: Final = 0  # the other choices are 1 + white name


class MeetingStack(BlackBanner):
    """M-MEE-1: one per village, with or without a chamber."""

    def __init__(self) -> None:
        super().__init__(BLACK_MEETING, 1, COUNCILMAN)

    def open(self, s: MyVillage, home: Village, value: Count, coins: Count) -> Count:
        card = s.rules.tables.meeting
        if home.meeting or not s.meetings or not card.values >> value & 1 or not home.has(COUNCILMAN):
            return 0
        return 1 if affordable(home, card, coins) else 0

    def card(self, s: MyVillage, index: Count) -> Card:
        return s.rules.tables.meeting

    def is_available(self, s: MyVillage, index: Count) -> bool:
        return s.meetings > 0

    def remove(self, s: MyVillage, index: Count) -> None:
        s.meetings -= 1
        s.bought = CARD

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        """M-MEE-2: the tile first, then the story point, the card and its marker."""
        s.villages[who].tile = IN_HAND
        s.push(s.rules.convene, who, BY_BLACK)
        s.push(s.rules.tile, who, BY_BLACK)

    def refuse(self, s: MyVillage, home: Village, index: Count) -> Reason:
        if home.meeting:
            return Reason("M-MEE-8", "have-meeting")
        return Reason("M-BAN-4", "cannot-pay")


class Assembly(WhiteBanner):
    """M-MEE-3: the white banner of the meeting place, always the last one."""

    def __init__(self) -> None:
        super().__init__(MEETING)

    def time(self, s: MyVillage, home: Village, index: Count) -> Count:
        return s.rules.tables.meeting.white_time

    def act(self, s: MyVillage, who: Seat, index: Count) -> None:
        s.push(s.rules.convene, who, BY_WHITE)
        s.push(s.rules.tile, who, BY_WHITE)


class Convene(Step[MyVillage]):
    """A story point and a marker; the argument says whether the card is new."""

    def __init__(self) -> None:
        super().__init__("convene", "M-MEE-2")
        self.args = 2

    def resolve(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        add_story(s, f.who, s.rules.tables.meeting_story)
        if f.arg == BY_BLACK:
            home.meeting = 1
            s.bought = NONE
        if home.markers < s.rules.tables.meeting.spaces:
            home.markers += 1
            s.emit("marker", f.who)


class Tile(Step[MyVillage]):
    """M-MEE-4: next to which white banner is the 2/12 tile placed? The argument: black or white banner."""

    def __init__(self) -> None:
        super().__init__("tile", "M-MEE-4", len(WHITE) + 1)
        self.args = 2

    def choices(self, s: MyVillage, f: Frame) -> None:
        home = s.villages[f.who]
        places = own_whites(home) & ~FIELD_NAMES | distinct_fields(s, home)
        if f.arg == BY_WHITE:
            s.offer(STAY)
            places &= ~bit(home.tile)
        offer_whites(s, places, 1)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        if choice == STAY:
            s.emit("tile_stays", f.who)
            return
        s.villages[f.who].tile = choice - 1
        s.emit("tile", f.who, choice - 1)

    def token(self, choice: Choice) -> str:
        return WHITE[choice - 1] if choice else "stay"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        if choice == STAY:
            return Reason("M-MEE-2", "place-tile")
        home = s.villages[f.who]
        if home.tile == choice - 1:
            return Reason("M-MEE-4", "tile-there", [WHITE[choice - 1]])
        if own_whites(home) >> choice - 1 & 1:
            return Reason("M-FLD-10", "same-field", [WHITE[choice - 1]])
        return Reason("M-MEE-4", "not-yours", [WHITE[choice - 1]])


def distinct_fields(s: MyVillage, home: Village) -> Count:
    """Return the white names of the seat's fields, only the lowest of equal ones (M-FLD-10)."""
    everything: Count = (1 << home.fields) - 1
    return groups(home, everything, s.done >> FIRST_FIELD & (1 << FIELDS) - 1) << FIRST_FIELD
