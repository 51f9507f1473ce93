"""G-SET, G-SEC: goals are dealt and kept secret until they are scored."""

from __future__ import annotations

from typing import Any, Final, cast

from village.games.village.evaluation import weights
from village.games.village.expansion import Expansion, fits
from village.games.village.expansions.goals.cards import Goal, Gold, Silver, gold
from village.games.village.expansions.goals.deal import Deal
from village.games.village.expansions.goals.events import EVENTS
from village.games.village.expansions.goals.observe import goal_names, write_goals
from village.games.village.expansions.goals.position import goals_data, read_goals
from village.games.village.expansions.goals.scoring import AskAgain, Met, ScoreGoal
from village.games.village.expansions.goals.state import SUITS, Hands
from village.games.village.expansions.goals.value_checks import check_needs
from village.games.village.rules import Rules
from village.games.village.score import Line
from village.games.village.state import Village
from village.games.village.vocabulary import NONE
from village.kernel.game import Counted, Fact
from village.kernel.types import CHANCE, Count, Numbers, Row, Seat, i64, vec
from village.toolkit.events import EventTypes
from village.toolkit.override_schema import Mistake
from village.toolkit.tables import values_of

COVERED: Final = "covered"


class GoalLine(Line):
    """G-SCO-5: goals that were scored; face-down goals are not counted."""

    def __init__(self, goals: Goals) -> None:
        super().__init__("goals", "G-SCO-5")
        self.goals = goals

    def points(self, s: Village, seat: Seat) -> Count:
        reached = self.goals.hands(s).reached[seat]
        return (reached & 1) * self.goals.worth[0] + (reached >> 1) * self.goals.worth[1]

    def breakdown(self, s: Village, seat: Seat) -> list[Counted]:
        hands = self.goals.hands(s)
        reached = [suit for suit in range(len(SUITS)) if hands.reached[seat] >> suit & 1]
        cards = self.goals.cards
        return [(cards[suit][hands.suit(suit)[seat]].token, 1, self.goals.worth[suit]) for suit in reached]


