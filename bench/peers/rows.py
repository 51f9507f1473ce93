"""What was measured, row by row, and how rows compare."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import Any

from bench.peers.peers import OURS, Game, Peer

BASES = ("playout", "stepped", "recorded")  # the rows of ours that peers are set beside
ENOUGH = {"catanatron": 50.0}  # how many times as fast we have to be; everybody else: ahead


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
    """One game of one peer; `reason` says why there are no figures."""

    peer: Peer
    game: Game
    version: str = ""
    reason: str = ""
    passes: list[Pass] = field(default_factory=list)

    def add(self, result: tuple[Pass, str]) -> None:
        played, self.version = result
        self.passes.append(played)

    @property
    def measured(self) -> bool:
        return bool(self.passes) and not self.reason

    @property
    def speed(self) -> float:
        """Players' decisions in a second, the median pass."""
        return median(played.speed for played in self.passes)

    @property
    def games_per_second(self) -> float:
        return median(played.games / played.seconds for played in self.passes)

    @property
    def decisions_per_game(self) -> float:
        return sum(played.decisions for played in self.passes) / sum(played.games for played in self.passes)

    def behind(self, other: Row) -> float:
        """How many times as fast `other` is. Compared pass by pass: what slows a whole pass cancels out."""
        pairs = zip(self.passes, other.passes, strict=True)
        return median(theirs.speed / own.speed for own, theirs in pairs)


def bases(rows: list[Row]) -> dict[str, Row]:
    """Our measured rows that others are set beside, by key."""
    return {r.game.key: r for r in rows if r.peer is OURS and r.game.key in BASES and r.measured}


def shortfalls(rows: list[Row]) -> list[str]:
    """What keeps us from being fast enough, in words; a row without figures proves nothing."""
    ours = bases(rows).get("playout")
    if ours is None:
        return ["our own playouts were not measured"]
    found = [f"{name} was not measured" for name in ENOUGH if not any(row.peer.name == name for row in rows)]
    for row in rows:
        name = f"{row.peer.name}, {row.game.title}"
        if row.peer is OURS or not row.game.chance:
            continue
        if not row.measured:
            found.append(f"{name}: {row.reason}")
        elif (ratio := row.behind(ours)) < (needed := ENOUGH.get(row.peer.name, 1.0)):
            found.append(f"{name}: {ratio:.2f} times as fast, {needed:.0f} are needed")
    return found


def figures(rows: list[Row]) -> list[dict[str, Any]]:
    """The rows as data."""
    ours = bases(rows)
    told: list[dict[str, Any]] = []
    for row in rows:
        told.append({"peer": row.peer.name, "game": row.game.key, "title": row.game.title})
        if not row.measured:
            told[-1]["reason"] = row.reason
            continue
        told[-1] |= {
            "version": row.version,
            "decisions_per_second": round(row.speed),
            "games_per_second": round(row.games_per_second, 1),
            "decisions_per_game": round(row.decisions_per_game, 1),
            "ours_times_as_fast": {key: round(row.behind(base), 2) for key, base in ours.items()},
            "passes": [round(played.speed) for played in row.passes],
        }
    return told
