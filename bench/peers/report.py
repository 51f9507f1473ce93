"""The rows as a table for people and as JSON for programs."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table

from bench.peers.passes import Effort
from bench.peers.rows import BASES, Row, bases, figures

CAPTION = (
    "One core, medians. Decisions are answers of players, never of chance; peers' answers without a choice count, "
    "ours do not. The last columns: how many times as fast ours is, by the way it is played."
)


def table(rows: list[Row]) -> Table:
    ours = bases(rows)
    shown = Table(title="Random play", caption=CAPTION)
    for name in ("peer", "game", "version"):
        shown.add_column(name)
    for name in ("decisions/s", "games/s", "per game", *(f"x {key}" for key in BASES)):
        shown.add_column(name, justify="right")
    last = ""
    for row in rows:
        if row.peer.name != last:
            shown.add_section()
        shown.add_row(row.peer.name if row.peer.name != last else "", *cells(row, ours))
        last = row.peer.name
    return shown


def cells(row: Row, ours: dict[str, Row]) -> list[str]:
    if not row.measured:
        return [f"{escape(row.game.title)}\n[red]{escape(row.reason or 'not measured')}[/red]"]
    ratios = [times(row.behind(ours[key])) if key in ours else "" for key in BASES]
    return [
        escape(row.game.title),
        row.version,
        f"{row.speed:,.0f}",
        f"{row.games_per_second:,.0f}" if row.games_per_second >= 10 else f"{row.games_per_second:.1f}",
        f"{row.decisions_per_game:,.0f}" if row.decisions_per_game >= 10 else f"{row.decisions_per_game:.1f}",
        *ratios,
    ]


def times(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2f}"


def processor() -> str:
    """The name of the processor; Linux keeps it where `platform` does not look."""
    known = Path("/proc/cpuinfo")
    lines = known.read_text().splitlines() if known.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def written(rows: list[Row], effort: Effort) -> str:
    """The whole result as JSON. No date: the same machine and versions should give the same file but for noise."""
    result: dict[str, Any] = {
        "processor": processor(),
        "python": platform.python_version(),
        "seconds": effort.seconds,
        "passes": effort.passes,
        "rows": figures(rows),
    }
    return json.dumps(result, indent=2, ensure_ascii=False) + "\n"
