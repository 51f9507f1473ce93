"""Example expansions: one or two for every list of the base game that expansions can extend."""

from __future__ import annotations

from village.games.village.burial_grounds import Ground, Store
from village.games.village.choose_member import Keeper
from village.games.village.expansion import Expansion
from village.games.village.score import Line, craftsmen
from village.games.village.spaces.market import Follower, Ware
from village.games.village.spaces.space import Space
from village.games.village.vocabulary import FARM, NONE, PROFESSIONS
from village.kernel.event import Reason
from village.kernel.state import Slice
from village.kernel.step import Step
from village.toolkit.hooks import Hook, Listener

TRAVEL = PROFESSIONS.index("travel")
SEA = 2  # spaces


class Counts(Slice):
    """A count for every seat."""

    def __init__(self, counts):
        self.counts = counts

    def copy(self):
        return Counts(list(self.counts))


class ExampleExpansion(Expansion):
    """An expansion with a count for every seat, or without state."""

    start: int | None = None

    def __init__(self, name):
        super().__init__(name)

    def tables(self):
        return {}

    def install(self, r):
        if self.start is not None:
            self.at = r.take_slice()

    def setup(self, s):
        if self.start is not None:
            s.slices.append(Counts([self.start] * len(s.families)))

    def counts(self, s):
        return s.slices[self.at].counts

    def data(self, s):
        return {} if self.start is None else {"counts": list(self.counts(s))}

    def read(self, s, data):
        for seat, number in enumerate(data.get("counts", [])):
            self.counts(s)[seat] = number


class Sold(Ware):
    """A ware worth three points."""

    def __init__(self, expansion):
        super().__init__(expansion.name)
        self.expansion = expansion

    def has(self, s, who):
        return self.expansion.counts(s)[who] > 0

    def lacks(self, s, who):
        return Reason("V-MKT-2", "stall-empty", ["1"])

    def sell(self, s, who):
        self.expansion.counts(s)[who] -= 1
        s.families[who].prestige += 3
        s.families[who].coins += 1
        s.emit("prestige", who, 3)


class Wares(ExampleExpansion):
    """Two wares for every seat, and a market that buys them."""

    start = 2

    def extend(self, r):
        r.wares.append(Sold(self))


class Takes(Follower):
    """Takes the last customer, once per market day."""

    def __init__(self, expansion):
        self.expansion = expansion

    def follow(self, s, who):
        if s.passed >> self.expansion.party & 1:
            return
        s.passed |= 1 << self.expansion.party
        for stall in range(len(s.stalls) - 1, -1, -1):
            if s.stalls[stall] != NONE:
                self.expansion.counts(s).append(s.stalls[stall])
                s.stalls[stall] = NONE
                return


class Pedlar(ExampleExpansion):
    """A party without a seat that comes to the market."""

    start = 0

    def extend(self, r):
        self.party = r.parties
        r.parties += 1
        r.followers.append(Takes(self))

    def setup(self, s):
        s.slices.append(Counts([]))

    def data(self, s):
        return {"taken": [s.rules.tables.customers[kind].name for kind in self.counts(s)]}

    def read(self, s, data):
        names = [customer.name for customer in s.rules.tables.customers]
        for name in data.get("taken", []):
            self.counts(s).append(names.index(name))
            s.pile[names.index(name)] -= 1


class Larder(Line):
    def __init__(self):
        super().__init__("larder", "T-1")

    def points(self, s, seat):
        return s.families[seat].grain


class Guild(Line):
    def __init__(self):
        super().__init__("guild", "T-2")

    def points(self, s, seat):
        return 2 * craftsmen(s, seat)

    def breakdown(self, s, seat):
        return [("craftsmen", craftsmen(s, seat), self.points(s, seat))]


class Lines(ExampleExpansion):
    """Two more score lines, and no line for travel."""

    def install(self, r):
        r.score += [Larder(), Guild()]
        for line in [line for line in r.score if line.name == "travel"]:  # another expansion may have removed it
            r.score.remove(line)


class Deep(Ground):
    def on_burial(self, s, who):
        s.families[who].prestige += 1
        s.emit("prestige", who, 1)


class Sea(ExampleExpansion):
    """Travellers without a chronicle space are buried at sea, never in a grave."""

    def extend(self, r):
        r.grounds.append(Deep("sea", SEA))
        r.ground_of[TRAVEL] = len(r.grounds)


