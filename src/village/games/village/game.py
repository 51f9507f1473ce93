"""Village as a game of the kernel: the rules of one table, assembled, and how play starts on them."""

from __future__ import annotations

from typing import Any, cast

from village.games.village import base
from village.games.village.data import position_data
from village.games.village.derive import derive
from village.games.village.module import Module
from village.games.village.observe import layout, observe
from village.games.village.position import read_position
from village.games.village.reach import vouch_for
from village.games.village.rules import Rules
from village.games.village.score import lines, standing, total, winners
from village.games.village.state import Family, Village
from village.games.village.tables import PACKAGE
from village.games.village.value import Estimate
from village.games.village.words import FARM, GRAVES, NOBODY, RESERVE
from village.kernel.event import Event
from village.kernel.game import Counted
from village.kernel.state import State
from village.kernel.types import CHANCE, Count, Numbers, Row, Seat, i64, vec
from village.toolkit.events import event_words
from village.toolkit.options import Value
from village.toolkit.weights import read_habits, weights_hash


def zeros(n: int) -> Row:
    return vec[i64]([0] * n)


class VillageGame(Rules):
    """The rules with everything that a record asks of a game."""

    def __init__(self, edition: str, seats: int, modules: list[Module], options: dict[str, Value]) -> None:
        super().__init__(edition, seats, modules, options)
        for module in modules:
            module.extend(self)
        wares = len(self.wares)
        base.install(self)
        for module in modules:
            module.replace(self)
        for module in modules:
            module.install(self)
        if len(self.wares) != wares:
            raise ValueError("wares are entered in `extend`, for the market is made of them before `install`")
        self.check_lists()
        for space in [*self.spaces, *self.inside]:
            space.args = len(self.causes)
        self.number()
        self.number_questions()
        self.estimate = Estimate(self)
        read_habits(self, PACKAGE)
        self.weights_hash = weights_hash(PACKAGE)
        self.over_rule = "V-END-5"
        self.lines = [line.name for line in self.score]
        self.line_rules = {line.name: line.rule for line in self.score}

    def check_lists(self) -> None:
        """What several boxes go on with must still be told apart by name; ValueError if not."""
        for names in ([module.name for module in self.modules], self.places, self.goods, self.space_names):
            for name in names:
                if names.count(name) > 1:
                    raise ValueError(f"there are two of {name!r}")
        for ground in self.grounds:
            if ground.spaces < 1:
                raise ValueError(f"the ground {ground.name!r} has no space for anybody")

    def number_questions(self) -> None:
        self.questions = [step for step in self.steps if step.size and not step.by_chance]
        self.question_of = vec[i64]([NOBODY] * self.actions)
        for number, step in enumerate(self.questions):
            self.question_of[step.first] = number

    def empty(self) -> Village:
        """The table before anything is drawn (V-SET)."""
        tables = self.tables
        s = Village(
            self, zeros(self.widest), zeros(self.widest),
            vec[i64]([tables.cubes] * 4 + [tables.plague]), zeros(5), zeros(5 * len(self.space_names)),
            vec[i64]([NOBODY] * tables.stalls), vec[i64]([]), vec[i64]([kind.tiles for kind in tables.customers]),
            zeros(GRAVES + len(self.grounds)),
        )  # fmt: skip
        s.families = [self.family() for _ in range(self.seats)]
        s.monks = tables.monks
        s.watched = len(self.listeners) > 0
        for module in self.modules:
            module.setup(s)
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

    def derive(self, s: State, seat: Seat) -> dict[str, list[Counted]]:
        return derive(cast(Village, s), seat)

    def total(self, s: State, seat: Seat) -> Count:
        return total(cast(Village, s), seat)

    def value(self, s: State, seat: Seat) -> Count:
        return self.estimate.of(cast(Village, s), seat)

    def title(self, s: State, seat: Seat) -> str:
        titles = [module.title(cast(Village, s), seat) for module in self.modules]
        return " ".join([title for title in titles if title])

    def rounds(self, s: State) -> Count:
        return cast(Village, s).round

    def standing(self, s: State, seat: Seat) -> list[int]:
        return standing(cast(Village, s), seat)

    def winners(self, s: State) -> list[int]:
        return winners(cast(Village, s))

    def data(self, s: State) -> dict[str, Any]:
        return position_data(cast(Village, s))

    def position(self, data: dict[str, Any]) -> State:
        s = self.empty()
        read_position(s, data)
        return s

    def vouch(self, s: State) -> None:
        vouch_for(cast(Village, s))

    def view(self, s: State, seat: Seat) -> dict[str, Any]:
        """V-RND-5: nothing in the base game is secret; a box hides its own until the game is over."""
        data = position_data(cast(Village, s))
        for module in self.modules:
            if module.name in data and s.stack:
                module.mask(data[module.name], seat)
        return data

    def layout(self) -> list[str]:
        return layout(self)

    def observe(self, s: State, seat: Seat, out: Numbers, at: Count) -> Count:
        return observe(cast(Village, s), seat, out, at)

    def guess(self, s: State, seat: Seat) -> State:
        twin = cast(Village, s).copy()
        if not twin.stack:
            return twin
        for module in self.modules:
            module.guess(twin, seat)
        twin.settle()
        return twin

    def shown(self, s: State) -> int:
        return sum([module.shown(cast(Village, s)) for module in self.modules])

    def words(self, event: Event) -> dict[str, str | int]:
        return event_words(event, self.events[event.kind], self.vocabulary, self.counted)
