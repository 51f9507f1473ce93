"""I-SET, I-BRW: what the Inn adds to and changes in the village."""

from __future__ import annotations

from typing import Any, cast

from village.games.village.card_stack import Stack
from village.games.village.evaluation import weights
from village.games.village.expansion import Expansion, fits
from village.games.village.expansions.inn.cards import Card
from village.games.village.expansions.inn.deck import make_card
from village.games.village.expansions.inn.effects import Call, InnDeath, Rise, Scrap, Serve
from village.games.village.expansions.inn.events import EVENTS
from village.games.village.expansions.inn.nun import ChooseGeneration, ChooseWindow
from village.games.village.expansions.inn.observe import inn_names, write_inn
from village.games.village.expansions.inn.play_windows import (
    BAG,
    BEGIN,
    BURIAL,
    CLOSE,
    DYING,
    END,
    PROMOTE,
    Window,
)  # fmt: skip
from village.games.village.expansions.inn.position import inn_data, read_inn
from village.games.village.expansions.inn.state import IN_THE_INN, InnState
from village.games.village.expansions.inn.visit import Cycle, InnSpace, Reveal, Villager
from village.games.village.rules import Rules
from village.games.village.score import Line
from village.games.village.spaces.travel import Travel
from village.games.village.state import Village
from village.games.village.tables import Workshop
from village.games.village.vocabulary import NONE, PROFESSIONS
from village.kernel.game import Counted, Fact
from village.kernel.step import Step
from village.kernel.types import CHANCE, Count, Numbers, Row, Seat, i64, vec
from village.toolkit.events import EventTypes
from village.toolkit.hooks import Hook, HookForAllSeats
from village.toolkit.override_schema import Mistake
from village.toolkit.tables import values_of


class Villagers(Line):
    """I-SCO-1: all end-cards of the owner."""

    def __init__(self, inn: Inn) -> None:
        super().__init__("villagers", "I-SCO-1")
        self.inn = inn

    def points(self, s: Village, seat: Seat) -> Count:
        owner = self.inn.state(s).owner
        total: Count = 0
        for card in range(len(owner)):
            if owner[card] == seat:
                total += self.inn.cards[card].points(s, seat)
        return total

    def breakdown(self, s: Village, seat: Seat) -> list[Counted]:
        """Return the points of each card that scores."""
        owner = self.inn.state(s).owner
        own = [card for at, card in enumerate(self.inn.cards) if owner[at] == seat]
        return [(card.token, 1, card.points(s, seat)) for card in own if card.points(s, seat)]


