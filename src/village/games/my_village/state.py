"""The state of the game: the main board and a village for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.my_village.vocabulary import ALL_VILLAGERS, FIRST_FIELD, HOUSE, NONE, PLOW
from village.kernel.state import State
from village.kernel.types import Count, Row, Seat

if TYPE_CHECKING:
    from village.games.my_village.rules import Rules


def bit(number: Count) -> Count:
    """Return 1 << number. mypyc treats a literal 1 as a short int, which overflows beyond 31 bits."""
    unit: Count = number ^ number | 1
    return unit << number


def ones(bits: Count) -> Count:
    """Return the number of set bits."""
    count: Count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def highest(bits: Count) -> Count:
    """Return the index of the highest bit, NONE if there is none."""
    at: Count = NONE
    while bits:
        bits >>= 1
        at += 1
    return at


class Village:
    """The village of one seat: its board, its people and its cards. Sets are bit masks."""

    def __init__(self) -> None:
        self.board: Count = NONE
        self.cloud: Count = 0
        self.reaper: Count = 0  # 1 if the reaper rides on the time marker (M-DTH-3)
        self.villagers: Count = ALL_VILLAGERS
        self.left: Count = 0  # descendants in the school
        self.right: Count = 0
        self.coins: Count = 0
        self.tree: Count = 0
        self.house: Count = 0
        self.headman: Count = HOUSE
        self.laborers: Count = 0
        self.church: Count = NONE
        self.covered: Count = 0  # spaces of the sanatory church
        self.monks: Count = 0
        self.council: Count = NONE
        self.marks: Count = 0
        self.wild: Count = 0  # markers on the guild council
        self.meeting: Count = 0
        self.markers: Count = 0  # on the meeting place
        self.tile: Count = NONE  # the white name it is next to, or IN_HAND
        self.fields: Count = 0
        self.plows: Count = 0  # a bit for each field that has one
        self.journeys: Count = 0
        self.crafts: Count = 0
        self.goods: Count = 0  # on the buildings, four bits for each kind
        self.market: Count = 0
        self.served: Count = 0
        self.hidden: Count = 0  # served customers that are unknown in a determinized state (M-CUS-12)

    def copy(self) -> Village:
        c = Village()
        c.board = self.board
        c.cloud = self.cloud
        c.reaper = self.reaper
        c.villagers = self.villagers
        c.left = self.left
        c.right = self.right
        c.coins = self.coins
        c.tree = self.tree
        c.house = self.house
        c.headman = self.headman
        c.laborers = self.laborers
        c.church = self.church
        c.covered = self.covered
        c.monks = self.monks
        self.copy_buildings(c)
        return c

    def copy_buildings(self, target: Village) -> None:
        target.council = self.council
        target.marks = self.marks
        target.wild = self.wild
        target.meeting = self.meeting
        target.markers = self.markers
        target.tile = self.tile
        target.fields = self.fields
        target.plows = self.plows
        target.journeys = self.journeys
        target.crafts = self.crafts
        target.goods = self.goods
        target.market = self.market
        target.served = self.served
        target.hidden = self.hidden

    def has(self, profession: Count) -> bool:
        """Return whether the area of a profession is active (M-BAN-3)."""
        return self.villagers >> profession & 1 != 0

    def building(self, kind: Count) -> Count:
        """Return the card of the seat's craft building of a kind, or NONE."""
        return highest(self.crafts >> 4 * kind & 15) + 4 * kind if self.crafts >> 4 * kind & 15 else NONE

    def good(self, kind: Count) -> Count:
        """Return the number of goods on the building of a kind."""
        return self.goods >> 4 * kind & 15

    def own(self, kind: Count) -> Count:
        """Return how many goods of a kind can be paid, without wild goods (M-BAN-8)."""
        return self.good(kind) + ones(self.plows) if kind == PLOW else self.good(kind)

    def bare(self) -> Count:
        """Return the fields without a plow."""
        return ((1 << self.fields) - 1) & ~self.plows

    def tiled_field(self) -> Count:
        """Return the field next to the 2/12 tile, as a bit."""
        field = self.tile - FIRST_FIELD
        return 1 << field if 0 <= field < self.fields else 0


def groups(home: Village, fields: Count, activated: Count) -> Count:
    """Return the lowest of equal fields (same plow, tile and "activated this turn"), as bits (M-FLD-10)."""
    next_to_tile = fields & home.tiled_field()
    fields &= ~next_to_tile
    lowest: Count = next_to_tile
    plowed = fields & home.plows
    bare = fields & ~home.plows
    lowest |= first(plowed & activated) | first(plowed & ~activated)
    return lowest | first(bare & activated) | first(bare & ~activated)


