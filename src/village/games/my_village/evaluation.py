"""Evaluation of a position for a seat: an estimate of its final score. Used by bots, not by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from village.games.my_village.demand import Demand
from village.games.my_village.monks import CARDS as MONK_CARDS
from village.games.my_village.monks import windows
from village.games.my_village.score import total
from village.games.my_village.state import MyVillage, Village, ones
from village.games.my_village.tables import PACKAGE
from village.games.my_village.travel import GrayCost, affords_coins, affords_wagon, next_letter
from village.games.my_village.vocabulary import (
    ABBOT,
    CHURCHES,
    COIN,
    COUNCILS,
    CRAFTS,
    GOODS,
    HOUSE,
    LETTERS,
    NONE,
    POPULATION,
    PROFESSIONS,
    SANATORY,
    STORY,
    TRAVELLER,
)
from village.kernel.types import Count, Seat
from village.toolkit import heuristics as toolkit
from village.toolkit.heuristics import WeightedCounts

if TYPE_CHECKING:
    from village.games.my_village.rules import Rules

FIRST_COINS: Final = 2  # the first ones matter more, because they change dice
MAX_COINS: Final = 6  # further ones have no additional value
TENTHS: Final = 10
LAST_VILLAGER: Final = 1  # number of villagers at which the next death brings a day laborer

PEOPLE: Final = [*PROFESSIONS, "alone", "left", "right", "time", "reaper"]
STOCK: Final = ["coins", "first_coins", "tree", "tree_near", "tree_at_risk", "headman_coin", "headman_story"]
RELIGION: Final = [*CHURCHES, "windows", "next_window", "no_abbot"]
COUNCIL: Final = [*COUNCILS, "marks", "missing", "wild", "meeting", "markers"]
LAND: Final = ["fields", "plows", "next_journey", "can_travel"]
DEMAND: Final = ["ready", "makeable", "waiting", "no_merchant"]


def weights(name: str) -> dict[str, Any]:
    """Return fitted weights from `games/my_village/weights`."""
    return toolkit.weights(PACKAGE, name)


class Evaluation(WeightedCounts):
    """The value of a village beyond the points it would score now."""

    def __init__(self, r: Rules) -> None:
        names = [*PEOPLE, *STOCK, *RELIGION, *COUNCIL, *LAND, *CRAFTS, *GOODS, *DEMAND]
        super().__init__(names, weights("evaluation"))
        self.demand = Demand()
        self.story: Count = self.first[names.index("tree")]

    def of(self, s: MyVillage, seat: Seat) -> Count:
        points: Count = 100 * total(s, seat)
        if not s.stack:
            return points
        self.count(s, seat)
        points += self.weighted_sum(progress(s))
        return points + self.pending_points(s, seat) if (s.start + s.turn) % len(s.villages) == seat else points

    def count(self, s: MyVillage, seat: Seat) -> None:
        """Fill `counts` in the order of the names."""
        home = s.villages[seat]
        self.n = 0
        self.count_people(home)
        self.count_stock(s, home)
        self.count_religion(s, home)
        self.count_council(home)
        self.count_land(s, home)
        self.count_goods(s, home)

    def count_people(self, home: Village) -> None:
        present = ones(home.villagers)
        for profession in range(5):
            self.add(home.villagers >> profession & 1)
        self.add(1 if present <= LAST_VILLAGER else 0)
        self.add(home.left)
        self.add(home.right)
        self.add(home.cloud)
        self.add(home.reaper)

    def count_stock(self, s: MyVillage, home: Village) -> None:
        self.add(home.coins if home.coins < MAX_COINS else MAX_COINS)
        self.add(home.coins if home.coins < FIRST_COINS else FIRST_COINS)
        self.add(home.tree)
        self.add(home.tree if home.headman == COIN else 0)
        start = s.rules.tables.rat_start
        safe = home.church == SANATORY and home.has(ABBOT)
        self.add(0 if safe else home.tree * TENTHS * (start - s.rat) // start)
        self.add(1 if home.headman == COIN else 0)
        self.add(0 if home.headman in (HOUSE, COIN) else 1)

    def count_religion(self, s: MyVillage, home: Village) -> None:
        for church in range(len(CHURCHES)):
            self.add(1 if home.church == church else 0)
        window_count = windows(s.rules, home)
        prestige = s.rules.tables.windows
        more = home.church != NONE and home.has(ABBOT) and window_count + 1 < len(prestige)
        self.add(window_count)
        self.add(prestige[window_count + 1] - prestige[window_count] if more else 0)
        self.add(0 if home.has(ABBOT) else 1)

    def count_council(self, home: Village) -> None:
        for council in range(len(COUNCILS)):
            self.add(1 if home.council == council else 0)
        self.add(ones(home.marks))
        self.add(ones(home.marks & ~home.villagers) if home.council == POPULATION else 0)
        self.add(home.wild)
        self.add(home.meeting)
        self.add(home.markers)

    def count_land(self, s: MyVillage, home: Village) -> None:
        self.add(home.fields)
        self.add(ones(home.plows))
        letter = next_letter(s, home) if home.has(TRAVELLER) else len(LETTERS)
        if letter == len(LETTERS):
            self.add(0)
            self.add(0)
            return
        gray = GrayCost(s, home)
        self.add(expected(s, letter) // TENTHS)
        pays = affords_wagon(s, home, letter, home.coins, gray) or affords_coins(s, home, letter, home.coins, gray)
        self.add(1 if pays else 0)

    def count_goods(self, s: MyVillage, home: Village) -> None:
        for kind in range(len(CRAFTS)):
            self.add(1 if home.crafts >> 4 * kind & 15 else 0)
        for kind in range(len(GOODS)):
            self.add(home.good(kind))
        self.demand.of(s, home)
        self.add(self.demand.ready)
        self.add(self.demand.makeable)
        self.add(self.demand.waiting)
        self.add(self.demand.idle)

    def pending_points(self, s: MyVillage, seat: Seat) -> Count:
        """Add what is paid for but not received yet, because a chance event or a payment comes first."""
        if s.revealed_journey != NONE:
            return 100 * s.rules.tables.journeys[s.revealed_journey].prestige
        if s.stack[-1].step is s.rules.journey:
            return expected(s, s.stack[-1].arg % len(LETTERS))
        monk = s.bought - MONK_CARDS
        if monk < 0 or monk >= len(s.rules.tables.monks):
            return 0
        window_count = windows(s.rules, s.villages[seat])
        prestige = s.rules.tables.windows
        card = s.rules.tables.monks[monk]
        story = self.story * card.amount if card.bonus == STORY else 0
        return 100 * (prestige[window_count + 1] - prestige[window_count]) + story


def expected(s: MyVillage, letter: Count) -> Count:
    """Return the mean prestige of the remaining cards of a letter, in hundredths."""
    cards = s.journeys & s.rules.tables.letters[letter].cards
    count: Count = 0
    points: Count = 0
    card: Count = 0
    while cards >> card:
        if cards >> card & 1:
            count += 1
            points += s.rules.tables.journeys[card].prestige
        card += 1
    return 100 * points // count if count else 0


def progress(s: MyVillage) -> Count:
    """Return the progress of the game in hundredths: by coffins, or by rounds in very long games."""
    tables = s.rules.tables
    by_coffins = 100 * s.coffins() // tables.end_coffins
    by_rounds = 100 * s.round // tables.round_limit
    elapsed = by_coffins if by_coffins > by_rounds else by_rounds
    return elapsed if elapsed < 100 else 100
