"""Measured results and their comparison."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import Any

from bench.peers.peers import OURS, Game, Peer

BASES = ("playout", "stepped", "recorded")  # our rows that peers are compared with
REQUIRED_RATIO = {"catanatron": 50.0}  # default: 1


@dataclass(frozen=True)
class Pass:
    games: int
    decisions: int
    seconds: float

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


@dataclass
class Row:
    """One game of one peer; `reason` explains missing figures."""

    peer: Peer
    game: Game
    version: str = ""
    reason: str = ""
    passes: list[Pass] = field(default_factory=list)

    def add(self, result: tuple[Pass, str]) -> None:
        run, self.version = result
        self.passes.append(run)

    @property
    def measured(self) -> bool:
        return bool(self.passes) and not self.reason

    @property
    def speed(self) -> float:
        """Player decisions per second, median of the passes."""
        return median(run.speed for run in self.passes)

    @property
    def games_per_second(self) -> float:
        return median(run.games / run.seconds for run in self.passes)

    @property
    def decisions_per_game(self) -> float:
        return sum(run.decisions for run in self.passes) / sum(run.games for run in self.passes)

    def behind(self, base: Row) -> float:
        """Return how many times as fast `base` is, compared within each pass so that machine load cancels out."""
        pairs = zip(self.passes, base.passes, strict=True)
        return median(theirs.speed / own.speed for own, theirs in pairs)


def bases(rows: list[Row]) -> dict[str, Row]:
    """Return our measured rows that peers are compared with, by key."""
    return {r.game.key: r for r in rows if r.peer is OURS and r.game.key in BASES and r.measured}


def shortfalls(rows: list[Row]) -> list[str]:
    """List the reasons why ours is not proven fast enough; a row without figures proves nothing."""
    ours = bases(rows).get("playout")
    if ours is None:
        return ["our own playouts were not measured"]
    problems = [f"{name} was not measured" for name in REQUIRED_RATIO if not any(row.peer.name == name for row in rows)]
    for row in rows:
        name = f"{row.peer.name}, {row.game.name}"
        if row.peer is OURS or not row.game.chance:
            continue
        if not row.measured:
            problems.append(f"{name}: {row.reason}")
        elif (ratio := row.behind(ours)) < (needed := REQUIRED_RATIO.get(row.peer.name, 1.0)):
            problems.append(f"{name}: {ratio:.2f} times as fast as it; {needed:.0f} times is required")
    return problems


def figures(rows: list[Row]) -> list[dict[str, Any]]:
    """Return the rows as JSON data."""
    ours = bases(rows)
    data: list[dict[str, Any]] = []
    for row in rows:
        data.append({"peer": row.peer.name, "game": row.game.key, "title": row.game.name})
        if not row.measured:
            data[-1]["reason"] = row.reason
            continue
        data[-1] |= {
            "version": row.version,
            "decisions_per_second": round(row.speed),
            "games_per_second": round(row.games_per_second, 1),
            "decisions_per_game": round(row.decisions_per_game, 1),
            "ours_times_as_fast": {key: round(row.behind(base), 2) for key, base in ours.items()},
            "passes": [round(run.speed) for run in row.passes],
        }
    return data
