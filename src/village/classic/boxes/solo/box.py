"""S-SET: the rival sits down."""

from __future__ import annotations

from typing import Any, Final, cast

from village.classic.boxes.solo.answer import Answer, Die, Fate, Reaction
from village.classic.boxes.solo.human import Human
from village.classic.boxes.solo.rival import BLANK, DOWN, FATES, HUMAN, QUILL, Rival
from village.classic.boxes.solo.village import (
    Answered,
    SoloMajority,
    SoloMarket,
    SoloMonk,
    SoloNewRound,
    SoloNext,
    SoloPrivilege,
)  # fmt: skip
from village.classic.data import crowd
from village.classic.module import Module
from village.classic.options import Option, switch
from village.classic.position import amount, mapping, named, sequence
from village.classic.rules import Rules
from village.classic.score import total
from village.classic.state import Village, size
from village.classic.tables import numbers
from village.classic.words import COLOURS, GRAVES, NOBODY, PROFESSIONS
from village.kernel.step import Step
from village.kernel.types import Count, Row, Seat, i64, vec

RESTS: Final = [*PROFESSIONS, "grave", "gone"]
FIELDS: Final = [
    "spare", "beside", "waiting", "bag", "windows", "dead", "recess", "space", "placed", "fate", "served", "silent",
]  # fmt: skip


