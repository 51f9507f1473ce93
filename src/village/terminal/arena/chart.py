"""Draw the results of an arena as an SVG chart, for light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

from village.terminal.arena.names import shorten
from village.terminal.arena.standings import bot_names, headline, opponents
from village.terminal.language import Language

WIDTH: Final = 760
LEFT: Final = 250  # start of the scale
RIGHT: Final = 660  # end of the scale, followed by the numbers
ROW: Final = 26
HEAD: Final = 44
TICKS: Final = 4
LETTERS: Final = 32  # maximum length of a label
PAIRED_LETTERS: Final = 12  # maximum length of a bot name in a label with two
OVERHANG: Final = 8  # length beyond the scale of an unbounded interval

STYLE: Final = """
text { font: 13px system-ui, sans-serif; fill: #222 }
.heading { font-weight: bold } .small { font-size: 11px; fill: #666 } .number { font-variant-numeric: tabular-nums }
.page { fill: #fff } .bar { fill: #9db8dd } .dot { fill: #1f4e9c }
.interval { stroke: #1f4e9c; stroke-width: 2; fill: none }
.par { stroke: #b3541e; stroke-width: 2 } .grid { stroke: #ddd }
@media (prefers-color-scheme: dark) {
text { fill: #eee } .small { fill: #aaa }
.page { fill: #17191d } .bar { fill: #35507a } .dot { fill: #a9c7f5 } .interval { stroke: #a9c7f5 }
.par { stroke: #f0a26b } .grid { stroke: #3a3d42 }
}
"""


class Line(NamedTuple):
    """One row: a mean, its interval and, if known, the value for equally strong bots."""

    label: str
    measure: dict[str, Any]
    par: float | None = None

    def numbers(self) -> list[float]:
        return [number for number in self.measure.values() if number is not None]


class Panel(NamedTuple):
    """Rows on one scale."""

    title: str
    lines: list[Line]
    first: float
    last: float
    form: str  # format specification of the numbers

    def x(self, value: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * (value - self.first) / (self.last - self.first), 1)

    def height(self) -> int:
        return HEAD + ROW * len(self.lines) + 34


def draw_chart(data: dict[str, Any], words: Language) -> str:
    top = 46
    parts = []
    for panel in panels(data, words):
        parts.append(draw_panel(panel, top))
        top += panel.height()
    title = escape(headline(data, words))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}" '
        f'role="img"><title>{title}</title><style>{STYLE}</style><rect class="page" width="{WIDTH}" height="{top}"/>'
        f'<text class="heading" x="20" y="30">{title}</text>{"".join(parts)}</svg>\n'
    )


def panels(data: dict[str, Any], words: Language) -> list[Panel]:
    bots = data["bots"]
    paired, names = bot_names(data, PAIRED_LETTERS), bot_names(data, LETTERS)
    wins = [
        Line(f"{paired[row['bot']]} : {opponents(row, data, paired, words)}", row["wins"], row["par"])
        for row in data["shares"]
    ]
    ratings = [Line(names[bot["bot"]], bot["rating"]) for bot in bots if bot["rating"]]
    scores = [Line(names[bot["bot"]], bot["score"]) for bot in bots]
    result = [Panel(words.label("arena-picture-wins"), wins, 0.0, 1.0, ".0%")] if wins else []
    for name, lines in (("rating", ratings), ("score", scores)):
        if lines:
            result.append(Panel(words.label(f"arena-picture-{name}"), lines, *scale_ends(lines), ".0f"))
    return result


def scale_ends(lines: Sequence[Line]) -> tuple[float, float]:
    """Return the round ends of a scale that covers all numbers."""
    lowest = min(0.0, *(min(line.numbers()) for line in lines))
    highest = max(1.0, *(max(line.numbers()) for line in lines))
    step = 10.0 ** floor(log10(highest - lowest))
    return step * floor(lowest / step), step * ceil(highest / step)


def draw_panel(panel: Panel, top: int) -> str:
    floor = top + HEAD + ROW * len(panel.lines)
    parts = [f'<text class="heading" x="20" y="{top + 20}">{escape(panel.title)}</text>']
    for tick in range(TICKS + 1):
        value = panel.first + (panel.last - panel.first) * tick / TICKS
        x = panel.x(value)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{top + HEAD - 12}" y2="{floor}"/>')
        parts.append(f'<text class="small" x="{x}" y="{floor + 15}" text-anchor="middle">{value:{panel.form}}</text>')
    for number, line in enumerate(panel.lines):
        parts.append(draw_row(panel, line, top + HEAD + ROW * number))
    return "".join(parts)


def draw_row(panel: Panel, line: Line, y: int) -> str:
    mean = panel.x(line.measure["mean"])
    zero = panel.x(max(0.0, panel.first))
    bar = f'<rect class="bar" x="{min(zero, mean)}" y="{y - 8}" width="{round(abs(mean - zero), 1)}" height="16"/>'
    dot = f'<circle class="dot" cx="{mean}" cy="{y}" r="4"/>'
    par = mean if line.par is None else panel.x(line.par)
    mark = "" if line.par is None else f'<line class="par" x1="{par}" x2="{par}" y1="{y - 10}" y2="{y + 10}"/>'
    label = shorten(line.label, LETTERS)
    return (
        f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(label)}</text>'
        f"{bar}{mark}{draw_interval(panel, line, y)}{dot}"
        f'<text class="number" x="{RIGHT + 14}" y="{y + 4}">{line.measure["mean"]:{panel.form}}</text>'
    )


def draw_interval(panel: Panel, line: Line, y: int) -> str:
    """Draw the interval; an unbounded end is an arrow."""
    low, high = line.measure["low"], line.measure["high"]
    left = LEFT - OVERHANG if low is None else panel.x(low)
    right = RIGHT + OVERHANG if high is None else panel.x(high)
    tips = [(left, 5)] * (low is None) + [(right, -5)] * (high is None)
    arrows = (
        f'<path class="interval open" d="M{x + depth} {y - 4}L{x} {y}L{x + depth} {y + 4}"/>' for x, depth in tips
    )
    return f'<line class="interval" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>{"".join(arrows)}'
