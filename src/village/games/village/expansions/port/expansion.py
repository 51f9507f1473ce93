"""P-SET: what Port adds to the village and what it removes."""

from __future__ import annotations

from typing import Any, cast

from village.games.village.card_stack import Stack
from village.games.village.expansion import Expansion
from village.games.village.expansions.port.captains import Crew, Hire
from village.games.village.expansions.port.contributions import (
    Holds,
    Landings,
    Missionaries,
    SeaBurials,
    SeaLine,
    Stall,
    Stored,
)  # fmt: skip
from village.games.village.expansions.port.evaluation import PortEvaluation
from village.games.village.expansions.port.events import EVENTS
from village.games.village.expansions.port.islands import Business, Missions
from village.games.village.expansions.port.loading import Load
from village.games.village.expansions.port.map import IMPORTS, KINDS, TRAVEL, SeaMap
from village.games.village.expansions.port.moving import Move, Spend
from village.games.village.expansions.port.observe import port_names, write_port
from village.games.village.expansions.port.position import port_data, read_port
from village.games.village.expansions.port.returning import Chest
from village.games.village.expansions.port.state import PortState, Ship
from village.games.village.expansions.port.travel_action import SeaAction
from village.games.village.expansions.port.value_checks import check_port
from village.games.village.expansions.port.villagers import Boats, FairWind, Voyage
from village.games.village.rules import Rules
from village.games.village.state import Village
from village.games.village.vocabulary import NONE
from village.kernel.game import Fact
from village.kernel.types import CHANCE, Count, Numbers, Row, Seat, i64, vec
from village.toolkit.events import EventTypes
from village.toolkit.override_schema import Mistake
from village.toolkit.tables import row, values_of