class Goals(Expansion):
    """The expansion Life Goals: two suits of cards, one card of each for every seat."""

    question: ScoreGoal

    def __init__(self) -> None:
        super().__init__("goals")
        self.at: Count = 0
        self.cards: list[list[Goal]] = []
        self.silver: list[Silver] = []
        self.gold: list[Gold] = []
        self.worth: Row = vec[i64]([])
        self.deals: list[Deal] = []
        self.gold_weight: Count = weights("goals")["gold"]

    def check_values(self, tables: dict[str, Any]) -> list[Mistake]:
        return check_needs(tables["goals"]["silver"], tables)

    def hands(self, s: Village) -> Hands:
        return cast(Hands, s.slices[self.at])

    def can_score(self, s: Village, seat: Seat, suit: Count) -> bool:
        """Return whether a goal is met and was not scored yet."""
        return self.met(s, self.hands(s), seat) >> suit & 1 != 0

    def met(self, s: Village, hands: Hands, seat: Seat) -> Count:
        """Return the goals that are met and were not scored yet, as bits: silver 1, gold 2."""
        reached = hands.reached[seat]
        silver, gold = hands.silver[seat], hands.gold[seat]
        bits: Count = 0
        if not reached & 1 and silver != NONE and self.silver[silver].reached(s, seat):
            bits = 1
        if not reached & 2 and gold != NONE and self.gold[gold].reached(s, seat):
            bits |= 2
        return bits

    def score(self, s: Village, seat: Seat, suit: Count) -> None:
        """G-SCO-1: the goal is revealed."""
        hands = self.hands(s)
        hands.reached[seat] |= 1 << suit
        s.emit("goal", seat, hands.suit(suit)[seat] + suit * len(self.cards[0]), self.worth[suit])

    def events(self) -> EventTypes:
        return EVENTS

    def install(self, r: Rules) -> None:
        table = values_of(self.tables())
        self.silver = [Silver(entry, r) for entry in table["silver"] if fits(entry, r)]
        self.gold = [gold(entry, r) for entry in table["gold"] if fits(entry, r)]
        self.cards = [[*self.silver], [*self.gold]]
        self.worth = vec[i64]([table["points"][suit] for suit in SUITS])
        self.deals = [Deal(self, 0, r.seats), Deal(self, 1, r.seats)]
        self.question = ScoreGoal(self)
        r.turn = AskAgain(self, r.turn)
        for step in [*self.deals, self.question, r.turn]:
            r.add(step)
        self.at = r.take_slice()
        r.listeners.append(Met(self))
        r.score.append(GoalLine(self))
        r.vocabulary["goal"] = [card.token for suit in self.cards for card in suit]

    def setup(self, s: Village) -> None:
        seats = len(s.families)
        silver, golden = vec[i64]([NONE] * seats), vec[i64]([NONE] * seats)
        s.slices.append(Hands(silver, golden, vec[i64]([0] * seats), vec[i64]([0] * seats)))

    def deal(self, s: Village) -> None:
        """G-SET-5: silver to seat 0, 1, ..., then gold."""
        s.push(self.deals[1], CHANCE, 0)
        s.push(self.deals[0], CHANCE, 0)

    def evaluate(self, s: Village, seat: Seat) -> Count:
        """Value a goal that can be scored, and the progress towards a gold one."""
        hands = self.hands(s)
        met = self.met(s, hands, seat)
        hundredths = 100 * ((met & 1) * self.worth[0] + (met >> 1) * self.worth[1])
        card = hands.gold[seat]
        if card == NONE or (hands.reached[seat] | met) & 2:
            return hundredths
        return hundredths + self.gold[card].progress(s, seat) * self.worth[1] * self.gold_weight // 100

    def facts(self, s: Village, seat: Seat) -> list[Fact]:
        """Return the goals that are met but not scored, and the progress towards the gold one."""
        hands = self.hands(s)
        met = [suit for suit in range(len(SUITS)) if self.can_score(s, seat, suit)]
        goals = [
            ("goal", self.cards[suit][hands.suit(suit)[seat]].token, self.worth[suit], 100 * self.worth[suit])
            for suit in met
        ]
        card = hands.gold[seat]
        if card == NONE or hands.reached[seat] >> 1 or 1 in met:
            return goals
        progress = self.cards[1][card].progress(s, seat)
        worth = progress * self.worth[1] * self.gold_weight // 100
        return [*goals, ("gold", self.cards[1][card].token, progress, worth)]

    def revealed_count(self, s: Village) -> Count:
        """Count the goals that were scored; after the game all of them."""
        if not s.stack:
            return 2 * len(s.families)
        return sum([(bits & 1) + (bits >> 1) for bits in self.hands(s).reached])

    def determinize(self, s: Village, seat: Seat) -> None:
        """G-SEC-3: redeal the face-down goals of the other seats, none of which is met then."""
        hands = self.hands(s)
        redeal = False
        for player in range(len(s.families)):
            for suit in range(2):
                covered = hands.suit(suit)[player] != NONE and not hands.reached[player] >> suit & 1
                if player != seat and covered:
                    hands.suit(suit)[player] = NONE
                    hands.asked_goals[player] = 0
                    redeal = True
        if redeal:
            self.deal(s)

    def data(self, s: Village) -> dict[str, Any]:
        return goals_data(self, s)

    def mask(self, data: dict[str, Any], seat: Seat) -> None:
        """G-SEC-1: other seats see the back of the card."""
        for suit in SUITS:
            for player in range(len(data[suit])):
                if player != seat and suit not in data["reached"][player]:
                    data[suit][player] = COVERED
                    if "asked" in data:
                        data["asked"][player] = []
        if not any(data.get("asked", [])):
            data.pop("asked", None)

    def layout(self, r: Rules) -> list[str]:
        return goal_names(self, r)

    def observe(self, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
        return write_goals(self, s, seat, out, at)

    def read(self, s: Village, data: dict[str, Any]) -> None:
        read_goals(self, s, data)
