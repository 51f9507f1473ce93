"""What is on the table: the main board and a village for each seat. Fields and copies, and what is read off them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.my_village.words import EVERYONE, FIRST_FIELD, HOUSE, NOBODY, PLOW
from village.kernel.state import State
from village.kernel.types import Count, Row, Seat

if TYPE_CHECKING:
    from village.games.my_village.rules import Rules


def ones(bits: Count) -> Count:
    """How many bits are set."""
    found: Count = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def highest(bits: Count) -> Count:
    """The number of the highest bit, NOBODY if there is none."""
    at: Count = NOBODY
    while bits:
        bits >>= 1
        at += 1
    return at


class Village:
    """The village of one seat: its board, its people and its cards. Sets are one bit for each."""

    def __init__(self) -> None:
        self.board: Count = NOBODY
        self.cloud: Count = 0
        self.reaper: Count = 0  # 1: he rides on the time marker (M-DTH-3)
        self.villagers: Count = EVERYONE
        self.left: Count = 0  # descendants in the school
        self.right: Count = 0
        self.coins: Count = 0
        self.tree: Count = 0
        self.house: Count = 0
        self.headman: Count = HOUSE
        self.laborers: Count = 0
        self.church: Count = NOBODY
        self.covered: Count = 0  # spaces of the sanatory church
        self.monks: Count = 0
        self.council: Count = NOBODY
        self.marks: Count = 0
        self.wild: Count = 0  # markers on the guild council
        self.meeting: Count = 0
        self.markers: Count = 0  # on the meeting place
        self.tile: Count = NOBODY  # the white name it lies beside, or IN_HAND
        self.fields: Count = 0
        self.plows: Count = 0  # a bit for each field that has one
        self.journeys: Count = 0
        self.crafts: Count = 0
        self.goods: Count = 0  # on the buildings: four bits for each kind
        self.market: Count = 0
        self.served: Count = 0

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

    def copy_buildings(self, other: Village) -> None:
        other.council = self.council
        other.marks = self.marks
        other.wild = self.wild
        other.meeting = self.meeting
        other.markers = self.markers
        other.tile = self.tile
        other.fields = self.fields
        other.plows = self.plows
        other.journeys = self.journeys
        other.crafts = self.crafts
        other.goods = self.goods
        other.market = self.market
        other.served = self.served

    def has(self, profession: Count) -> bool:
        """Whether its area is active (M-BAN-3)."""
        return self.villagers >> profession & 1 != 0

    def building(self, kind: Count) -> Count:
        """The own craft building of a kind, as a card, or NOBODY."""
        return highest(self.crafts >> 4 * kind & 15) + 4 * kind if self.crafts >> 4 * kind & 15 else NOBODY

    def good(self, kind: Count) -> Count:
        """How many lie on the building of the kind."""
        return self.goods >> 4 * kind & 15

    def own(self, kind: Count) -> Count:
        """How many can be paid, wild goods not counted (M-BAN-8)."""
        return self.good(kind) + ones(self.plows) if kind == PLOW else self.good(kind)

    def bare(self) -> Count:
        """The fields without a plow."""
        return ((1 << self.fields) - 1) & ~self.plows

    def tiled_field(self) -> Count:
        """The field beside the 2/12 tile, as a bit."""
        field = self.tile - FIRST_FIELD
        return 1 << field if 0 <= field < self.fields else 0


def groups(home: Village, fields: Count, activated: Count) -> Count:
    """M-FLD-10: of fields that agree in plow, tile and "activated this turn" only the lowest, a bit for each."""
    beside_tile = fields & home.tiled_field()
    fields &= ~beside_tile
    found: Count = beside_tile
    plowed = fields & home.plows
    bare = fields & ~home.plows
    found |= first(plowed & activated) | first(plowed & ~activated)
    return found | first(bare & activated) | first(bare & ~activated)


def first(bits: Count) -> Count:
    """The lowest bit alone."""
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
        self.tops: Row = tops  # the monk on top of each stack, or NOBODY
        self.display: Row = display  # the first `shown` are the open customers, in the order in which they came
        self.shown: Count = 0
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
        # The scratch of a turn.
        self.die1: Count = NOBODY  # the two dice, by kind
        self.die2: Count = NOBODY
        self.value: Count = 0
        self.done: Count = 0  # white banners activated this turn
        self.bill: Count = 0  # still to be paid
        self.paid_from: Count = 0  # for the good that is being paid: no place before it (M-BAN-10)
        self.bought: Count = NOBODY  # the card that left the display and is not added yet: number of `Rules.cards`
        self.seen: Count = NOBODY  # the travel card that was turned and is not kept yet
        self.taken: Count = 0  # customers of the steward's office
        self.limit: Count = 0  # how many of them can be paid
        self.free: Count = 0  # and one that need not be
        self.may_stop: Count = 0  # 1: none need be taken

    def clear(self) -> None:
        """Nothing is under way any more."""
        self.die1 = NOBODY
        self.die2 = NOBODY
        self.value = 0
        self.done = 0
        self.bill = 0
        self.paid_from = 0
        self.bought = NOBODY
        self.seen = NOBODY
        self.taken = 0
        self.limit = 0
        self.free = 0
        self.may_stop = 0

    def copy(self) -> MyVillage:
        c = MyVillage(
            self.rules, self.offered[:], self.weights[:],
            self.pool[:], self.chronicle[:], self.tops[:], self.display[:],
        )  # fmt: skip
        self.copy_into(c)
        c.villages = [village.copy() for village in self.villages]
        c.shown = self.shown
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

    def copy_stock(self, other: MyVillage) -> None:
        other.churches = self.churches
        other.councils = self.councils
        other.crafts = self.crafts
        other.meetings = self.meetings
        other.fields = self.fields
        other.journeys = self.journeys
        other.monks = self.monks
        other.customers = self.customers

    def copy_turn(self, other: MyVillage) -> None:
        other.die1 = self.die1
        other.die2 = self.die2
        other.value = self.value
        other.done = self.done
        other.bill = self.bill
        other.paid_from = self.paid_from
        other.bought = self.bought
        other.seen = self.seen
        other.taken = self.taken
        other.limit = self.limit
        other.free = self.free
        other.may_stop = self.may_stop

    def after(self, who: Seat) -> Seat:
        """The next seat clockwise."""
        return who + 1 if who + 1 < len(self.villages) else 0

    def coffins(self) -> Count:
        """How many have died (M-END-1)."""
        filled = self.graves
        for profession in range(5):
            filled += self.chronicle[profession]
        return filled