class Solo(Module):
    """The box that is in play whenever one player sits alone."""

    answer: Answer
    die: Die
    fate: Fate
    reaction: Reaction
    answered: Answered

    def __init__(self) -> None:
        super().__init__("solo")
        self.table: dict[str, Any] = numbers(self.tables())
        self.at: Count = 0
        self.rolls = False  # S-TRN-5
        self.recesses: Count = self.table["ring"]["recesses"]
        self.tiles: Row = vec[i64]([])  # the recesses after which the tiles lie, set by set
        self.blanks: Count = self.table["fate"]["blanks"]
        self.quills: Count = self.table["fate"]["quills"]
        self.search: Row = vec[i64]([])  # the spaces clockwise
        self.found: Row = vec[i64]([])  # where each space stands in that order
        self.sections: Row = vec[i64]([])  # of the chronicle, by space
        self.market_space: Count = 0
        self.church_space: Count = 0
        self.titles: list[tuple[int, str]] = []  # the lowest first

    def rival(self, s: Village) -> Rival:
        return cast(Rival, s.slices[self.at])

    def human(self, s: Village) -> Human:
        return cast(Human, s.families[HUMAN])

    def options(self) -> list[Option]:
        """S-TRN-5: a die for the rival. S-SET-1: no compensation, for nobody starts later."""
        return [switch("rival_die", False), Option("start_compensation", False, [False], "false for a player alone")]

    def extend(self, r: Rules) -> None:
        """She brings the end about like a seat, and is done on a market day."""
        r.parties += 1

    def install(self, r: Rules) -> None:
        self.rolls = bool(r.options["rival_die"])
        ring: dict[str, Any] = self.table["ring"]
        tiles: list[int] = ring["top"] + ring["bottom"]
        self.tiles = vec[i64](tiles)
        self.market_space = r.space_names.index("market")
        self.church_space = r.space_names.index("church")
        self.read_boxes(r)
        self.answer = Answer(self)
        self.die = Die(self)
        self.fate = Fate(self)
        self.reaction = Reaction(self, len(r.space_names))
        self.answered = Answered(self)
        for step in [self.answer, self.die, self.fate, self.reaction, self.answered]:
            r.add(step)
        self.replace_slots(r)
        self.at = r.take_slice()
        self.tell_events(r)

    def read_boxes(self, r: Rules) -> None:
        """S-SET-5, S-DTH-1, S-SCO-1: the order of spaces, the sections and the titles, with all boxes in play."""
        order: list[str] = list(self.table["search"]["order"])
        more = 0
        for module in r.modules:
            added: dict[str, Any] = numbers(module.tables()).get("solo", {})
            order += added.get("search_after", [])
            more += added.get("titles_plus", 0)
        order += [name for name in r.space_names if name not in order]
        self.search = vec[i64]([r.space_names.index(name) for name in order])
        self.found = vec[i64]([order.index(name) for name in r.space_names])
        section: dict[str, str] = self.table["sections"]
        self.sections = vec[i64](
            [PROFESSIONS.index(section[name]) if name in section else NOBODY for name in r.space_names]
        )
        limits: dict[str, int] = self.table["titles"]
        self.titles = [(limit + more if limit else 0, title) for title, limit in limits.items()]
        self.titles.sort()

    def replace_slots(self, r: Rules) -> None:
        r.market = self.instead(r, r.market, SoloMarket(r, self))
        r.monk = self.instead(r, r.monk, SoloMonk(r, self))
        r.majority = self.instead(r, r.majority, SoloMajority(self))
        r.privilege = self.instead(r, r.privilege, SoloPrivilege(self))
        r.new_round = self.instead(r, r.new_round, SoloNewRound(self))
        r.next_turn = self.instead(r, r.next_turn, SoloNext(self))

    def instead(self, r: Rules, old: Step[Village], new: Step[Village]) -> Step[Village]:
        r.replace(old, new)
        return new

    def tell_events(self, r: Rules) -> None:
        r.vocabulary["fate"] = FATES[1:]
        r.events["die"] = ["colour"]
        r.events["fate"] = ["fate"]
        r.events["rival_bag"] = ["generation"]
        r.events["rival_called"] = ["generation"]
        r.events["rival_death"] = ["generation", "rest"]
        r.events["rival_market"] = []
        r.events["rival_serve"] = ["customer", "stall"]
        r.events["rival_take"] = ["space", "colour"]

    def setup(self, s: Village) -> None:
        """S-SET-2, S-SET-3: her members beside her board and on the church, six tiles face down."""
        s.families[HUMAN] = Human(s.families[HUMAN])
        none = [0, 0, 0, 0]
        rival = Rival(vec[i64](none), vec[i64]([0] * len(RESTS)), vec[i64]([]), vec[i64]([0] * 6), vec[i64]([]))
        rival.beside = packed(self.table["rival"]["beside"])
        rival.waiting = packed(self.table["rival"]["waiting"])
        s.slices.append(rival)

    def title(self, s: Village, seat: Seat) -> str:
        """S-SCO-1: what the score is worth."""
        score = total(s, seat)
        return [title for limit, title in self.titles if score >= limit][-1]

    def data(self, s: Village) -> dict[str, Any]:
        rival = self.rival(s)
        kinds = [customer.name for customer in s.rules.tables.customers]
        return {
            "spare": self.human(s).spare,
            "beside": crowd(rival.beside),
            "waiting": crowd(rival.waiting),
            "bag": crowd(rival.bag),
            "windows": [generation or None for generation in rival.windows],
            "dead": {RESTS[rest]: crowd(rival.dead[rest]) for rest in range(len(RESTS)) if rival.dead[rest]},
            "recess": rival.recess,
            "space": None if rival.space == NOBODY else s.rules.space_names[rival.space],
            "placed": [COLOURS[colour] for colour in rival.placed],
            "fate": [FATES[tile] for tile in rival.fate],
            "served": [kinds[kind] for kind in rival.served],
            "silent": rival.silent,
        }

    def read(self, s: Village, data: dict[str, Any]) -> None:
        """Her cubes, customers and dead are taken out of the supply, the pile and the free spaces."""
        mapping(data, FIELDS, "solo")
        rival = self.rival(s)
        self.human(s).spare = amount(data.get("spare", 0), "spare", 1)
        if self.human(s).spare and s.ring != HUMAN:
            raise ValueError("only who holds the ring can spend it")
        self.read_members(s, rival, data)
        rival.recess = amount(data.get("recess", 0), "recess", self.recesses)
        rival.silent = bool(data.get("silent", False))
        if data.get("space") is not None:
            rival.space = named(data["space"], s.rules.space_names, "space")
        placed = [named(colour, COLOURS, "a cube in her ring") for colour in sequence(data.get("placed", []), "placed")]
        rival.placed = vec[i64](placed)
        for colour in placed:
            s.supply[colour] -= 1
        fate = sequence(data.get("fate", []), "fate")
        for tile in range(min(len(fate), len(rival.fate))):
            rival.fate[tile] = named(fate[tile], FATES, "a tile of fate")
        self.check_fate(rival)
        kinds = [customer.name for customer in s.rules.tables.customers]
        served = [named(kind, kinds, "a customer she took") for kind in sequence(data.get("served", []), "served")]
        rival.served = vec[i64](served)
        for kind in served:
            s.pile[kind] -= 1

    def check_fate(self, rival: Rival) -> None:
        """S-TRN-4: one quill in a set, and a set that is all up has been turned down again."""
        for first in (0, 3):
            tiles = [rival.fate[tile] for tile in range(first, first + 3)]
            if tiles.count(DOWN) == 0 or tiles.count(QUILL) > self.quills or tiles.count(BLANK) > self.blanks:
                raise ValueError("no set of fate tiles can lie like that")

    def read_members(self, s: Village, rival: Rival, data: dict[str, Any]) -> None:
        """Whoever is not mentioned is where she began."""
        windows = sequence(data.get("windows", []), "windows")
        for window in range(min(len(windows), 4)):
            rival.windows[window] = amount(windows[window] or 0, "a generation at a window", 4)
        dead = mapping(data.get("dead", {}), RESTS, "her dead")
        for rest, name in enumerate(RESTS):
            rival.dead[rest] = packed(dead.get(name, [0, 0, 0, 0]))
            if rest <= GRAVES:
                s.filled[rest] += size(rival.dead[rest])
        rival.bag = packed(data.get("bag", [0, 0, 0, 0]))
        rival.beside = packed(data.get("beside", crowd(rival.beside)))
        rival.waiting = packed(data.get("waiting", crowd(rival.waiting)))
        everybody = rival.bag + rival.beside + rival.waiting + sum(rival.dead)
        for generation in rival.windows:
            if generation:
                everybody += 1 << 4 * (generation - 1)
        if crowd(everybody) != s.rules.tables.generations:
            raise ValueError(f"the rival has {s.rules.tables.generations} members by generation")


def packed(crowd: Any) -> int:
    """Four numbers, one for each generation, as a crowd."""
    members = sequence(crowd, "members of the rival")
    if len(members) != 4:
        raise ValueError("members of the rival are four numbers, one for each generation")
    return sum([amount(members[generation], "members of the rival", 4) << 4 * generation for generation in range(4)])
