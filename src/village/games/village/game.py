"""Village as a game of the kernel: the assembled rules of one table and the start of play."""

from __future__ import annotations

from typing import Any, cast

from village.games.village import base_game
from village.games.village.evaluation import Evaluation, progress
from village.games.village.expansion import Expansion
from village.games.village.facts import facts
from village.games.village.hidden_customers import forget_customers, mask_customers
from village.games.village.observe import layout, observe
from village.games.village.position_reader import read_position
from village.games.village.position_writer import position_data
from village.games.village.reachability import check_position_reachable
from village.games.village.rules import Rules
from village.games.village.score import lines, ranking_key, total, winners
from village.games.village.score_breakdown import breakdown
from village.games.village.state import Family, Village
from village.games.village.tables import PACKAGE
from village.games.village.vocabulary import FARM, GRAVES, NONE, RESERVE
from village.kernel.event import Event
from village.kernel.game import Counted, Fact
from village.kernel.state import State
from village.kernel.types import CHANCE, Count, Numbers, Row, Seat, i64, vec
from village.toolkit.events import event_data
from village.toolkit.heuristics import read_playout_weights, weights_hash
from village.toolkit.options import Value


def zeros(n: int) -> Row:
    return vec[i64]([0] * n)


def counts_in_chronicle(expansion: Expansion) -> bool:
    return type(expansion).counted_in_chronicle is not Expansion.counted_in_chronicle


class VillageGame(Rules):
    """The rules with everything that a record needs from a game."""

    def __init__(self, edition: str, seats: int, expansions: list[Expansion], options: dict[str, Value]) -> None:
        super().__init__(edition, seats, expansions, options)
        for expansion in expansions:
            expansion.extend(self)
        wares = len(self.wares)
        base_game.install(self)
        for expansion in expansions:
            expansion.replace(self)
        for expansion in expansions:
            expansion.install(self)
        if len(self.wares) != wares:
            raise ValueError("add wares in `extend`, because the market is built from them before `install`")
        self.counting_in_chronicle = [expansion for expansion in expansions if counts_in_chronicle(expansion)]
        self.check_lists()
        for space in [*self.spaces, *self.inside]:
            space.args = len(self.causes)
        self.index_actions()
        self.number_questions()
        self.evaluation = Evaluation(self)
        read_playout_weights(self, PACKAGE)
        self.weights_hash = weights_hash(PACKAGE)
        self.over_rule = "V-END-5"
        self.lines = [line.name for line in self.score]
        self.line_rules = {line.name: line.rule for line in self.score}

    def check_lists(self) -> None:
        """Raise ValueError if names that several expansions add to are not unique."""
        for names in ([expansion.name for expansion in self.expansions], self.places, self.goods, self.space_names):
            for name in names:
                if names.count(name) > 1:
                    raise ValueError(f"the name {name!r} is used twice")
        for ground in self.grounds:
            if ground.spaces < 1:
                raise ValueError(f"the burial ground {ground.name!r} has no spaces")

    def number_questions(self) -> None:
        self.questions = [step for step in self.steps if step.size and not step.is_chance]
        self.question_of = vec[i64]([NONE] * self.actions)
        for number, step in enumerate(self.questions):
            self.question_of[step.first] = number

    def empty(self) -> Village:
        """Return the state before anything is drawn (V-SET)."""
        tables = self.tables
        s = Village(
            self, zeros(self.widest), zeros(self.widest),
            vec[i64]([tables.cubes] * 4 + [tables.plague]), zeros(5), zeros(5 * len(self.space_names)),
            vec[i64]([NONE] * tables.stalls), vec[i64]([]), vec[i64]([kind.tiles for kind in tables.customers]),
            zeros(GRAVES + len(self.grounds)),
        )  # fmt: skip
        s.families = [self.family() for _ in range(self.seats)]
        s.monks = tables.monks
        s.has_listeners = len(self.listeners) > 0
        for expansion in self.expansions:
            expansion.setup(s)
        return s

    def family(self) -> Family:
        """V-SET-2, V-SET-3: eleven members, those of the first generation on the farm, and a coin."""
        family = Family(zeros(4), zeros(len(self.goods)), zeros(len(self.places)), vec[i64]([]), self.alive)
        for generation in range(4):
            born = self.tables.born[generation]
            family.members[FARM] += born << 4 * generation
            family.members[RESERVE] += self.tables.generations[generation] - born << 4 * generation
        family.coins = self.tables.start_coins
        return family

    def start(self) -> Village:
        s = self.empty()
        s.push(self.setup, CHANCE)
        return s

    def scores(self, s: State) -> list[dict[str, int]]:
        village = cast(Village, s)
        return [dict(zip(self.lines, lines(village, seat), strict=True)) for seat in range(self.seats)]

    def breakdown(self, s: State, seat: Seat) -> dict[str, list[Counted]]:
        return breakdown(cast(Village, s), seat)

    def total(self, s: State, seat: Seat) -> Count:
        return total(cast(Village, s), seat)

    def evaluate(self, s: State, seat: Seat) -> Count:
        return self.evaluation.of(cast(Village, s), seat)

    def facts(self, s: State, seat: Seat) -> list[Fact]:
        return facts(cast(Village, s), seat)

    def progress(self, s: State) -> Count:
        return progress(cast(Village, s))

    def visible_state(self, s: State, seat: Seat) -> State:
        if not self.hides_points or not s.stack:
            return s
        state = cast(Village, s).copy()
        forget_customers(state, seat)
        return state

    def title(self, s: State, seat: Seat) -> str:
        titles = [expansion.title(cast(Village, s), seat) for expansion in self.expansions]
        return " ".join([title for title in titles if title])

    def rounds(self, s: State) -> Count:
        return cast(Village, s).round

    def ranking_key(self, s: State, seat: Seat) -> list[int]:
        return ranking_key(cast(Village, s), seat)

    def winners(self, s: State) -> list[int]:
        return winners(cast(Village, s))

    def data(self, s: State) -> dict[str, Any]:
        return position_data(cast(Village, s))

    def position(self, data: dict[str, Any]) -> State:
        s = self.empty()
        read_position(s, data)
        return s

    def check_reachable(self, s: State) -> None:
        check_position_reachable(cast(Village, s))

    def view(self, s: State, seat: Seat) -> dict[str, Any]:
        """V-RND-5: nothing is secret but customers (V-MKT-7) and the secrets of expansions, until the game is over."""
        data = position_data(cast(Village, s))
        if self.hides_points and s.stack:
            mask_customers(data, seat)
        for expansion in self.expansions:
            if expansion.name in data and s.stack:
                expansion.mask(data[expansion.name], seat)
        return data

    def layout(self) -> list[str]:
        return layout(self)

    def observe(self, s: State, seat: Seat, out: Numbers, at: Count) -> Count:
        return observe(cast(Village, self.visible_state(s, seat)), seat, out, at)

    def determinize(self, s: State, seat: Seat) -> State:
        state = cast(Village, s).copy()
        if not state.stack:
            return state
        if self.hides_points:
            forget_customers(state, seat)
            state.push(self.hidden_customer, CHANCE)
        for expansion in self.expansions:
            expansion.determinize(state, seat)
        state.settle()
        return state

    def revealed_count(self, s: State) -> int:
        village = cast(Village, s)
        tiles = sum([len(family.served) for family in village.families]) if self.hides_points and not s.stack else 0
        return tiles + sum([expansion.revealed_count(village) for expansion in self.expansions])

    def event_data(self, event: Event) -> dict[str, str | int]:
        return event_data(event, self.events[event.kind], self.vocabulary)
