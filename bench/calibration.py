"""Whether chances are true: `python -m bench.calibration` compares what is foretold in fresh games with who wins.

After some of the answers of every seat the judge of hints and analyses says how likely that seat is to win; of those it
gave p % about p % should. `--save` keeps the figures in calibration.json and draws docs/calibration.svg. After a net
has changed, `--fit` finds anew how its chances become true ones, from other games than are looked at.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, astuple, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import village
from village.bots.arena.standings import wilson
from village.bots.judgement.calibration import AS_FORETOLD, Calibration, odds, path_of
from village.bots.judgement.judges import NetJudge, judge_of
from village.bots.seated_bot import SeatedBot
from village.games import FIRST, titles

RESULTS = Path(__file__).with_name("calibration.json")
PICTURE = Path(__file__).parent.parent / "docs" / "calibration.svg"
BINS = 10
NEWTON_STEPS = 20
SIDE, EDGE = 360, 46  # of a square of the picture
ABREAST = 3

STYLE = """
text { font: 12px system-ui, sans-serif; fill: #222 } .page { fill: #fff } .grid { stroke: #ddd }
.true { stroke: #b3541e } .band { fill: #b3541e; opacity: 0.15 } .dot { fill: #1f4e9c }
.reach { stroke: #1f4e9c; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #eee } .page { fill: #17191d } .grid { stroke: #3a3d42 } .dot { fill: #a9c7f5 } .reach { stroke: #a9c7f5 }
.true { stroke: #f0a26b } .band { fill: #f0a26b }
}
"""


@dataclass(frozen=True)
class Plan:
    """Which games are played, and how often somebody is asked for the chance."""

    game: str
    seats: int
    boxes: tuple[str, ...]
    bot: str
    every: int  # so many answers of a seat lie between two judgements
    fit: bool = False  # chances as the net foretells them, in games of their own


def foretold(plan: Plan, number: int) -> list[tuple[float, float]]:
    """Chances and what became of them: 1 for a victory, a part of it where it is shared."""
    seed = f"calibration {'fit ' * plan.fit}{number}"
    record = village.new(plan.game, seats=plan.seats, boxes=plan.boxes, seed=seed)
    judge = judge_of(record)
    if plan.fit and isinstance(judge, NetJudge):
        judge.calibration = AS_FORETOLD
    players = [SeatedBot(plan.bot, seed) for _ in range(plan.seats)]
    given = [number % plan.every] * plan.seats  # not always at the same place of a game
    said: list[tuple[int, float]] = []
    while not record.over:
        seat = record.actor
        token = players[seat].answer(record)
        given[seat] += 1
        if given[seat] % plan.every == 0:
            said.append((seat, judge.given(record, token, len(record.log))[1]))
        record.play(token)
    share = 1 / len(record.winners)
    return [(chance, share if seat in record.winners else 0.0) for seat, chance in said]


def fitted(said: list[tuple[int, float, float]]) -> Calibration:
    """The curve under which results are likeliest, given boxes and chances: logistic regression, by Newton's steps."""
    x = np.array([odds(chance) for _, chance, _ in said])
    boxes = np.array([count for count, _, _ in said])
    seen = np.stack([x, np.ones_like(x), x * x], axis=1)
    if boxes.any():
        seen = np.hstack([seen, seen * boxes[:, None]])
    won = np.array([part for _, _, part in said])
    line = np.array(astuple(AS_FORETOLD))[: seen.shape[1]]
    for _ in range(NEWTON_STEPS):
        chance = 1 / (1 + np.exp(-seen @ line))
        curve = (seen * (chance * (1 - chance))[:, None]).T @ seen
        line = line + np.linalg.solve(curve, seen.T @ (won - chance))
    return Calibration(*(round(float(part), 3) for part in line))


def fit(plans: list[Plan], games: int, pool: ProcessPoolExecutor) -> None:
    """A curve from all these plans, kept for their number of seats."""
    said = [
        (len(plan.boxes), *one)
        for plan in plans
        for part in pool.map(partial(foretold, plan), range(games))
        for one in part
    ]
    path, found = path_of(plans[0].game), fitted(said)
    kept = json.loads(path.read_text("utf-8")) if path.exists() else {}
    kept[str(plans[0].seats)] = asdict(found)
    path.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", "utf-8")
    sys.stdout.write(f"{plans[0].seats} seats: {found} from {len(said)} judgements\n")


def binned(said: Iterable[tuple[float, float]]) -> list[dict[str, Any]]:
    """What was foretold and what happened, tenth by tenth."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, won in said:
        rows[min(BINS - 1, int(chance * BINS))].append((chance, won))
    found = []
    for number, row in enumerate(rows):
        if row:
            won = sum(part for _, part in row) / len(row)
            low, high = wilson(won, len(row))
            mean = sum(chance for chance, _ in row) / len(row)
            found.append({"bin": number, "n": len(row), "foretold": mean, "won": won, "low": low, "high": high})
    return found


def told(found: list[dict[str, Any]]) -> str:
    lines = [f"{'foretold':>9} {'won':>7} {'interval':>17} {'judgements':>11}"]
    for row in found:
        reach = f"{row['low']:.1%} - {row['high']:.1%}"
        lines.append(f"{row['foretold']:9.1%} {row['won']:7.1%} {reach:>17} {row['n']:11}")
    total = sum(row["n"] for row in found)
    off = sum(row["n"] * abs(row["foretold"] - row["won"]) for row in found) / max(1, total)
    return "\n".join([*lines, f"on average {off:.1%} off"]) + "\n"


def picture(kept: dict[str, dict[str, Any]]) -> str:
    """A square for every table: foretold to the right, won upwards."""
    width, height = SIDE * min(ABREAST, len(kept)), SIDE * -(-len(kept) // ABREAST)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">']
    lines += [f"<style>{STYLE}</style>", f'<rect class="page" width="{width}" height="{height}"/>']
    for number, (name, one) in enumerate(sorted(kept.items())):
        row, column = divmod(number, ABREAST)
        lines += [f'<g transform="translate({SIDE * column} {SIDE * row})">', *square(name, one["bins"]), "</g>"]
    return "\n".join([*lines, "</svg>"]) + "\n"


def square(name: str, found: list[dict[str, Any]]) -> list[str]:
    """On the line chances are true, in the band within five hundredths."""
    lines = []
    for tick in range(0, 101, 25):
        part = tick / 100
        lines.append(f'<path class="grid" d="M{x(0)} {y(part)}H{x(1)}M{x(part)} {y(0)}V{y(1)}"/>')
        lines.append(f'<text x="{x(0) - 6}" y="{y(part) + 4}" text-anchor="end">{tick} %</text>')
        lines.append(f'<text x="{x(part)}" y="{y(0) + 18}" text-anchor="middle">{tick} %</text>')
    lines.append(
        f'<path class="band" d="M{x(0)} {y(0.05)}L{x(0.95)} {y(1)}H{x(1)}V{y(0.95)}L{x(0.05)} {y(0)}H{x(0)}Z"/>'
    )
    lines.append(f'<path class="true" d="M{x(0)} {y(0)}L{x(1)} {y(1)}"/>')
    for row in found:
        at = x(row["foretold"])
        lines.append(f'<path class="reach" d="M{at} {y(row["low"])}V{y(row["high"])}"/>')
        lines.append(f'<circle class="dot" cx="{at}" cy="{y(row["won"])}" r="4"/>')
    lines.append(f'<text x="{SIDE / 2}" y="{SIDE - 8}" text-anchor="middle">foretold</text>')
    return [*lines, f'<text x="{x(0)}" y="{y(1) - 12}">won, {name}</text>']


def x(part: float) -> float:
    return round(EDGE + part * (SIDE - 2 * EDGE), 1)


def y(part: float) -> float:
    return round(SIDE - EDGE - part * (SIDE - 2 * EDGE), 1)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__.splitlines()[0])
    parser.add_argument("--game", default=FIRST.name, choices=[title.name for title in titles()])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--boxes", default="", help="with commas between them; --fit: games without and with them")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="net:1", help="who plays on all seats: so the judge's trials play on, too")
    parser.add_argument("--every", type=int, default=12, help="judge every n-th answer of a seat")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fit", action="store_true", help="find anew how foretold chances become true ones")
    parser.add_argument("--save", action="store_true", help=f"keep it in {RESULTS.name}, draw {PICTURE.name}")
    order = parser.parse_args()
    boxes = tuple(filter(None, order.boxes.split(",")))
    plan = Plan(order.game, order.seats, boxes, order.bot, order.every, order.fit)
    with ProcessPoolExecutor(order.workers) as pool:
        if order.fit:
            fit([replace(plan, boxes=()), plan] if boxes else [plan], order.games, pool)
            return
        said = [one for part in pool.map(partial(foretold, plan), range(order.games)) for one in part]
    found = binned(said)
    sys.stdout.write(told(found))
    if order.save:
        kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
        name = " ".join([order.game, f"{order.seats} seats", *boxes])
        kept[name] = {"bot": order.bot, "games": order.games, "bins": found}
        RESULTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        PICTURE.write_text(picture(kept), "utf-8")


if __name__ == "__main__":
    main()
