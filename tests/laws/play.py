"""Every table that can be laid, and random play on it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from random import Random
from typing import Any, NamedTuple

import village
from village import Record

SEATS = {"2011": (2, 3, 4), "bigbox": (2, 3, 4, 5)}
SHORT_OF = 20  # rounds: no game lasts longer


class Setting(NamedTuple):
    """One way to set up a game."""

    edition: str
    seats: int
    start_compensation: bool
    different_cubes: bool
    first_player: int | None

    def __str__(self) -> str:
        named = "drawn" if self.first_player is None else f"first{self.first_player}"
        gifts = "gifts" if self.start_compensation else "nogifts"
        return f"{self.edition}-{self.seats}-{gifts}-{'different' if self.different_cubes else 'any'}-{named}"

    @property
    def options(self) -> dict[str, Any]:
        return dict(zip(self._fields[2:], self[2:], strict=True))


SETTINGS = [
    Setting(edition, seats, gifts, different, first)
    for edition, counts in SEATS.items()
    for seats in counts
    for gifts, different, first in product((True, False), (True, False), (None, seats - 1))
]
PLAIN = [s for s in SETTINGS if s[2:] == (s.edition == "bigbox", False, None)]  # as the boxes are sold


def new(setting: Setting, seed: int | str, chance: str = "seeded") -> Record:
    return village.new(edition=setting.edition, seats=setting.seats, options=setting.options, seed=seed, chance=chance)


def walk(game: Record, luck: object) -> Iterator[str]:
    """Play on at random to the end: every answer just before it is given."""
    dice = Random(str(luck))
    while not game.over:
        token = dice.choice(game.moves)
        yield token
        game.play(token)


def finish(game: Record, luck: object) -> Record:
    """Play on at random to the end."""
    for _ in walk(game, luck):
        pass
    return game


def middle(setting: Setting, seed: int, chance: str = "seeded") -> Record:
    """A game some way in, the same one for the same seed."""
    game = new(setting, seed, chance)
    for ply, _ in enumerate(walk(game, seed)):
        if ply == 40 + 17 * (seed % 7):
            break
    return game


def snapshot(game: Record) -> str:
    """All that a caller can see of a game."""
    return json.dumps([game.data(), game.moves, game.actor, game.question, game.log, game.scores(), game.winners])


def digest(data: object) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
