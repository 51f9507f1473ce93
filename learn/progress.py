"""What a run tells while it goes on, and keeps beside its weights."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # figures are made without PyTorch
    from learn.collect import Window


@dataclass
class Kind:
    """Tables of a kind since the last report."""

    decisions: int = 0
    games: int = 0
    points: float = 0.0  # of a seat
    best: float = 0.0  # of the winner

    def told(self) -> dict[str, float]:
        """The length of a game is as many decisions as were made for each that ended."""
        games = max(1, self.games)
        return {
            "games": self.games,
            "length": round(self.decisions / games),
            "points": round(self.points / games, 1),
            "best": round(self.best / games, 1),
        }


@dataclass
class Progress:
    """Counts windows and says now and then how it goes."""

    every: float
    decisions: int = 0
    updates: int = 0
    lines: list[dict[str, Any]] = field(default_factory=list)
    looks: list[dict[str, Any]] = field(default_factory=list)  # duels with bots of ours
    kinds: dict[str, Kind] = field(default_factory=dict)
    began: float = field(default_factory=perf_counter)
    told: float = 0.0  # seconds until the last report
    counted: int = 0  # decisions until then
    playing: float = 0.0  # seconds since then

    @property
    def seconds(self) -> float:
        return perf_counter() - self.began

    def add(self, window: Window) -> None:
        steps, games = window.ended.shape
        self.decisions += steps * games
        lanes = games // len(window.settings)
        for table, setting in enumerate(window.settings):
            kind = self.kinds.setdefault(setting.kind, Kind())
            ended = window.ended[:, table * lanes : (table + 1) * lanes]
            totals = window.totals[:, table * lanes : (table + 1) * lanes, : setting.seats][ended]
            kind.decisions += steps * lanes
            kind.games += len(totals)
            kind.points += float(totals.mean(axis=1).sum()) if len(totals) else 0.0
            kind.best += float(totals.max(axis=1).sum()) if len(totals) else 0.0

    def report(self, lesson: dict[str, float]) -> str:
        """One line, if it is time for one."""
        seconds = self.seconds
        if seconds - self.told < self.every:
            return ""
        passed = seconds - self.told
        line: dict[str, Any] = {
            "seconds": round(seconds, 1),
            "updates": self.updates,
            "decisions": self.decisions,
            "decisions_a_second": round((self.decisions - self.counted) / passed),
            "playing": round(self.playing / passed, 2),
            **{name: round(value, 4) for name, value in lesson.items()},
            "kinds": {name: kind.told() for name, kind in sorted(self.kinds.items())},
        }
        self.lines.append(line)
        self.told, self.counted, self.playing, self.kinds = seconds, self.decisions, 0.0, {}
        return said(line)

    def write(self, path: Path, about: dict[str, Any]) -> None:
        path.write_text(json.dumps({**about, "looks": self.looks, "lines": self.lines}, indent=1) + "\n")


def said(line: dict[str, Any]) -> str:
    """The figures of a report in one line, the length of games table by table in a second."""
    head = (
        f"{line['seconds']:6.0f} s  {line['updates']:5d} updates  {line['decisions'] / 1e6:7.1f} M decisions"
        f"  {line['decisions_a_second'] / 1e3:5.0f} k/s (play {line['playing']:.0%})  value {line['value_loss']:.4f}"
        f" explained {line['explained']:.2f}  entropy {line['entropy']:.2f}  moved {line['moved']:.3f}"
        f"  haste {line['haste']:.4f} (a seat decides {line['length']:.0f} times)"
    )
    kinds = [
        f"{name} {kind['length']} ({kind['points']:.0f} pts)" for name, kind in line["kinds"].items() if kind["games"]
    ]
    return f"{head}\n         length: {', '.join(kinds)}"


def said_of_duels(look: dict[str, Any], *, every_table: bool) -> str:
    whole = look["all"]
    lines = [
        f"against {look['opponent']}: {100 * whole['wins']:.1f} % (+- {100 * whole['sure']:.1f}) of {whole['games']}"
        f" games, {whole['points']} v. {whole['others']} points, {whole['decisions']} decisions a game"
    ]
    if every_table:
        lines += [
            f"    {name}: {100 * table['wins']:.1f} % of {table['games']} (par {100 * table['par']:.0f}),"
            f" {table['points']} v. {table['others']}, {table['decisions']} decisions"
            for name, table in sorted(look["tables"].items())
        ]
    return "\n".join(lines)