class Port(Expansion):
    """The expansion Port."""

    sea_map: SeaMap
    action: SeaAction
    captain: Hire
    crew: Crew
    load: Load
    move: Move
    spend: Spend
    island: Business
    chest: Chest
    evaluation: PortEvaluation

    def __init__(self) -> None:
        super().__init__("port")
        self.table: dict[str, Any] = values_of(self.tables())
        self.at: Count = 0
        self.place: Count = 0  # of members on board
        self.holds: Count = self.table["ship"]["holds"]
        self.return_time: Count = self.table["ship"]["return_time"]
        self.chest_coins: Row = row([chest["coins"] for chest in self.table["chests"]])
        self.free_cause: Count = NONE  # the cause with a captain free of charge

    def check_values(self, tables: dict[str, Any]) -> list[Mistake]:
        return check_port(self.table)

    def sea(self, s: Village) -> PortState:
        return cast(PortState, s.slices[self.at])

    def ship(self, s: Village, who: Seat) -> Ship:
        return self.sea(s).ships[who]

    def room(self, s: Village, who: Seat) -> bool:
        """P-LOD-1: return whether a hold is free."""
        taken = self.ship(s, who).used_holds()
        if s.families[who].members[self.place]:
            taken += 1
        return taken < self.holds

    def earn(self, s: Village, who: Seat, prestige: Count) -> None:
        self.ship(s, who).earned += prestige

    def events(self) -> EventTypes:
        return EVENTS

    def extend(self, r: Rules) -> None:
        """P-SET-1, P-SET-8, P-CUB-1: no cities, more cubes, and the lookup tables."""
        r.tables.cities = []  # the paths stay, unused, so that payments keep their indices
        self.add_supply(r)
        self.place = r.add_place("ship", TRAVEL)
        r.far |= 1 << self.place
        r.far_rules[self.place] = "P-MIS-3"
        self.sea_map = SeaMap(self.table, r)
        r.keepers.append(Missions(self))
        for number, name in enumerate(IMPORTS):
            stall = self.table["stalls"][name]
            r.wares.append(Stall(self, number, stall["prestige"], stall["coins"]))
            r.tallies[name] = Stored(self, number)
        r.tallies["island"] = Landings(self)
        r.tallies["missionaries"] = Missionaries(self)
        r.effects["voyage"] = Voyage(self)
        r.effects["gale"] = FairWind(self)
        r.effects["lighter"] = Boats(self)
        self.add_grounds(r)

    def add_supply(self, r: Rules) -> None:
        key = str(r.seats)
        tables = r.tables
        for space, cubes in self.table["spaces"].items():
            tables.seeded[r.space_names.index(space)] += cubes[key]
        tables.per_colour += self.table["bag"]["per_colour"][key]
        more: dict[str, Any] = self.table["edition"][r.edition]
        tables.cubes += more["cubes_per_colour"]
        tables.grain += more["grain"]

    def add_grounds(self, r: Rules) -> None:
        """P-SET-7, P-DTH-2: add the sea burials; the graves, added later, come first among the grounds."""
        number = len(r.grounds) + 1
        burials = self.table["burials"]
        r.grounds.append(SeaBurials(self, burials["spaces"][str(r.seats)], row(burials["prestige"]), number))
        r.ground_of[TRAVEL] = number

    def replace(self, r: Rules) -> None:
        """P-SET-1: the space keeps its name and its cubes."""
        self.action = SeaAction(self)
        space = r.space_names.index("travel")
        r.replace(r.spaces[space], self.action)
        r.spaces[space] = self.action
        self.sea_map.register_prices(r)

    def install(self, r: Rules) -> None:
        self.captain = Hire(self)
        self.crew = Crew(self)
        self.load = Load(self)
        self.move = Move(self)
        self.spend = Spend(self)
        self.island = Business(self)
        self.chest = Chest(self, r.seats)
        for step in [self.captain, self.crew, self.load, self.move, self.spend, self.island, self.chest]:
            r.add(step)
        r.dealt_first = r.expansions.index(self) + 1  # P-SET-10: villagers and captains
        self.at = r.take_slice()
        r.stores.append(Holds(self))
        r.score = [line for line in r.score if line.name != "travel"]
        r.score.insert(0, SeaLine(self))
        self.evaluation = PortEvaluation(self)
        self.add_vocabulary(r)

    def add_vocabulary(self, r: Rules) -> None:
        r.vocabulary["captain"] = [captain.token for captain in self.sea_map.captains]
        r.vocabulary["water"] = self.sea_map.names
        r.vocabulary["cargo"] = KINDS
        r.vocabulary["ware"] = IMPORTS

    def setup(self, s: Village) -> None:
        """P-SET-3 to P-SET-6: ships in the port, cocoa, tea and chests on their islands, captains face down."""
        key = str(len(s.families))
        ships = [Ship(vec[i64]([0] * len(IMPORTS))) for _ in s.families]
        stacks = [Stack(NONE, self.sea_map.deck(stack), vec[i64]([])) for stack in range(len(self.sea_map.prices))]
        chests: list[int] = [chest["count"] for chest in self.table["chests"]]
        ashore = [self.table["imports"][name][key] for name in IMPORTS] + [sum(chests)]
        pool = vec[i64]([1] * len(self.sea_map.captains))
        missions = vec[i64]([0] * self.sea_map.mission_places)
        s.slices.append(PortState(ships, stacks, pool, row(chests), row(ashore), missions))

    def deal(self, s: Village) -> None:
        """P-SET-10: captains by price."""
        for stack in range(len(self.sea_map.prices) - 1, -1, -1):
            s.push(self.crew, CHANCE, stack)

    def evaluate(self, s: Village, seat: Seat) -> Count:
        return self.evaluation.of(s, seat)

    def facts(self, s: Village, seat: Seat) -> list[Fact]:
        """Return the imports on the farm, and what is on board."""
        ship, values = self.ship(s, seat), self.evaluation
        stored = [
            ("stored", IMPORTS[i], ship.stored[i], ship.stored[i] * values.stored[i]) for i in range(len(IMPORTS))
        ]
        aboard = [
            ("aboard", KINDS[kind], 1, max(100, values.aboard[kind]))
            for kind in range(len(KINDS))
            if ship.carries(kind)
        ]
        return [*stored, *aboard]

    def data(self, s: Village) -> dict[str, Any]:
        return port_data(self, s)

    def read(self, s: Village, data: dict[str, Any]) -> None:
        read_port(self, s, data)

    def layout(self, r: Rules) -> list[str]:
        return port_names(self, r)

    def observe(self, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
        return write_port(self, s, seat, out, at)
