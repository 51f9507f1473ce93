"""Every valid setting, and random play with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations, product
from random import Random
from typing import Any, NamedTuple

import village
from tests.builders.my_village import rich
from village import Record

SEATS = {"2011": (2, 3, 4), "bigbox": (2, 3, 4, 5)}  # of the base game, without solo
EXPANSIONS = ("inn", "port", "goals", "customers", "marriage")
ON_LAND = ("inn", "goals", "customers", "marriage")
BIGBOX = ("marriage",)  # expansions that require this edition
MAX_ROUNDS = 20  # rounds: no game lasts longer


class Setting(NamedTuple):
    """One way to set up a game."""

    edition: str
    seats: int
    expansions: tuple[str, ...] = ()
    gifts: bool | None = None  # None: the default of the edition
    different: bool = False
    first: int | None = None
    die: bool = False
    hidden: bool = False  # the customers of other seats
    game: str = "village"
    prepared: bool = False  # start from a position in which rare questions come up

    def __str__(self) -> str:
        parts = [] if self.gifts is None else ["gifts" if self.gifts else "nogifts"]
        parts += ["different"] * self.different + ["die"] * self.die + ["hidden"] * self.hidden
        parts += [] if self.first is None else [f"first{self.first}"]
        parts += [self.game] * (self.game != "village") + ["prepared"] * self.prepared
        return "-".join([self.edition, str(self.seats), *self.expansions, *parts])

    @property
    def options(self) -> dict[str, Any]:
        """Return every option with its value."""
        if self.game != "village":
            return {"hidden_customers": False}
        sold = self.edition == "bigbox" and self.seats > 1
        options = {
            "different_cubes": self.different,
            "first_player": self.first,
            "hidden_customers": self.hidden,
            "start_compensation": sold if self.gifts is None else self.gifts,
        }
        return options | ({"rival_die": self.die} if self.seats == 1 else {})


def every_mix() -> list[tuple[str, ...]]:
    return [mix for size in range(len(EXPANSIONS) + 1) for mix in combinations(EXPANSIONS, size)]


def every_table() -> Iterator[Setting]:
    """Return all combinations of editions, expansions and seats. I-SET-8: with the Inn five play the 2011 edition."""
    for mix in every_mix():
        if not set(BIGBOX) & set(mix):
            for seats in (*SEATS["2011"], *((5,) if "inn" in mix else ())):
                yield Setting("2011", seats, mix)
        for seats in SEATS["bigbox"]:
            yield Setting("bigbox", seats, mix)
        for die in (False, True):
            yield Setting("bigbox", 1, mix, die=die)


SETTINGS = [  # the base game with all its options
    Setting(edition, seats, (), gifts, different, first)
    for edition, counts in SEATS.items()
    for seats in counts
    for gifts, different, first in product((True, False), (True, False), (None, seats - 1))
]
TABLES = list(every_table())
PLAIN = [Setting(edition, seats) for edition, counts in SEATS.items() for seats in counts]
SOLO = [setting for setting in TABLES if setting.seats == 1]
HIDDEN = Setting("bigbox", 3, ("inn", "customers"), hidden=True)
WITH_EXPANSIONS = [  # one of each kind, for slow property tests
    Setting("bigbox", 1),
    Setting("bigbox", 1, ON_LAND, die=True),
    Setting("bigbox", 1, ("port",)),
    Setting("2011", 3, ("port",)),
    Setting("bigbox", 4, ("inn", "port", "goals")),
    Setting("2011", 5, ("inn",)),
    Setting("bigbox", 2, ("inn", "goals"), different=True),
    Setting("bigbox", 4, ("goals", "customers"), first=3),
    Setting("bigbox", 5, ON_LAND),
    HIDDEN,
]
CHOSEN = [*PLAIN, *SETTINGS[3::11], *WITH_EXPANSIONS]
SECRET = [setting for setting in TABLES if "goals" in setting.expansions]
MY_VILLAGE = [Setting("2015", seats, game="my_village") for seats in (2, 3, 4)]
PREPARED = [setting._replace(prepared=True) for setting in MY_VILLAGE]
ANY = [*CHOSEN, *MY_VILLAGE]
EVERYWHERE = [*ANY, *PREPARED]


def new(setting: Setting, seed: int | str, chance: str = "seeded") -> Record:
    if setting.prepared:
        return village.position(setting.game, rich(setting.seats), seed=seed, chance=chance)
    return village.new(
        setting.game, edition=setting.edition, seats=setting.seats, expansions=setting.expansions,
        options=setting.options, seed=seed, chance=chance,
    )  # fmt: skip


def walk(game: Record, seed: object) -> Iterator[str]:
    """Play randomly to the end; yield every move just before it is played."""
    rng = Random(str(seed))
    while not game.over:
        token = rng.choice(game.moves)
        yield token
        game.play(token)


def play_actively(game: Record, seed: object) -> Iterator[str]:
    """Play randomly with few passes, so that games reach more goals, villagers and distant places."""
    rng = Random(str(seed))
    while not game.over:
        willing = [move for move in game.moves if not move.endswith(" pass")]
        token = rng.choice(game.moves if rng.random() < 0.15 else willing)
        yield token
        game.play(token)


def finish(game: Record, seed: object) -> Record:
    """Play randomly to the end."""
    for _ in walk(game, seed):
        pass
    return game


def middle(setting: Setting, seed: int, chance: str = "seeded") -> Record:
    """Return a game in progress, the same one for the same seed."""
    game = new(setting, seed, chance)
    for ply, _ in enumerate(walk(game, seed)):
        if ply == 40 + 17 * (seed % 7):
            break
    return game


def snapshot(game: Record) -> str:
    """Return everything that a caller can see of a game."""
    return json.dumps([game.data(), game.moves, game.actor, game.question, game.log, game.scores(), game.winners])


def digest(data: object) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
