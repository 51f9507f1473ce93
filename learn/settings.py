"""What a run is made with: every number that may be turned, as JSON beside the weights."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Settings:
    """As they come they suit one large GPU with about sixteen cores."""

    game: str
    seconds: float = 420.0
    seed: int = 1

    workers: int = 0  # processes that play; 0: one for every core but one
    tables: int = 4  # at which each of them plays in each half
    lanes: int = 64  # games at each table
    steps: int = 128  # answers of every game in a window
    stay: int = 24  # windows until a table gives way to another
    plain: float = 0.35  # the share of tables without boxes
    crowd: float = 1.5  # how much more often tables of more seats are drawn
    solo: float = 1.0  # how many times as often tables of one seat are drawn as `crowd` says
    odd: float = 0.2  # the chance of an option to have another value than usual
    guests: float = 0.03125  # the share of games in which greedy has a seat
    elders: float = 0.125  # the share of games in which older selves have all seats but one
    elders_every: int = 20  # windows until the net is remembered as an elder

    width: int = 512
    blocks: int = 3
    rate: float = 5e-4
    rate_end: float = 5e-5
    entropy: float = 0.012  # 0.02 leads to endless games
    entropy_end: float = 0.002
    clip: float = 0.2
    epochs: int = 2
    batch: int = 32768
    trace: float = 0.95  # lambda: how far back a surprise is felt
    victory: float = 0.5  # the part of the reward that is the victory; the rest is the margin
    spread: float = 40.0  # points that are worth as much as a victory
    alone: float = 60.0  # points of a player alone that are worth nothing
    haste: float = 0.002  # what each decision of a game costs its seats together, in units of the margin, at first
    pace: float = 220.0  # decisions of a seat in a game; the price goes up as long as there are more

    report_every: float = 10.0  # seconds
    save_every: float = 60.0
    look_every: float = 120.0  # for games against a bot of ours
    look_lanes: int = 4  # games at each table
    last_look_lanes: int = 16

    @property
    def cores(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 1) - 1)

    @property
    def games(self) -> int:
        return 2 * self.cores * self.tables * self.lanes

    def changed(self, wishes: list[str]) -> Settings:
        """With `name=value` for some; ValueError with one sentence if there is no such setting."""
        known = {field.name: type(getattr(self, field.name)) for field in fields(self)}
        values: dict[str, Any] = {}
        for wish in wishes:
            name, _, value = wish.partition("=")
            if name not in known:
                raise ValueError(f"there is no setting {name!r}; there are {', '.join(known)}")
            values[name] = known[name](value)
        return replace(self, **values)

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=2) + "\n")


def read(path: Path) -> Settings:
    return Settings(**json.loads(path.read_text("utf-8")))
