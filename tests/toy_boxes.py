"""Toy boxes: one or two for every list that the base game lets boxes extend."""

from __future__ import annotations

from village.games.village.grounds import Ground, Store
from village.games.village.member import Keeper
from village.games.village.module import Module
from village.games.village.score import Line, craftsmen
from village.games.village.spaces.market import Follower, Ware
from village.games.village.spaces.space import Space
from village.games.village.words import FARM, NOBODY, PROFESSIONS
from village.kernel.event import Reason
from village.kernel.state import Slice
from village.kernel.step import Step
from village.toolkit.moments import Listener, Moment

TRAVEL = PROFESSIONS.index("travel")
SEA = 2  # spaces


class Kept(Slice):
    """So many of something for every seat."""

    def __init__(self, kept):
        self.kept = kept

    def copy(self):
        return Kept(list(self.kept))


class Toy(Module):
    """A box with a number for every seat, or with nothing."""

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
            s.slices.append(Kept([self.start] * len(s.families)))

    def kept(self, s):
        return s.slices[self.at].kept

    def data(self, s):
        return {} if self.start is None else {"kept": list(self.kept(s))}

    def read(self, s, data):
        for seat, number in enumerate(data.get("kept", [])):
            self.kept(s)[seat] = number


class Sold(Ware):
    """Worth three points, while one has any."""

    def __init__(self, box):
        super().__init__(box.name)
        self.box = box

    def has(self, s, who):
        return self.box.kept(s)[who] > 0

    def lacks(self, s, who):
        return Reason("V-MKT-2", "stall-empty", ["1"])

    def sell(self, s, who):
        self.box.kept(s)[who] -= 1
        s.families[who].prestige += 3
        s.families[who].coins += 1
        s.tell("prestige", who, 3)


class Wares(Toy):
    """Two of a ware for everybody, and a market that buys it."""

    start = 2

    def extend(self, r):
        r.wares.append(Sold(self))


class Takes(Follower):
    """The hindmost customer, once a market day."""

    def __init__(self, box):
        self.box = box

    def follow(self, s, who):
        if s.passed >> self.box.party & 1:
            return
        s.passed |= 1 << self.box.party
        for stall in range(len(s.stalls) - 1, -1, -1):
            if s.stalls[stall] != NOBODY:
                self.box.kept(s).append(s.stalls[stall])
                s.stalls[stall] = NOBODY
                return


class Pedlar(Toy):
    """Somebody beside the seats who comes to market."""

    start = 0

    def extend(self, r):
        self.party = r.parties
        r.parties += 1
        r.followers.append(Takes(self))

    def setup(self, s):
        s.slices.append(Kept([]))

    def data(self, s):
        return {"took": [s.rules.tables.customers[kind].name for kind in self.kept(s)]}

    def read(self, s, data):
        names = [customer.name for customer in s.rules.tables.customers]
        for name in data.get("took", []):
            self.kept(s).append(names.index(name))
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

    def derive(self, s, seat):
        return [("craftsmen", craftsmen(s, seat), self.points(s, seat))]


class Lines(Toy):
    """Two lines in the score more, and no line for travel."""

    def install(self, r):
        r.score += [Larder(), Guild()]
        for line in [line for line in r.score if line.name == "travel"]:  # another box may have struck it
            r.score.remove(line)


class Deep(Ground):
    def laid(self, s, who):
        s.families[who].prestige += 1
        s.tell("prestige", who, 1)


class Sea(Toy):
    """Travellers lie in the sea when the chronicle has no space for them, never in a grave."""

    def extend(self, r):
        r.grounds.append(Deep("sea", SEA))
        r.ground_of[TRAVEL] = len(r.grounds)


class Bread(Store):
    def __init__(self, box):
        self.box = box

    def grain(self, s):
        return sum(self.box.kept(s))


class Fill(Step):
    """A sack into the loft?"""

    def __init__(self, box):
        super().__init__("loft", "T-3", 2)
        self.box = box

    def choices(self, s, f):
        s.offer(0)
        if s.families[f.who].grain:
            s.offer(1)

    def choose(self, s, f, choice):
        s.families[f.who].grain -= choice
        self.box.kept(s)[f.who] += choice

    def token(self, choice):
        return "store" if choice else "pass"


class Loft(Toy):
    """At the end of a turn grain may be put away."""

    start = 0

    def extend(self, r):
        r.stores.append(Bread(self))

    def install(self, r):
        super().install(r)
        fill = Fill(self)
        r.end_turn = Moment("evening", "T-3", fill, 0, r.end_turn)
        r.add(fill)
        r.add(r.end_turn)


class Retreat(Space):
    """A member of the farm goes to the lodge, if it is free, or for ever to the hermitage."""

    def __init__(self, box):
        super().__init__("retreat", "T-4", 9)
        self.box = box

    def answers(self, s, who):
        for generation in range(4):
            if s.families[who].has(FARM, generation):
                if not any(self.box.kept(s)):
                    s.offer(1 + generation)
                s.offer(5 + generation)

    def act(self, s, who, choice):
        to = self.box.lodge if choice < 5 else self.box.hermitage
        if to == self.box.lodge:
            self.box.kept(s)[who] = 1
        s.families[who].walk(FARM, to, (choice - 1) % 4)
        s.tell("walk", who, (choice - 1) % 4, FARM, to)

    def name_of(self, choice):
        return f"{'lodge' if choice < 5 else 'hermitage'}.{(choice - 1) % 4 + 1}"

    def obstacle(self, s, who, choice):
        return Reason("T-4", "nobody-home")


class Room(Keeper):
    """It is free again."""

    def __init__(self, box):
        self.box = box

    def left(self, s, who, place, generation):
        if place == self.box.lodge:
            self.box.kept(s)[who] = 0


class Lodge(Toy):
    """A space and two places: one holds a single member of all families, from the other nobody comes home."""

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


class Cousins(Toy):
    """One member more, and bigger families in one edition only."""

    def tables(self):
        return {"editions": ["bigbox"]}

    def extend(self, r):
        r.tables.generations[0] += 1
        r.tables.born[0] += 1


class Hears(Listener):
    """Notes the most coins that a seat was ever asked with."""

    def __init__(self, box):
        self.box = box

    def about_to_ask(self, s):
        for seat, family in enumerate(s.families):
            self.box.kept(s)[seat] = max(self.box.kept(s)[seat], family.coins)


class Ears(Toy):
    start = 0

    def install(self, r):
        super().install(r)
        r.listeners.append(Hears(self))


TOYS = {
    "wax": lambda: Wares("wax"),
    "honey": lambda: Wares("honey"),
    "pedlar": lambda: Pedlar("pedlar"),
    "lines": lambda: Lines("lines"),
    "sea": lambda: Sea("sea"),
    "loft": lambda: Loft("loft"),
    "lodge": lambda: Lodge("lodge"),
    "cousins": lambda: Cousins("cousins"),
    "ears": lambda: Ears("ears"),
}
