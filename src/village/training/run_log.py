"""Figures of a run: printed while it lasts, and stored next to its weights."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # this module works without PyTorch
    from village.training.sampler import Rollout


@dataclass
class TableStats:
    """Sums over the tables of a kind since the last report."""

    decisions: int = 0
    games: int = 0
    points: float = 0.0  # mean of the seats
    winning_points: float = 0.0

    def means(self) -> dict[str, float]:
        games = max(1, self.games)
        return {
            "games": self.games,
            "decisions": round(self.decisions / games),
            "points": round(self.points / games, 1),
            "winning_points": round(self.winning_points / games, 1),
        }


@dataclass
class RunLog:
    """Counts rollouts and reports at intervals."""

    report_every: float  # seconds
    decisions: int = 0
    updates: int = 0
    reports: list[dict[str, Any]] = field(default_factory=list)
    evaluations: list[dict[str, Any]] = field(default_factory=list)
    table_stats: dict[str, TableStats] = field(default_factory=dict)  # by kind of table
    started_at: float = field(default_factory=perf_counter)
    reported_seconds: float = 0.0  # run time at the last report
    reported_decisions: int = 0  # decisions until the last report
    sampling_seconds: float = 0.0  # since the last report

    @property
    def seconds(self) -> float:
        return perf_counter() - self.started_at

    def add(self, rollout: Rollout) -> None:
        steps, games = rollout.done.shape
        self.decisions += steps * games
        per_table = games // len(rollout.settings)
        for table, setting in enumerate(rollout.settings):
            columns = slice(table * per_table, (table + 1) * per_table)
            stats = self.table_stats.setdefault(setting.kind, TableStats())
            scores = rollout.scores[:, columns, : setting.seats][rollout.done[:, columns]]
            stats.decisions += steps * per_table
            stats.games += len(scores)
            stats.points += float(scores.mean(axis=1).sum()) if len(scores) else 0.0
            stats.winning_points += float(scores.max(axis=1).sum()) if len(scores) else 0.0

    def report(self, losses: dict[str, float]) -> str:
        """Return a report, or nothing if the last one is recent."""
        seconds = self.seconds
        elapsed = seconds - self.reported_seconds
        if elapsed < self.report_every:
            return ""
        report: dict[str, Any] = {
            "seconds": round(seconds, 1),
            "updates": self.updates,
            "decisions": self.decisions,
            "decisions_per_second": round((self.decisions - self.reported_decisions) / elapsed),
            "sampling_share": round(self.sampling_seconds / elapsed, 2),
            **{name: round(value, 4) for name, value in losses.items()},
            "tables": {name: stats.means() for name, stats in sorted(self.table_stats.items())},
        }
        self.reports.append(report)
        self.reported_seconds, self.reported_decisions = seconds, self.decisions
        self.sampling_seconds, self.table_stats = 0.0, {}
        return format_report(report)

    def write(self, path: Path, metadata: dict[str, Any]) -> None:
        figures = {**metadata, "evaluations": self.evaluations, "reports": self.reports}
        path.write_text(json.dumps(figures, indent=1) + "\n")


def format_report(report: dict[str, Any]) -> str:
    """Return two lines: the figures of the run, and the length of games by kind of table."""
    head = (
        f"{report['seconds']:6.0f} s  {report['updates']:5d} updates  {report['decisions'] / 1e6:7.1f} M decisions"
        f"  {report['decisions_per_second'] / 1e3:5.0f} k/s (sampling {report['sampling_share']:.0%})"
        f"  value loss {report['value_loss']:.4f}  explained variance {report['explained_variance']:.2f}"
        f"  entropy {report['entropy']:.2f}  ratio change {report['ratio_change']:.3f}"
        f"  step penalty {report['step_penalty']:.4f} ({report['decisions_per_game']:.0f} decisions per seat)"
    )
    tables = [
        f"{name} {means['decisions']} ({means['points']:.0f} points)"
        for name, means in report["tables"].items()
        if means["games"]
    ]
    return f"{head}\n         decisions per game: {', '.join(tables)}"


def format_evaluation(result: dict[str, Any], *, every_table: bool) -> str:
    overall = result["all"]
    lines = [
        f"against {result['opponent']}: {100 * overall['wins']:.1f}% (+- {100 * overall['ci95']:.1f}) of"
        f" {overall['games']} games, {overall['points']} vs. {overall['opponent_points']} points,"
        f" {overall['decisions']} decisions per game"
    ]
    if every_table:
        lines += [
            f"    {name}: {100 * table['wins']:.1f}% of {table['games']} (par {100 * table['par']:.0f}),"
            f" {table['points']} vs. {table['opponent_points']}, {table['decisions']} decisions"
            for name, table in sorted(result["tables"].items())
        ]
    return "\n".join(lines)
