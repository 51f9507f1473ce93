"""The results as a table and as JSON."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table

from bench.peers.results import BASES, Row, bases, figures
from bench.peers.runner import RunOptions

CAPTION = (
    "One core, medians. Decisions are moves of players, not of chance; forced moves count for peers, "
    "but not for ours. The last columns: how many times as fast ours is, by method."
)


def table(rows: list[Row]) -> Table:
    ours = bases(rows)
    output = Table(title="Random play", caption=CAPTION)
    for name in ("peer", "game", "version"):
        output.add_column(name)
    for name in ("decisions/s", "games/s", "per game", *(f"x {key}" for key in BASES)):
        output.add_column(name, justify="right")
    last = ""
    for row in rows:
        if row.peer.name != last:
            output.add_section()
        output.add_row(row.peer.name if row.peer.name != last else "", *cells(row, ours))
        last = row.peer.name
    return output


def cells(row: Row, ours: dict[str, Row]) -> list[str]:
    if not row.measured:
        return [f"{escape(row.game.name)}\n[red]{escape(row.reason or 'not measured')}[/red]"]
    ratios = [times(row.behind(ours[key])) if key in ours else "" for key in BASES]
    return [
        escape(row.game.name),
        row.version,
        f"{row.speed:,.0f}",
        f"{row.games_per_second:,.0f}" if row.games_per_second >= 10 else f"{row.games_per_second:.1f}",
        f"{row.decisions_per_game:,.0f}" if row.decisions_per_game >= 10 else f"{row.decisions_per_game:.1f}",
        *ratios,
    ]


def times(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2f}"


def processor() -> str:
    """Return the name of the CPU; on Linux `platform` does not know it."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text().splitlines() if path.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def results_json(rows: list[Row], options: RunOptions) -> str:
    """Return the result as JSON, without a date, so that repeated runs differ only by noise."""
    result: dict[str, Any] = {
        "processor": processor(),
        "python": platform.python_version(),
        "seconds": options.seconds,
        "passes": options.passes,
        "rows": figures(rows),
    }
    return json.dumps(result, indent=2, ensure_ascii=False) + "\n"