class Inn(Expansion):
    """The expansion Inn."""

    cycle: Cycle
    villager: Villager
    reveal: Reveal
    window: Window
    serve: Serve
    scrap: Scrap
    call: Call
    mercy: ChooseWindow
    rise: Rise
    travel: Travel

    def __init__(self) -> None:
        super().__init__("inn")
        self.table: dict[str, Any] = values_of(self.tables())
        self.windows: list[str] = self.table["windows"]["names"]
        self.cards: list[Card] = []
        self.playable_in: list[Row] = []  # the cards, by window
        self.hooks: dict[int, Hook] = {}  # by window
        self.at: Count = 0
        self.place: Count = 0
        self.beer: Count = 0
        self.place_time: Count = self.table["inn"]["place_time"]
        self.use_time: Count = self.table["inn"]["use_time"]
        self.guest_weight: Count = weights("inn")["guest"]
        self.card_weight: Count = weights("inn")["villager"]

    def check_values(self, tables: dict[str, Any]) -> list[Mistake]:
        """I-SET-5: check that every villager belongs to a stack."""
        cards = sum(1 for card in self.table["villagers"] if not card.get("in_with"))
        room = self.table["inn"]["stacks"] * self.table["inn"]["stack_size"]
        why = f"makes room for {room} villagers in all stacks, but there are {cards}"
        return [] if room == cards else [Mistake("inn.inn.stack_size", why)]

    def state(self, s: Village) -> InnState:
        return cast(InnState, s.slices[self.at])

    def events(self) -> EventTypes:
        return EVENTS

    def extend(self, r: Rules) -> None:
        """I-SET-1, I-SET-3, I-SET-8, I-CUB: a space, a workshop, a good, customers, cubes."""
        key = str(r.seats)
        tables = r.tables
        self.beer = len(r.goods)
        r.goods.append("beer")
        r.space_names.append("inn")
        tables.seeded.append(self.table["spaces"]["inn"][key])
        tables.per_colour += self.table["bag"]["per_colour"][key]
        for entry in self.table["crafts"]:
            place = r.add_place(entry["name"], PROFESSIONS.index("crafts"))
            tables.workshops.append(Workshop(entry, place))
        self.place = r.add_place("inn", NONE)  # I-DTH-1: the chronicle has no place for it
        tables.tiles += self.table["customers"]["tiles"]
        more: dict[str, Any] = self.table["edition"][r.edition]
        tables.cubes += more["cubes_per_colour"]
        tables.grain += more["grain"]
        for profession in range(len(PROFESSIONS)):
            tables.chronicle[profession] += self.table["chronicle"][PROFESSIONS[profession]][key]
        tables.graves += self.table["chronicle"]["graves"][key]

    def replace(self, r: Rules) -> None:
        """I-V: let the villagers change the steps that they use."""
        self.travel = cast(Travel, r.spaces[r.space_names.index("travel")])
        self.cards = [make_card(self, entry, r) for entry in self.table["villagers"] if fits(entry, r)]
        death = InnDeath(r)
        r.replace(r.death, death)
        r.death = death

    def install(self, r: Rules) -> None:
        self.ask_in_the_inn(r)
        self.ask_for_effects(r)
        for villager in self.cards:
            villager.install()
        self.open_windows(r)
        self.at = r.take_slice()
        r.score.append(Villagers(self))
        self.add_vocabulary(r)

    def ask_in_the_inn(self, r: Rules) -> None:
        space = InnSpace(self)
        self.cycle = Cycle(self, self.table["inn"]["stacks"])
        self.villager = Villager(self)
        self.reveal = Reveal(self)
        self.window = Window(self)
        r.spaces.append(space)
        r.inside.append(self.cycle)
        for step in [space, self.cycle, self.villager, self.reveal, self.window]:
            r.add(step)

    def ask_for_effects(self, r: Rules) -> None:
        self.serve = Serve(r.tables.stalls)
        self.scrap = Scrap(r.tables.stalls)
        self.call = Call()
        self.mercy = ChooseWindow(ChooseGeneration())
        self.rise = Rise()
        for step in [self.serve, self.scrap, self.call, self.mercy, self.mercy.lift, self.rise]:
            r.add(step)

    def open_windows(self, r: Rules) -> None:
        """Put a play window in front of the steps of the base game."""
        for window in range(len(self.windows)):
            cards = [card for card in range(len(self.cards)) if window in self.cards[card].windows]
            self.playable_in.append(vec[i64](cards))
        r.turn = self.hook(r, BEGIN, r.turn)
        r.end_turn = self.hook(r, END, r.end_turn)
        r.death = self.hook(r, DYING, r.death)
        r.burial = self.hook(r, BURIAL, r.burial)
        r.buy = self.hook(r, BAG, r.buy)
        r.promote = self.hook(r, PROMOTE, r.promote)
        r.close = self.hook(r, CLOSE, r.close)

    def hook(self, r: Rules, window: int, wrapped: Step[Village]) -> Hook:
        """I-WIN-5: after a market day every player is asked, else only the seat of the step."""
        name, rule = f"window.{self.windows[window]}", f"I-WIN-{window + 1}"
        if window == CLOSE:
            hook: Hook = HookForAllSeats(name, rule, self.window, window, wrapped, r.seats)
        else:
            hook = Hook(name, rule, self.window, window, wrapped)
        r.add(hook)
        self.hooks[window] = hook
        return hook

    def add_vocabulary(self, r: Rules) -> None:
        r.vocabulary["villager"] = [villager.token for villager in self.cards]

    def setup(self, s: Village) -> None:
        """I-SET-2, I-SET-4: a beer for every player and three stacks face down."""
        for family in s.families:
            family.goods[self.beer] += self.table["start"]["beer"]
        size: int = self.table["inn"]["stack_size"]
        stacks = [Stack(NONE, size, vec[i64]([])) for _ in range(self.table["inn"]["stacks"])]
        cards = len(self.cards)
        bard_members = vec[i64]([0] * len(s.families))
        s.slices.append(InnState(stacks, vec[i64]([1] * cards), vec[i64]([IN_THE_INN] * cards), bard_members))

    def deal(self, s: Village) -> None:
        for stack in range(len(self.state(s).stacks) - 1, -1, -1):
            s.push(self.reveal, CHANCE, stack)

    def can_buy(self, s: Village, who: Seat, card: Count) -> bool:
        """I-BRW-5: only beer pays a price in beer."""
        villager = self.cards[card]
        family = s.families[who]
        return family.goods[self.beer] >= villager.beer and family.purse() >= villager.coins

    def show_next(self, s: Village, stack: Count) -> None:
        """I-SET-6: turn up an unseen villager, else the next one pushed under the stack."""
        pile = self.state(s).stacks[stack]
        pile.shown = NONE
        if pile.unseen:
            s.push(self.reveal, CHANCE, stack)
        else:
            pile.turn_up()

    def evaluate(self, s: Village, seat: Seat) -> Count:
        """Value unplayed villagers and a member in the inn."""
        owner = self.state(s).owner
        hundredths: Count = self.guest_weight if s.families[seat].members[self.place] else 0
        for card in range(len(owner)):
            if owner[card] == seat and len(self.cards[card].windows):
                hundredths += self.card_weight
        return hundredths

    def facts(self, s: Village, seat: Seat) -> list[Fact]:
        """Return the villagers that were not played yet."""
        owner = self.state(s).owner
        held = [card for card in range(len(owner)) if owner[card] == seat and len(self.cards[card].windows)]
        return [("villager", self.cards[card].token, 1, self.card_weight) for card in held]

    def counted_in_chronicle(self, s: Village, seat: Seat, profession: Count) -> Count:
        """I-V03: the member on the Bard counts as in the chronicle."""
        member = self.state(s).bard_members[seat]
        return 1 if member and (member - 1) // 4 == profession else 0

    def data(self, s: Village) -> dict[str, Any]:
        return inn_data(self, s)

    def read(self, s: Village, data: dict[str, Any]) -> None:
        read_inn(self, s, data)

    def layout(self, r: Rules) -> list[str]:
        return inn_names(self, r)

    def observe(self, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
        return write_inn(self, s, seat, out, at)
