"""G-SET, G-SEC, G-SCO: goals are dealt, kept secret, and scored as soon as they are reached."""

from __future__ import annotations

from typing import Any, Final, cast

from village.games.village.evaluation import weights
from village.games.village.expansion import Expansion, fits
from village.games.village.expansions.goals.cards import Goal, Silver, gold
from village.games.village.expansions.goals.observe import goal_names, write_goals
from village.games.village.rules import Rules
from village.games.village.score import Line
from village.games.village.state import Village
from village.games.village.vocabulary import NONE
from village.kernel.event import Reason
from village.kernel.game import Counted
from village.kernel.state import Slice
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Numbers, Row, Seat, i64, vec
from village.toolkit.hooks import Listener
from village.toolkit.positions import at_most, index_of_name, mapping
from village.toolkit.tables import numbers

SUITS: Final = ["silver", "gold"]
COVERED: Final = "covered"


class Hands(Slice):
    """The dealt cards by suit and seat: the index of the card, NONE before the deal."""

    def __init__(self, silver: Row, gold: Row, reached: Row) -> None:
        self.silver: Row = silver
        self.gold: Row = gold
        self.reached: Row = reached  # two bits per seat: silver 1, gold 2

    def copy(self) -> Slice:
        return Hands(self.silver[:], self.gold[:], self.reached[:])

    def suit(self, suit: Count) -> Row:
        return self.gold if suit else self.silver


class Deal(Step[Village]):
    """G-SET-4: which card of the suit does a seat get? The argument is the seat."""

    def __init__(self, goals: Goals, suit: int, seats: int) -> None:
        super().__init__(SUITS[suit], "G-SET-4", len(goals.cards[suit]))
        self.args = seats
        self.is_chance = True
        self.goals = goals
        self.suit: Count = suit

    def choices(self, s: Village, f: Frame) -> None:
        dealt = self.goals.hands(s).suit(self.suit)
        if dealt[f.arg] != NONE:
            return
        taken = list(dealt)
        for card in range(self.size):
            if card not in taken and self.can_have(s, f.arg, card) and self.leaves_enough(s, [*taken, card], f.arg + 1):
                s.weigh(card, 1)

    def can_have(self, s: Village, seat: Seat, card: Count) -> bool:
        """Return whether a card can be dealt face down: its goal is not reached yet (G-SEC-3, redeal)."""
        return not self.goals.cards[self.suit][card].reached(s, seat)

    def leaves_enough(self, s: Village, taken: list[int], seat: Seat) -> bool:
        """Return whether all seats from `seat` on can still get a card."""
        if seat >= len(s.families):
            return True
        if self.goals.hands(s).suit(self.suit)[seat] != NONE:
            return self.leaves_enough(s, taken, seat + 1)
        for card in range(self.size):
            if card not in taken and self.can_have(s, seat, card) and self.leaves_enough(s, [*taken, card], seat + 1):
                return True
        return False

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        self.goals.hands(s).suit(self.suit)[f.arg] = choice
        self.resolve(s, f)

    def resolve(self, s: Village, f: Frame) -> None:
        """Continue with the next seat."""
        if f.arg + 1 < len(s.families):
            s.push(self, CHANCE, f.arg + 1)

    def token(self, choice: Choice) -> str:
        return self.goals.cards[self.suit][choice].token

    def series(self, s: Village, f: Frame) -> str:
        return "goals"

    def owner(self, f: Frame) -> Seat:
        """G-SEC-2: only this seat sees its card."""
        return f.arg

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("G-SET-4", "goal-dealt")


class Reached(Listener[Village]):
    """G-SCO-2: before every question the goals of all players are checked, in seat order."""

    def __init__(self, goals: Goals) -> None:
        self.goals = goals

    def before_question(self, s: Village) -> None:
        hands = self.goals.hands(s)
        for seat in range(len(s.families)):
            for suit in range(2):
                card = hands.suit(suit)[seat]
                if card == NONE or hands.reached[seat] >> suit & 1:
                    continue
                if self.goals.cards[suit][card].reached(s, seat):
                    hands.reached[seat] |= 1 << suit
                    s.emit("goal", seat, card + suit * len(self.goals.cards[0]), self.goals.worth[suit])


