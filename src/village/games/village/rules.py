"""The slots of the game: every question by name, so that a box can put its own in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.tables import Tables, read
from village.games.village.words import CALLING, FARM, GOODS, GRAVES, PLACES, SPACES
from village.kernel.game import Game
from village.kernel.step import Step
from village.kernel.types import Count, Row, append, i64, vec
from village.toolkit.options import Value
from village.toolkit.tables import digest

if TYPE_CHECKING:
    from village.games.village.cube import Cube
    from village.games.village.effects import Effect, Tally
    from village.games.village.grounds import Ground, Store
    from village.games.village.member import Keeper, Who
    from village.games.village.module import Module
    from village.games.village.pay import Payment, Price
    from village.games.village.score import Line
    from village.games.village.spaces.crafts import Shelf
    from village.games.village.spaces.market import Follower, Ware
    from village.games.village.spaces.space import Cause, Space
    from village.games.village.spaces.travel import Trip
    from village.games.village.state import Village
    from village.toolkit.moments import Listener

VERSION: Final = 3  # raised when old records may no longer play


class Rules(Game):
    """Village as it lies on one table: an edition, its options and its boxes, assembled."""

    setup: Step[Village]
    customer: Step[Village]
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
    who: Who
    train: Who
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

    def __init__(self, edition: str, seats: int, modules: list[Module], options: dict[str, Value]) -> None:
        super().__init__("village", VERSION, seats)
        self.edition = edition
        self.options = options
        self.modules = modules
        # Who can bring the end about or be done on a market day: the seats, and whoever a box lets play along.
        self.parties: Count = seats
        self.dealt_first: Count = 0  # so many boxes, in their order, deal before the starting player is drawn
        self.slices: Count = 0
        self.events: dict[str, list[str]] = {}  # what can happen, and what its numbers mean
        self.vocabulary: dict[str, list[str]] = {}  # the words behind such a meaning
        self.counted: list[str] = []  # meanings whose numbers people count from 1
        self.lines: list[str] = []  # of the final scoring, by name
        self.score: list[Line] = []  # what each of them counts
        self.listeners: list[Listener[Village]] = []  # heard before every question
        self.wares: list[Ware] = []  # what the market buys beside the wishes of customers
        self.followers: list[Follower] = []  # who acts on a market day when a seat has acted, before the next
        self.stores: list[Store] = []  # grain outside the farms
        self.grounds: list[Ground] = []  # where the dead lie beside the chronicle: the graves first
        self.ground_of: Row = vec[i64]([0] * GRAVES)  # which of them, where a section of the chronicle is full
        self.rests: Row = vec[i64]([])  # the places of the dead: sections, grounds, and GONE
        self.keepers: list[Keeper] = []  # who wants to know when somebody goes home or dies
        self.effects: dict[str, Effect] = {}  # what the cards of other boxes can do with a box, by name
        self.tallies: dict[str, Tally] = {}  # what they can count
        self.far: Count = 0  # one bit for each place from which nobody is called home
        self.far_rules: dict[int, str] = {}  # what says so, by place
        self.tables = Tables(edition, seats)
        self.tables_hash = digest([read("village"), *[module.tables() for module in modules]])
        self.space_names: list[str] = list(SPACES)
        self.spaces: list[Space] = []  # the action of each space
        self.questions: list[Step[Village]] = []  # those that seats are asked
        self.question_of: Row = vec[i64]([])  # which of them, by the first of its actions
        self.inside: list[Space] = []  # questions inside an action that go on with its cause
        self.slots: Row = vec[i64]([])  # where each cube of a round goes (V-RND-2)
        self.places: list[str] = list(PLACES)
        self.alive: Count = 0  # where the places of the living end
        self.calling: Row = vec[i64]([0] * FARM + CALLING)  # the chronicle's section for each place
        self.goods: list[str] = list(GOODS)
        self.shelves: list[Shelf] = []  # what each workshop makes; last, any good
        self.trips: list[Trip] = []
        self.causes: list[Cause] = []  # by the argument of an action: MAY, MUST, LAST, and what boxes add
        self.prices: list[Price] = []
        self.payments: list[Payment] = []  # every way to pay any price
        self.market_price: Count = 0
        self.stage_price: Count = 0
        self.church_price: Count = 0
        self.workshop_prices: Row = vec[i64]([])
        self.well_prices: Row = vec[i64]([])
        self.privilege_gap: Count = 0  # 1: the two cubes of the council differ in colour

    def add_place(self, name: str, section: Count) -> Count:
        """One more place for the living, and the section of the chronicle for them, or NOBODY; its number."""
        self.places.append(name)
        self.calling = append(self.calling, section)
        return len(self.places) - 1

    def take_slice(self) -> Count:
        """A place for a box's part of the state; boxes lay out their slices in the order in which they ask."""
        self.slices += 1
        return self.slices - 1
