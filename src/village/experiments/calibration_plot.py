"""The calibration plot: one square per table, predicted chances to the right, win rates upwards."""

from __future__ import annotations

from typing import Any, Final

SQUARE_SIZE, MARGIN = 360, 46
COLUMNS: Final = 3

STYLE = """
text { font: 12px system-ui, sans-serif; fill: #222 } .page { fill: #fff } .grid { stroke: #ddd }
.true { stroke: #b3541e } .band { fill: #b3541e; opacity: 0.15 } .dot { fill: #1f4e9c }
.interval { stroke: #1f4e9c; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #eee } .page { fill: #17191d } .grid { stroke: #3a3d42 } .dot { fill: #a9c7f5 }
.interval { stroke: #a9c7f5 }
.true { stroke: #f0a26b } .band { fill: #f0a26b }
}
"""


def draw(results: dict[str, dict[str, Any]]) -> str:
    """Return an SVG with a square for every table."""
    width, height = SQUARE_SIZE * min(COLUMNS, len(results)), SQUARE_SIZE * -(-len(results) // COLUMNS)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">']
    lines += [f"<style>{STYLE}</style>", f'<rect class="page" width="{width}" height="{height}"/>']
    for number, (name, result) in enumerate(sorted(results.items())):
        row, column = divmod(number, COLUMNS)
        offset = f"translate({SQUARE_SIZE * column} {SQUARE_SIZE * row})"
        lines += [f'<g transform="{offset}">', *square(name, result["bins"]), "</g>"]
    return "\n".join([*lines, "</svg>"]) + "\n"


def square(name: str, bins: list[dict[str, Any]]) -> list[str]:
    """Return a square: true chances lie on the diagonal, the band is five percentage points to either side."""
    lines = []
    for tick in range(0, 101, 25):
        share = tick / 100
        lines.append(f'<path class="grid" d="M{x(0)} {y(share)}H{x(1)}M{x(share)} {y(0)}V{y(1)}"/>')
        lines.append(f'<text x="{x(0) - 6}" y="{y(share) + 4}" text-anchor="end">{tick}%</text>')
        lines.append(f'<text x="{x(share)}" y="{y(0) + 18}" text-anchor="middle">{tick}%</text>')
    lines.append(
        f'<path class="band" d="M{x(0)} {y(0.05)}L{x(0.95)} {y(1)}H{x(1)}V{y(0.95)}L{x(0.05)} {y(0)}H{x(0)}Z"/>'
    )
    lines.append(f'<path class="true" d="M{x(0)} {y(0)}L{x(1)} {y(1)}"/>')
    for group in bins:
        at = x(group["predicted"])
        lines.append(f'<path class="interval" d="M{at} {y(group["low"])}V{y(group["high"])}"/>')
        lines.append(f'<circle class="dot" cx="{at}" cy="{y(group["won"])}" r="4"/>')
    lines.append(f'<text x="{SQUARE_SIZE / 2}" y="{SQUARE_SIZE - 8}" text-anchor="middle">predicted</text>')
    return [*lines, f'<text x="{x(0)}" y="{y(1) - 12}">won, {name}</text>']


def x(share: float) -> float:
    return round(MARGIN + share * (SQUARE_SIZE - 2 * MARGIN), 1)


def y(share: float) -> float:
    return round(SQUARE_SIZE - MARGIN - share * (SQUARE_SIZE - 2 * MARGIN), 1)
