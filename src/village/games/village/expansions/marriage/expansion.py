"""W-SET: what Marriage adds to and changes in the village."""

from __future__ import annotations

from typing import Any, cast

from village.games.village.evaluation import weights
from village.games.village.expansion import Expansion
from village.games.village.expansions.marriage.bread import BreadPromote
from village.games.village.expansions.marriage.ceremony import Aisle, MarriageSpace, Rank
from village.games.village.expansions.marriage.dowry import Dowry
from village.games.village.expansions.marriage.events import EVENTS
from village.games.village.expansions.marriage.observe import marriage_names, write_marriage
from village.games.village.expansions.marriage.position import marriage_data, read_marriage
from village.games.village.expansions.marriage.smuggler import OtherCube, Smuggler
from village.games.village.expansions.marriage.state import FREE, MEMBER, RANKS, MarriageState, Usher, seat_of
from village.games.village.expansions.marriage.wedding import Roll, Vows, Wedding
from village.games.village.pay import know_all_prices
from village.games.village.rules import Rules
from village.games.village.score import Line
from village.games.village.state import Village, size
from village.games.village.vocabulary import COLOURS, PROFESSIONS
from village.kernel.game import Counted, Fact
from village.kernel.types import Count, Numbers, Row, Seat, i64, vec
from village.toolkit.events import EventTypes
from village.toolkit.tables import values_of


class BlissLine(Line):
    """W-SCO-1: living members in bliss."""

    def __init__(self, marriage: Marriage) -> None:
        super().__init__("marriage", "W-SCO-1")
        self.marriage = marriage

    def points(self, s: Village, seat: Seat) -> Count:
        return size(s.families[seat].members[self.marriage.bliss]) * self.marriage.bliss_prestige

    def breakdown(self, s: Village, seat: Seat) -> list[Counted]:
        return [("bliss", size(s.families[seat].members[self.marriage.bliss]), self.points(s, seat))]