class Bread(Store):
    def __init__(self, expansion):
        self.expansion = expansion

    def grain(self, s):
        return sum(self.expansion.counts(s))


class Fill(Step):
    """Asks whether a sack is stored in the loft."""

    def __init__(self, expansion):
        super().__init__("loft", "T-3", 2)
        self.expansion = expansion

    def choices(self, s, f):
        s.offer(0)
        if s.families[f.who].grain:
            s.offer(1)

    def choose(self, s, f, choice):
        s.families[f.who].grain -= choice
        self.expansion.counts(s)[f.who] += choice

    def token(self, choice):
        return "store" if choice else "pass"


class Loft(ExampleExpansion):
    """At the end of a turn grain may be stored."""

    start = 0

    def extend(self, r):
        r.stores.append(Bread(self))

    def install(self, r):
        super().install(r)
        fill = Fill(self)
        r.end_turn = Hook("evening", "T-3", fill, 0, r.end_turn)
        r.add(fill)
        r.add(r.end_turn)


class Retreat(Space):
    """A member of the farm goes to the lodge, if it is free, or permanently to the hermitage."""

    def __init__(self, expansion):
        super().__init__("retreat", "T-4", 9)
        self.expansion = expansion

    def offer_actions(self, s, who):
        for generation in range(4):
            if s.families[who].has(FARM, generation):
                if not any(self.expansion.counts(s)):
                    s.offer(1 + generation)
                s.offer(5 + generation)

    def carry_out(self, s, who, choice):
        to = self.expansion.lodge if choice < 5 else self.expansion.hermitage
        if to == self.expansion.lodge:
            self.expansion.counts(s)[who] = 1
        s.families[who].walk(FARM, to, (choice - 1) % 4)
        s.emit("walk", who, (choice - 1) % 4, FARM, to)

    def action_token(self, choice):
        return f"{'lodge' if choice < 5 else 'hermitage'}.{(choice - 1) % 4 + 1}"

    def obstacle(self, s, who, choice):
        return Reason("T-4", "no-member-home")


class Room(Keeper):
    """Frees the lodge when its member leaves."""

    def __init__(self, expansion):
        self.expansion = expansion

    def on_member_left(self, s, who, place, generation):
        if place == self.expansion.lodge:
            self.expansion.counts(s)[who] = 0


class Lodge(ExampleExpansion):
    """A space and two places: one holds a single member of all families, from the other no member comes home."""

    start = 0

    def tables(self):
        return {"solo": {"farm_spaces": ["retreat"], "search_after": ["retreat"], "titles_plus": 5}}

    def extend(self, r):
        r.space_names.append("retreat")
        r.tables.seeded.append(2)
        self.lodge = r.add_place("lodge", PROFESSIONS.index("farm"))
        self.hermitage = r.add_place("hermitage", PROFESSIONS.index("farm"))
        r.keepers.append(Room(self))
        r.far |= 1 << self.hermitage

    def install(self, r):
        super().install(r)
        r.spaces.append(Retreat(self))
        r.add(r.spaces[-1])


class Cousins(ExampleExpansion):
    """One more member per family, in one edition only."""

    def tables(self):
        return {"editions": ["bigbox"]}

    def extend(self, r):
        r.tables.generations[0] += 1
        r.tables.born[0] += 1


class RecordCoins(Listener):
    """Records the most coins that a seat had at any question."""

    def __init__(self, expansion):
        self.expansion = expansion

    def before_question(self, s):
        for seat, family in enumerate(s.families):
            self.expansion.counts(s)[seat] = max(self.expansion.counts(s)[seat], family.coins)


class Ledger(ExampleExpansion):
    start = 0

    def install(self, r):
        super().install(r)
        r.listeners.append(RecordCoins(self))


EXAMPLES = {
    "wax": lambda: Wares("wax"),
    "honey": lambda: Wares("honey"),
    "pedlar": lambda: Pedlar("pedlar"),
    "lines": lambda: Lines("lines"),
    "sea": lambda: Sea("sea"),
    "loft": lambda: Loft("loft"),
    "lodge": lambda: Lodge("lodge"),
    "cousins": lambda: Cousins("cousins"),
    "ledger": lambda: Ledger("ledger"),
}