def equal_fields(home: Village, field: Count, activated: Count) -> Count:
    """Return the fields that are equal to a field, itself included, as bits (M-FLD-10)."""
    next_to_tile = home.tiled_field()
    if next_to_tile >> field & 1:
        return next_to_tile
    equal = ((1 << home.fields) - 1) & ~next_to_tile
    equal &= home.plows if home.plows >> field & 1 else ~home.plows
    return equal & (activated if activated >> field & 1 else ~activated)


def first(bits: Count) -> Count:
    """Return the lowest bit."""
    return bits & -bits


class MyVillage(State):
    """One position of My Village."""

    def __init__(
        self, rules: Rules, offered: Row, weights: Row, pool: Row, chronicle: Row, tops: Row, display: Row
    ) -> None:
        super().__init__(offered, weights)
        self.rules = rules
        self.villages: list[Village] = []
        self.pool: Row = pool  # dice by kind, white 1-6, black 1-6
        self.chronicle: Row = chronicle  # filled spaces by profession
        self.tops: Row = tops  # the monk on top of each stack, or NONE
        self.display: Row = display  # the first `shown` are the customers in the display, in order of arrival
        self.displayed: Count = 0
        self.graves: Count = 0
        self.rat: Count = 0  # its distance to the invasion space
        self.hand: Seat = 0
        self.palm: Count = 0  # 1: palm up
        self.hand_story: Count = 0
        self.round: Count = 0
        self.turn: Count = 0  # turns played in the round
        self.start: Seat = 0
        self.churches: Count = 0  # what is not taken yet, a bit for each card
        self.councils: Count = 0
        self.crafts: Count = 0
        self.meetings: Count = 0
        self.fields: Count = 0
        self.journeys: Count = 0
        self.monks: Count = 0  # face down
        self.customers: Count = 0  # face down
        # Temporary values of a turn.
        self.die1: Count = NONE  # the two dice, by kind
        self.die2: Count = NONE
        self.value: Count = 0
        self.done: Count = 0  # white banners activated this turn
        self.bill: Count = 0  # still to be paid; which goods the wild ones replace is left open
        self.bought: Count = NONE  # the card that left the display and is not added yet: index in `Rules.cards`
        self.revealed_journey: Count = NONE  # the travel card that was revealed and is not kept yet
        self.taken: Count = 0  # customers of the steward's office
        self.limit: Count = 0  # how many of them can be paid
        self.free: Count = 0  # and one that is free

    def clear(self) -> None:
        """Reset the temporary values of a turn."""
        self.die1 = NONE
        self.die2 = NONE
        self.value = 0
        self.done = 0
        self.bill = 0
        self.bought = NONE
        self.revealed_journey = NONE
        self.taken = 0
        self.limit = 0
        self.free = 0

    def copy(self) -> MyVillage:
        c = MyVillage(
            self.rules, self.offered[:], self.weights[:],
            self.pool[:], self.chronicle[:], self.tops[:], self.display[:],
        )  # fmt: skip
        self.copy_into(c)
        c.villages = [village.copy() for village in self.villages]
        c.displayed = self.displayed
        c.graves = self.graves
        c.rat = self.rat
        c.hand = self.hand
        c.palm = self.palm
        c.hand_story = self.hand_story
        c.round = self.round
        c.turn = self.turn
        c.start = self.start
        self.copy_stock(c)
        self.copy_turn(c)
        return c

    def copy_stock(self, target: MyVillage) -> None:
        target.churches = self.churches
        target.councils = self.councils
        target.crafts = self.crafts
        target.meetings = self.meetings
        target.fields = self.fields
        target.journeys = self.journeys
        target.monks = self.monks
        target.customers = self.customers

    def copy_turn(self, target: MyVillage) -> None:
        target.die1 = self.die1
        target.die2 = self.die2
        target.value = self.value
        target.done = self.done
        target.bill = self.bill
        target.bought = self.bought
        target.revealed_journey = self.revealed_journey
        target.taken = self.taken
        target.limit = self.limit
        target.free = self.free

    def after(self, who: Seat) -> Seat:
        """Return the next seat clockwise."""
        return who + 1 if who + 1 < len(self.villages) else 0

    def coffins(self) -> Count:
        """Return the number of deaths (M-END-1)."""
        filled = self.graves
        for profession in range(5):
            filled += self.chronicle[profession]
        return filled


def weigh_cards(s: MyVillage, cards: Count) -> None:
    """Offer every card of a face-down stack to chance, all equally likely; the cards are bits."""
    card: Count = 0
    while cards:
        if cards & 1:
            s.offer_weighted(card, 1)
        cards >>= 1
        card += 1