class GoalLine(Line):
    """G-SCO-5: goals that were reached; face-down goals are not counted."""

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

    def __init__(self) -> None:
        super().__init__("goals")
        self.at: Count = 0
        self.cards: list[list[Goal]] = []
        self.worth: Row = vec[i64]([])
        self.deals: list[Deal] = []
        self.gold_weight: Count = weights("goals")["gold"]

    def hands(self, s: Village) -> Hands:
        return cast(Hands, s.slices[self.at])

    def install(self, r: Rules) -> None:
        table = numbers(self.tables())
        silver: list[Goal] = [Silver(entry, r) for entry in table["silver"] if fits(entry, r)]
        golden: list[Goal] = [gold(entry, r) for entry in table["gold"] if fits(entry, r)]
        self.cards = [silver, golden]
        self.worth = vec[i64]([table["points"][suit] for suit in SUITS])
        self.deals = [Deal(self, 0, r.seats), Deal(self, 1, r.seats)]
        for deal in self.deals:
            r.add(deal)
        self.at = r.take_slice()
        r.listeners.append(Reached(self))
        r.score.append(GoalLine(self))
        r.events["goal"] = ["goal", "amount"]
        r.vocabulary["goal"] = [card.token for card in silver + golden]

    def setup(self, s: Village) -> None:
        seats = len(s.families)
        s.slices.append(Hands(vec[i64]([NONE] * seats), vec[i64]([NONE] * seats), vec[i64]([0] * seats)))

    def deal(self, s: Village) -> None:
        """G-SET-5: silver to seat 0, 1, ..., then gold."""
        s.push(self.deals[1], CHANCE, 0)
        s.push(self.deals[0], CHANCE, 0)

    def evaluate(self, s: Village, seat: Seat) -> Count:
        """Value the progress towards a face-down gold goal."""
        card = self.hands(s).gold[seat]
        if card == NONE or self.hands(s).reached[seat] >> 1:
            return 0
        return self.cards[1][card].progress(s, seat) * self.worth[1] * self.gold_weight // 100

    def revealed_count(self, s: Village) -> Count:
        """Count the goals that were reached; after the game all of them."""
        if not s.stack:
            return 2 * len(s.families)
        return sum([(bits & 1) + (bits >> 1) for bits in self.hands(s).reached])

    def determinize(self, s: Village, seat: Seat) -> None:
        """G-SEC-3: redeal the face-down goals of the other seats."""
        hands = self.hands(s)
        redeal = False
        for player in range(len(s.families)):
            for suit in range(2):
                covered = hands.suit(suit)[player] != NONE and not hands.reached[player] >> suit & 1
                if player != seat and covered:
                    hands.suit(suit)[player] = NONE
                    redeal = True
        if redeal:
            self.deal(s)

    def data(self, s: Village) -> dict[str, Any]:
        hands = self.hands(s)
        return {
            "silver": [None if card == NONE else self.cards[0][card].token for card in hands.silver],
            "gold": [None if card == NONE else self.cards[1][card].token for card in hands.gold],
            "reached": [[suit for i, suit in enumerate(SUITS) if bits >> i & 1] for bits in hands.reached],
        }

    def mask(self, data: dict[str, Any], seat: Seat) -> None:
        """G-SEC-1: other seats see the back of the card."""
        for suit in SUITS:
            for player in range(len(data[suit])):
                if player != seat and suit not in data["reached"][player]:
                    data[suit][player] = COVERED

    def layout(self, r: Rules) -> list[str]:
        return goal_names(self, r)

    def observe(self, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
        return write_goals(self, s, seat, out, at)

    def read(self, s: Village, data: dict[str, Any]) -> None:
        mapping(data, [*SUITS, "reached"], "goals")
        hands = self.hands(s)
        for suit, name in enumerate(SUITS):
            tokens = [card.token for card in self.cards[suit]]
            cards = at_most(data.get(name, []), len(s.families), name)
            for seat in range(len(cards)):
                if cards[seat] is not None:
                    card = index_of_name(cards[seat], tokens, f"a {name} goal")
                    if card in hands.suit(suit):
                        raise ValueError(f"the goal {cards[seat]} appears twice")
                    hands.suit(suit)[seat] = card
        reached = at_most(data.get("reached", []), len(s.families), "reached")
        for seat in range(len(reached)):
            for name in at_most(reached[seat], len(SUITS), "reached goals of a seat"):
                suit = index_of_name(name, SUITS, "a reached goal")
                if hands.suit(suit)[seat] == NONE:
                    raise ValueError(f"seat {seat} has no {name} goal that could be reached")
                hands.reached[seat] |= 1 << suit
