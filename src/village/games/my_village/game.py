"""My Village as a kernel game: the assembled rules of a table and its initial position."""

from __future__ import annotations

from typing import Any, cast

from village.games.my_village.base_game import install
from village.games.my_village.evaluation import Evaluation, progress
from village.games.my_village.events import register_events
from village.games.my_village.facts import facts
from village.games.my_village.hidden_customers import forget_customers, mask_customers
from village.games.my_village.observe import layout, observe
from village.games.my_village.position_reader import read_position
from village.games.my_village.position_writer import position_data
from village.games.my_village.reachability import check_position_reachable
from village.games.my_village.rules import Rules
from village.games.my_village.score import breakdown, ranking_key, score_lines, total, winners
from village.games.my_village.state import MyVillage, Village, ones
from village.games.my_village.tables import PACKAGE
from village.games.my_village.value_costs import value_prices
from village.games.my_village.vocabulary import DICE, NONE, PROFESSIONS, SYMBOLS
from village.kernel.event import Event
from village.kernel.game import Counted, Fact
from village.kernel.state import State
from village.kernel.types import CHANCE, Count, Numbers, Row, Seat, i64, vec
from village.toolkit.events import event_data
from village.toolkit.heuristics import read_playout_weights, weights_hash


def zeros(n: int) -> Row:
    return vec[i64]([0] * n)


def row_of_none(n: int) -> Row:
    return vec[i64]([NONE] * n)


class MyVillageGame(Rules):
    """The rules with the interface that records need."""

    def __init__(self, seats: int, hides_points: bool = False) -> None:
        super().__init__(seats, hides_points)
        install(self)
        register_events(self)
        self.index_actions()
        self.number_questions()
        self.evaluation = Evaluation(self)
        read_playout_weights(self, PACKAGE)
        self.weights_hash = weights_hash(PACKAGE)
        self.score = score_lines()
        self.lines = [line.name for line in self.score]
        self.line_rules = {line.name: line.rule for line in self.score}
        self.over_rule = "M-END-1"

    def number_questions(self) -> None:
        self.questions = [step for step in self.steps if step.size and not step.is_chance]
        self.question_of = row_of_none(self.actions)
        for number, step in enumerate(self.questions):
            self.question_of[step.first] = number

    def empty(self) -> MyVillage:
        """Return the initial position before any chance event (M-SET)."""
        tables = self.tables
        s = MyVillage(
            self, zeros(self.widest), zeros(self.widest),
            zeros(len(DICE)), zeros(len(PROFESSIONS)), row_of_none(len(SYMBOLS)), row_of_none(tables.display + 1),
        )  # fmt: skip
        s.villages = [self.village(seat) for seat in range(self.seats)]
        s.palm = 1
        s.rat = tables.rat_start
        s.churches = (1 << len(tables.churches)) - 1
        s.councils = (1 << len(tables.councils)) - 1
        s.crafts = (1 << len(tables.crafts)) - 1
        s.meetings = tables.meeting.count
        s.fields = tables.field.count
        s.journeys = (1 << len(tables.journeys)) - 1
        s.monks = (1 << len(tables.monks)) - 1
        s.customers = (1 << len(tables.customers)) - 1
        return s

    def village(self, seat: int) -> Village:
        """M-SET-9, M-SET-10: seat 0 starts, so seats are in turn order."""
        village = Village()
        village.cloud = self.tables.start
        village.coins = self.tables.start_coins[seat]
        return village

    def start(self) -> MyVillage:
        s = self.empty()
        s.push(self.deal, CHANCE)
        return s

    def scores(self, s: State) -> list[dict[str, int]]:
        now = cast(MyVillage, s)
        return [{line.name: line.points(now, seat) for line in self.score} for seat in range(self.seats)]

    def breakdown(self, s: State, seat: Seat) -> dict[str, list[Counted]]:
        return breakdown(cast(MyVillage, s), seat)

    def total(self, s: State, seat: Seat) -> Count:
        return total(cast(MyVillage, s), seat)

    def evaluate(self, s: State, seat: Seat) -> Count:
        return self.evaluation.of(cast(MyVillage, s), seat)

    def facts(self, s: State, seat: Seat) -> list[Fact]:
        return facts(cast(MyVillage, s), seat)

    def progress(self, s: State) -> Count:
        return progress(cast(MyVillage, s))

    def visible_state(self, s: State, seat: Seat) -> State:
        if not self.hides_points or not s.stack:
            return s
        state = cast(MyVillage, s).copy()
        forget_customers(state, seat)
        return state

    def rounds(self, s: State) -> Count:
        return cast(MyVillage, s).round

    def ranking_key(self, s: State, seat: Seat) -> list[int]:
        return ranking_key(cast(MyVillage, s), seat)

    def winners(self, s: State) -> list[int]:
        return winners(cast(MyVillage, s))

    def data(self, s: State) -> dict[str, Any]:
        return position_data(cast(MyVillage, s))

    def position(self, data: dict[str, Any]) -> State:
        s = self.empty()
        read_position(s, data)
        return s

    def check_reachable(self, s: State) -> None:
        check_position_reachable(cast(MyVillage, s))

    def view(self, s: State, seat: Seat) -> dict[str, Any]:
        """Return the position without the customers that only others know, and the costs and banners of each value."""
        now = cast(MyVillage, s)
        data = {**position_data(now), "values": value_prices(now)}
        if self.hides_points and s.stack:
            mask_customers(data, seat)
        return data

    def layout(self) -> list[str]:
        return layout(self)

    def observe(self, s: State, seat: Seat, out: Numbers, at: Count) -> Count:
        return observe(cast(MyVillage, self.visible_state(s, seat)), seat, out, at)

    def determinize(self, s: State, seat: Seat) -> State:
        state = cast(MyVillage, s).copy()
        if self.hides_points and state.stack:
            forget_customers(state, seat)
            state.push(self.hidden_customer, CHANCE)
            state.settle()
        return state

    def revealed_count(self, s: State) -> int:
        if not self.hides_points or s.stack:
            return 0
        return sum([ones(village.served) for village in cast(MyVillage, s).villages])

    def event_data(self, event: Event) -> dict[str, str | int]:
        return event_data(event, self.events[event.kind], self.vocabulary)