class Marriage(Expansion):
    """The expansion Marriage."""

    cube: OtherCube
    aisle: Aisle
    roll: Roll
    vows: Vows
    dowry: Dowry

    def __init__(self) -> None:
        super().__init__("marriage")
        self.table: dict[str, Any] = values_of(self.tables())
        self.at: Count = 0
        self.ceremony: Count = 0  # places
        self.bliss: Count = 0
        self.ranks: list[Rank] = []
        self.faces: Row = vec[i64]([])  # of the die, by rank
        self.rolls: Count = self.table["die"]["rolls"]
        self.pinks: Count = self.table["pinks"]["supply"]
        self.goods: Row = vec[i64]([])  # W-SMU-3: the goods that may be chosen
        self.good_names: list[str] = []
        self.dowry_bread: Count = self.table["dowry"]["bread"]
        self.bliss_prestige: Count = self.table["bliss"]["prestige"]
        self.bread_steps: list[bool] = self.table["church"]["bread_steps"]
        smuggler: dict[str, int] = self.table["smuggler"]
        self.bread_time: Count = smuggler["bread_time"]
        self.smuggled_bread: Count = smuggler["bread"]
        self.good_coins: Count = smuggler["good_coins"]
        self.cubes_time: Count = smuggler["cubes_time"]
        self.smuggled_cubes: Count = smuggler["cubes"]
        self.waiting_weight: Count = weights("marriage")["waiting"]
        self.rank_weight: Count = weights("marriage")["rank"]
        self.bread_weight: Count = weights("marriage")["bread"]

    def state(self, s: Village) -> MarriageState:
        return cast(MarriageState, s.slices[self.at])

    def events(self) -> EventTypes:
        return EVENTS

    def extend(self, r: Rules) -> None:
        """W-SET-1 to W-SET-4, W-CUB: spaces, places, a twelfth member, a plague cube, chronicle spaces, cubes."""
        key = str(r.seats)
        tables = r.tables
        farm = PROFESSIONS.index("farm")
        for space in ("marriage", "smuggler"):
            r.space_names.append(space)
            tables.seeded.append(self.table["spaces"][space][key])
        tables.per_colour += self.table["bag"]["per_colour"][key]
        tables.plague += self.table["supply"]["plague"]
        for generation in range(4):
            tables.generations[generation] += self.table["members"]["generations"][generation]
            tables.born[generation] += self.table["members"]["start"][generation]
        tables.chronicle[farm] += self.table["chronicle"]["farm"][key]
        self.ceremony = r.add_place("ceremony", farm)  # W-DTH-1
        self.bliss = r.add_place("bliss", farm)
        r.keepers.append(Usher(self))
        if r.seats == 1:  # W-SOL-1
            self.pinks = self.table["pinks"]["alone"]
            self.rolls = self.table["die"]["rolls_alone"]
            self.waiting_weight = weights("marriage")["waiting_alone"]
            self.rank_weight = weights("marriage")["rank_alone"]

    def replace(self, r: Rules) -> None:
        """W-SMU-1, W-BRD-2: cubes except of one colour, and steps for bread."""
        self.ranks = [Rank(entry, r) for entry in self.table["ranks"]]
        know_all_prices(r)
        faces: list[str] = self.table["die"]["faces"]
        self.faces = vec[i64]([faces.count(COLOURS[rank.colour]) for rank in self.ranks])
        self.cube = OtherCube(max(r.cube.most, self.smuggled_cubes))
        r.replace(r.cube, self.cube)
        r.cube = self.cube
        promote = BreadPromote(self)
        r.replace(r.promote, promote)
        r.promote = promote

    def install(self, r: Rules) -> None:
        chosen: list[str] = self.table["goods"]["chosen"]
        self.good_names = [good for good in chosen if good in r.goods]
        self.goods = vec[i64]([r.goods.index(good) for good in self.good_names])
        spaces = [MarriageSpace(self), Smuggler(self)]
        self.aisle = Aisle(self)
        self.roll = Roll(self)
        self.vows = Vows(self)
        self.dowry = Dowry(self)
        r.mass = Wedding(self, r.mass)
        r.spaces += spaces
        for step in [*spaces, self.aisle, r.mass, self.roll, self.vows, self.dowry]:
            r.add(step)
        self.at = r.take_slice()
        r.score.append(BlissLine(self))

    def setup(self, s: Village) -> None:
        state = MarriageState(vec[i64]([FREE] * RANKS), vec[i64]([0] * len(s.families)))
        state.pinks = self.pinks
        s.slices.append(state)

    def add_bread(self, s: Village, who: Seat, bread: Count) -> None:
        """W-BRD-1: add bread to the farm, without limit."""
        self.state(s).bread[who] += bread
        s.emit("bread", who, bread)

    def give_good(self, s: Village, who: Seat, good: Count) -> None:
        """Give one of the goods that may be chosen."""
        s.families[who].goods[self.goods[good]] += 1
        s.emit("good", who, self.goods[good])

    def good_name(self, good: Count) -> str:
        return self.good_names[good]

    def evaluate(self, s: Village, seat: Seat) -> Count:
        """Value a member waiting for a wedding by its rank, and bread for the church."""
        state = self.state(s)
        hundredths: Count = self.bread_weight * state.bread[seat]
        if s.families[seat].members[self.ceremony]:
            hundredths += self.waiting_weight
            for rank in range(RANKS):
                if state.ranks[rank] >= MEMBER and seat_of(state.ranks[rank]) == seat:
                    hundredths += self.rank_weight * self.ranks[rank].prestige
        return hundredths

    def facts(self, s: Village, seat: Seat) -> list[Fact]:
        """Return the bread, and whether a member waits for a wedding."""
        bread = self.state(s).bread[seat]
        waiting = size(s.families[seat].members[self.ceremony])
        return [
            ("bread", "", bread, bread * self.bread_weight),
            ("waiting", "", waiting, waiting * self.waiting_weight),
        ]

    def data(self, s: Village) -> dict[str, Any]:
        return marriage_data(self, s)

    def read(self, s: Village, data: dict[str, Any]) -> None:
        read_marriage(self, s, data)

    def layout(self, r: Rules) -> list[str]:
        return marriage_names(r)

    def observe(self, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
        return write_marriage(self, s, seat, out, at)
