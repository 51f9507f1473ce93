"""The evaluation of a position: an estimate of the final score of a seat. Only bots use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from village.games.village.score import chronicled, total, visited
from village.games.village.state import Village, size
from village.games.village.tables import PACKAGE
from village.games.village.vocabulary import BAG, CITY, COLOURS, FARM, GRAVES, STAGE, WINDOW
from village.kernel.types import Count, Seat
from village.toolkit import heuristics as toolkit
from village.toolkit.heuristics import WeightedCounts

if TYPE_CHECKING:
    from village.games.village.rules import Rules

MAX_PIECES: Final = 3  # further cubes of a colour, or goods of a kind, are not counted
UNSCORED_DEAD: Final = 3  # the first members in the chronicle, which do not score yet

FAMILY: Final = [
    "grain", "coins", "time", "ring", "home", "somebody_home", "bag", "dead", "first_dead", "living", "road", "cities",
    "served",
]  # fmt: skip
STEPS: Final = [f"{ladder}{step}" for ladder in ("council", "window") for step in (1, 2, 3, 4)]


def weights(name: str) -> dict[str, Any]:
    """Return fitted weights from `games/village/weights`."""
    return toolkit.weights(PACKAGE, name)


class Evaluation(WeightedCounts):
    """Evaluation of a family, its places and its stock; expansions add theirs."""

    def __init__(self, r: Rules) -> None:
        workshops = [workshop.name for workshop in r.tables.workshops]
        names = [*FAMILY, *STEPS, *COLOURS[:4], "colours", "pairs", *r.goods, *workshops]
        super().__init__(names, weights("evaluation"))

    def of(self, s: Village, seat: Seat) -> Count:
        points: Count = 100 * total(s, seat)
        if not s.stack:
            return points
        self.count(s, seat)
        for expansion in s.rules.expansions:
            points += expansion.evaluate(s, seat)
        return points + self.weighted_sum(progress(s))

    def count(self, s: Village, seat: Seat) -> None:
        """Fill `counts` in the order of the names."""
        self.n = 0
        self.count_family(s, seat)
        for step in range(4):
            self.add(size(s.families[seat].members[STAGE + step]))
        for step in range(4):
            self.add(size(s.families[seat].members[WINDOW + step]))
        self.count_stock(s, seat)
        for workshop in s.rules.tables.workshops:
            self.add(1 if s.families[seat].members[workshop.place] else 0)

    def count_family(self, s: Village, seat: Seat) -> None:
        family = s.families[seat]
        home = size(family.members[FARM])
        dead = chronicled(s, seat)
        travellers: Count = 0
        for city in range(len(s.rules.tables.cities)):
            travellers += size(family.members[CITY + city])
        self.add(family.grain)
        self.add(family.coins)
        self.add(family.time)
        self.add(1 if s.ring == seat else 0)
        self.add(home)
        self.add(1 if home else 0)
        self.add(size(family.members[BAG]))
        self.add(dead)
        self.add(dead if dead < UNSCORED_DEAD else UNSCORED_DEAD)
        self.add(family.living())
        self.add(travellers)
        self.add(visited(s, seat))
        self.add(len(family.served))

    def count_stock(self, s: Village, seat: Seat) -> None:
        family = s.families[seat]
        colours: Count = 0
        pairs: Count = 0
        for colour in range(4):
            cubes = family.cubes[colour]
            self.add(cubes if cubes < MAX_PIECES else MAX_PIECES)
            if cubes:
                colours += 1
            if cubes > 1:
                pairs += 1
        self.add(colours)
        self.add(pairs)
        for good in range(len(family.goods)):
            goods = family.goods[good]
            self.add(goods if goods < MAX_PIECES else MAX_PIECES)


def progress(s: Village) -> Count:
    """Return the progress towards the end in hundredths: chronicle or graves, whichever is fuller."""
    tables = s.rules.tables
    filled: Count = 0
    spaces: Count = 0
    for profession in range(GRAVES):
        filled += s.filled[profession]
        spaces += tables.chronicle[profession]
    elapsed = 100 * filled // spaces
    grounds = s.rules.grounds
    for i in range(len(grounds)):
        if grounds[i].ends and 100 * s.filled[GRAVES + i] > elapsed * grounds[i].spaces:
            elapsed = 100 * s.filled[GRAVES + i] // grounds[i].spaces
    return elapsed
