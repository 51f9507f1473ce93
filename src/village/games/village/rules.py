"""The slots of the game: every step by name, so that an expansion can replace it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.tables import Tables, read
from village.games.village.vocabulary import CALLING, FARM, GOODS, GRAVES, PLACES, SPACES
from village.kernel.game import Game
from village.kernel.step import Step
from village.kernel.types import Count, Row, append, i64, vec
from village.toolkit.events import EventTypes
from village.toolkit.options import Value
from village.toolkit.tables import digest

if TYPE_CHECKING:
    from village.games.village.burial_grounds import Ground, Store
    from village.games.village.choose_cube import Cube
    from village.games.village.choose_member import ChooseMember, Keeper
    from village.games.village.effects import Effect, Tally
    from village.games.village.expansion import Expansion
    from village.games.village.pay import Payment, Price
    from village.games.village.score import Line
    from village.games.village.spaces.crafts import Shelf
    from village.games.village.spaces.market import Follower, Ware
    from village.games.village.spaces.space import Cause, Space
    from village.games.village.spaces.travel import Trip
    from village.games.village.state import Village
    from village.toolkit.hooks import Listener

VERSION: Final = 4  # increased when old records may no longer be replayable


class Rules(Game):
    """The assembled rules of one table: an edition, its options and its expansions."""

    setup: Step[Village]
    customer: Step[Village]
    hidden_customer: Step[Village]
    first: Step[Village]
    gifts: Step[Village]
    gift: Step[Village]
    fill: Step[Village]
    draw: Step[Village]
    turn: Step[Village]
    end_turn: Step[Village]
    next_turn: Step[Village]
    new_round: Step[Village]
    pay: Step[Village]
    who: ChooseMember
    train: ChooseMember
    cube: Cube
    good: Step[Village]
    action: Step[Village]
    make: Step[Village]
    market: Step[Village]
    sale: Step[Village]
    close: Step[Village]
    arrive: Step[Village]
    fee: Step[Village]
    privilege: Step[Village]
    death: Step[Village]
    burial: Step[Village]
    mass: Step[Village]
    buy: Step[Village]
    monk: Step[Village]
    promote: Step[Village]
    majority: Step[Village]
    over: Step[Village]

    def __init__(self, edition: str, seats: int, expansions: list[Expansion], options: dict[str, Value]) -> None:
        super().__init__("village", VERSION, seats)
        self.edition = edition
        self.options = options
        self.expansions = expansions
        self.counting_in_chronicle: list[Expansion] = []  # those that implement `counted_in_chronicle`
        # The parties that can trigger the end or pass on a market day: the seats and those that expansions add.
        self.parties: Count = seats
        # The number of expansions, in their order, that deal before the starting player is drawn.
        self.dealt_first: Count = 0
        self.slices: Count = 0
        self.events: EventTypes = {}
        self.vocabulary: dict[str, list[str]] = {}  # the names of a field of events
        self.lines: list[str] = []  # names of the score lines
        self.score: list[Line] = []  # the score lines
        self.listeners: list[Listener[Village]] = []  # called before every question
        self.wares: list[Ware] = []  # what the market buys besides the customers' demands
        self.followers: list[Follower] = []  # called on a market day after each seat has acted
        self.stores: list[Store] = []  # grain outside the farms
        self.grounds: list[Ground] = []  # burial grounds besides the chronicle: the graves first
        self.ground_of: Row = vec[i64]([0] * GRAVES)  # the ground used when a section of the chronicle is full
        self.rests: Row = vec[i64]([])  # the places of the dead: sections, grounds, and GONE
        self.keepers: list[Keeper] = []  # notified when a member goes home or dies
        self.effects: dict[str, Effect] = {}  # effects for the cards of other expansions, by name
        self.tallies: dict[str, Tally] = {}  # counts for them, by name
        self.far: Count = 0  # one bit for each place from which no member can be called home
        self.far_rules: dict[int, str] = {}  # the rule for it, by place
        self.tables = Tables(edition, seats)
        self.tables_hash = digest([read("village"), *[expansion.tables() for expansion in expansions]])
        self.space_names: list[str] = list(SPACES)
        self.spaces: list[Space] = []  # the action of each space
        self.questions: list[Step[Village]] = []  # the steps that players decide
        self.question_of: Row = vec[i64]([])  # their index, by the first of their actions
        self.inside: list[Space] = []  # steps inside an action that inherit its cause
        self.slots: Row = vec[i64]([])  # where each cube of a round goes (V-RND-2)
        self.places: list[str] = list(PLACES)
        self.alive: Count = 0  # where the places of the living end
        self.calling: Row = vec[i64]([0] * FARM + CALLING)  # the chronicle's section for each place
        self.goods: list[str] = list(GOODS)
        self.shelves: list[Shelf] = []  # the goods of each workshop; the last shelf holds any good
        self.trips: list[Trip] = []
        self.causes: list[Cause] = []  # by the argument of an action: MAY, MUST, LAST, and those of expansions
        self.prices: list[Price] = []
        self.payments: list[Payment] = []  # every way to pay any price
        self.market_price: Count = 0
        self.stage_price: Count = 0
        self.church_price: Count = 0
        self.workshop_prices: Row = vec[i64]([])
        self.well_prices: Row = vec[i64]([])
        self.differing_privilege: Count = 0  # 1: the cubes of the council differ in colour

    def add_place(self, name: str, section: Count) -> Count:
        """Add a place for the living with its section of the chronicle, or NONE, and return its index."""
        self.places.append(name)
        self.calling = append(self.calling, section)
        return len(self.places) - 1

    def take_slice(self) -> Count:
        """Reserve an index for an expansion's slice of the state; expansions create their slices in this order."""
        self.slices += 1
        return self.slices - 1
