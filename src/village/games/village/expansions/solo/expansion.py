"""S-SET: the setup of the solo game and its rival."""

from __future__ import annotations

from typing import Any, cast

from village.games.village.expansion import Expansion
from village.games.village.expansions.solo.events import EVENTS
from village.games.village.expansions.solo.human import Human
from village.games.village.expansions.solo.observe import solo_names, write_solo
from village.games.village.expansions.solo.position import packed, read_solo, solo_data
from village.games.village.expansions.solo.reachability import check_rival_reachable
from village.games.village.expansions.solo.rival_turn import Die, Fate, Reaction, RivalTurn
from village.games.village.expansions.solo.rule_changes import (
    AfterRivalTurn,
    RivalBuys,
    SoloMajority,
    SoloMonk,
    SoloNewRound,
    SoloNext,
    SoloPrivilege,
    SoloTurn,
)  # fmt: skip
from village.games.village.expansions.solo.state import DOWN, FATES, HUMAN, SoloState
from village.games.village.expansions.solo.value_checks import check_ring, check_titles
from village.games.village.rules import Rules
from village.games.village.score import total
from village.games.village.state import Village
from village.games.village.vocabulary import NONE, PROFESSIONS
from village.kernel.step import Step
from village.kernel.types import Count, Numbers, Row, Seat, i64, vec
from village.toolkit.events import EventTypes
from village.toolkit.options import Option, switch
from village.toolkit.override_schema import Mistake
from village.toolkit.tables import values_of


class Solo(Expansion):
    """The expansion that is in play in every solo game."""

    rival_turn: RivalTurn
    die: Die
    fate: Fate
    reaction: Reaction
    after_rival_turn: AfterRivalTurn

    def __init__(self) -> None:
        super().__init__("solo")
        self.table: dict[str, Any] = values_of(self.tables())
        self.at: Count = 0
        self.party: Count = 0  # the rival's number among the parties that can trigger the end or pass on a market day
        self.rolls = False  # S-TRN-5
        self.recesses: Count = self.table["ring"]["recesses"]
        self.tiles: Row = vec[i64]([])  # the recesses before the tiles, set by set
        self.blanks: Count = self.table["fate"]["blanks"]
        self.quills: Count = self.table["fate"]["quills"]
        self.set_size: Count = self.blanks + self.quills
        self.search: Row = vec[i64]([])  # the spaces clockwise
        self.search_index: Row = vec[i64]([])  # the index of each space in that order
        self.sections: Row = vec[i64]([])  # of the chronicle, by space
        self.market_space: Count = 0
        self.church_space: Count = 0
        self.titles: list[tuple[int, str]] = []  # the lowest first

    def check_values(self, tables: dict[str, Any]) -> list[Mistake]:
        return [*check_ring(self.table["ring"], self.table["fate"]), *check_titles(self.table["titles"])]

    def rival(self, s: Village) -> SoloState:
        return cast(SoloState, s.slices[self.at])

    def human(self, s: Village) -> Human:
        return cast(Human, s.families[HUMAN])

    def options(self) -> list[Option]:
        """S-TRN-5: a die for the rival. S-SET-1: no compensation and no secrets, because there is no other seat."""
        customers = Option("hidden_customers", False, [False], "false in a solo game")
        customers.only_hides = True
        compensation = Option("start_compensation", False, [False], "false in a solo game")
        return [switch("rival_die", False), compensation, customers]

    def events(self) -> EventTypes:
        return EVENTS

    def extend(self, r: Rules) -> None:
        """Add the rival as a party that can trigger the end and pass on a market day."""
        self.party = r.parties
        r.parties += 1

    def replace(self, r: Rules) -> None:
        r.monk = self.replace_step(r, r.monk, SoloMonk(r, self))
        r.majority = self.replace_step(r, r.majority, SoloMajority(self))
        r.privilege = self.replace_step(r, r.privilege, SoloPrivilege(self))
        r.new_round = self.replace_step(r, r.new_round, SoloNewRound(self))
        r.turn = self.replace_step(r, r.turn, SoloTurn(r, self))
        r.next_turn = self.replace_step(r, r.next_turn, SoloNext(self))

    def replace_step(self, r: Rules, old: Step[Village], new: Step[Village]) -> Step[Village]:
        r.replace(old, new)
        return new

    def install(self, r: Rules) -> None:
        self.rolls = bool(r.options["rival_die"])
        ring: dict[str, Any] = self.table["ring"]
        tiles: list[int] = ring["top"] + ring["bottom"]
        self.tiles = vec[i64](tiles)
        self.market_space = r.space_names.index("market")
        self.church_space = r.space_names.index("church")
        self.read_expansions(r)
        self.rival_turn = RivalTurn(self)
        self.die = Die(self)
        self.fate = Fate(self)
        self.reaction = Reaction(self, len(r.space_names))
        self.after_rival_turn = AfterRivalTurn(self)
        for step in [self.rival_turn, self.die, self.fate, self.reaction, self.after_rival_turn]:
            r.add(step)
        self.at = r.take_slice()
        r.followers.append(RivalBuys(self))
        self.add_vocabulary(r)

    def read_expansions(self, r: Rules) -> None:
        """S-SET-5, S-DTH-1, S-SCO-1: the order of spaces, the sections and the titles, with all expansions in play."""
        order: list[str] = list(self.table["search"]["order"])
        section: dict[str, str] = dict(self.table["sections"])
        more = 0
        for expansion in r.expansions:
            added: dict[str, Any] = values_of(expansion.tables()).get("solo", {})
            order += added.get("search_after", [])
            more += added.get("titles_plus", 0)
            section |= dict.fromkeys(added.get("farm_spaces", []), "farm")
        order += [name for name in r.space_names if name not in order]
        self.search = vec[i64]([r.space_names.index(name) for name in order])
        self.search_index = vec[i64]([order.index(name) for name in r.space_names])
        self.sections = vec[i64](
            [PROFESSIONS.index(section[name]) if name in section else NONE for name in r.space_names]
        )
        limits: dict[str, int] = self.table["titles"]
        self.titles = [(limit + more if limit else 0, title) for title, limit in limits.items()]
        self.titles.sort()
        r.titles = self.titles

    def add_vocabulary(self, r: Rules) -> None:
        r.vocabulary["fate"] = FATES[1:]

    def setup(self, s: Village) -> None:
        """S-SET-2, S-SET-3: her members next to her board and on the church, six tiles face down."""
        s.families[HUMAN] = Human(s.families[HUMAN])
        none = [0, 0, 0, 0]
        down = vec[i64]([DOWN] * len(self.tiles))
        rival = SoloState(vec[i64](none), vec[i64]([0] * len(s.rules.rests)), vec[i64]([]), down, vec[i64]([]))
        waiting: list[int] = self.table["rival"]["waiting"]
        members = s.rules.tables.generations  # including those that expansions add to every family
        rival.waiting = packed(waiting)
        rival.at_board = packed([members[generation] - waiting[generation] for generation in range(4)])
        s.slices.append(rival)

    def title(self, s: Village, seat: Seat) -> str:
        """S-SCO-1: return the title that the score earns."""
        score = total(s, seat)
        return [title for limit, title in self.titles if score >= limit][-1]

    def data(self, s: Village) -> dict[str, Any]:
        return solo_data(self, s)

    def read(self, s: Village, data: dict[str, Any]) -> None:
        read_solo(self, s, data)

    def check_reachable(self, s: Village) -> None:
        check_rival_reachable(self, s)

    def layout(self, r: Rules) -> list[str]:
        return solo_names(r)

    def observe(self, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
        return write_solo(self, s, out, at)
