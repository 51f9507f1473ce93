"""How strong the bots are, by the arena: `python -m bench.strength`. A line for every table, kept in strength.json.

`--only net/greedy` takes the line of that name, else all that begin so; `--save` keeps what was found beside the lines
kept before.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from learn.tables import drawn
from village.bots.arena.match import ONE, Match, by_processes, compete
from village.bots.arena.standings import standings
from village.bots.levels import LEVELS
from village.games import FIRST, titles

RESULTS = Path(__file__).with_name("strength.json")
TABLES = 30  # of each game, drawn once for all


@dataclass(frozen=True)
class Line:
    """One against copies of another; alone, each for itself."""

    name: str
    match: Match
    games: int


def lines() -> Iterator[Line]:
    """The ladder at the first game's own table, the levels, every game at tables of every kind, players alone."""
    for one, other, games in [
        ("greedy", "random", 400),
        ("mcts:200", "greedy", 304),
        ("mcts:1000", "mcts:200", 304),
        ("net", "greedy", 1000),
        ("net", "mcts:200", 304),
        ("net", "mcts:1000", 152),
        ("master", "net", 152),
    ]:
        yield Line(f"{one}/{other}", Match((one, other), 4, lineup=ONE, game=FIRST.name), games)
    for title in titles():
        for weaker, stronger in pairwise(LEVELS):
            yield Line(f"levels {title.name} {stronger}/{weaker}", Match((stronger, weaker), 2, game=title.name), 200)
    for title in titles():
        for setting in drawn(title.name, TABLES):
            match = Match(("net", "greedy"), setting.seats, setting.edition, setting.boxes, lineup=ONE, game=title.name)
            if setting.seats > 1:
                yield Line(f"net/greedy {title.name} {setting.name}", match, 120)
        if 1 in title.seats(title.edition, ()):
            yield Line(f"alone {title.name}", Match(("net", "mcts:1000"), 1, lineup=ONE, game=title.name), 60)


def chosen(name: str) -> list[Line]:
    return [line for line in lines() if line.name == name] or [line for line in lines() if line.name.startswith(name)]


def found(line: Line, workers: int) -> dict[str, Any]:
    """Wins with their interval, the scores, and what a decision takes."""
    match = line.match
    played = compete(match, line.games, [], lambda one: None, by_processes(workers))
    bots, shares = standings(match, played)
    setting = {"seats": match.seats, "edition": match.table().edition, "boxes": list(match.boxes), "seed": match.seed}
    return {
        "bots": list(match.bots),
        **setting,
        "games": len(played),
        "wins": [asdict(share.wins) | {"par": share.par} for share in shares],
        "scores": {bot.bot: asdict(bot.score) for bot in bots},
        "ms": {bot.bot: round(bot.ms, 3) for bot in bots},
    }


def told(name: str, line: dict[str, Any]) -> str:
    wins = "".join(f"{w['mean']:.1%} ({w['low']:.1%} ... {w['high']:.1%})  " for w in line["wins"])
    scores = ", ".join(
        f"{bot} {score['mean']:.1f} points {line['ms'][bot]} ms" for bot, score in line["scores"].items()
    )
    return f"{name:48} {wins}{scores}, {line['games']} games\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="how the names of lines begin")
    parser.add_argument("--games", type=int, default=0, help="as many for each line")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--save", action="store_true", help=f"keep the result in {RESULTS.name}")
    order = parser.parse_args()
    kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    for line in chosen(order.only):
        games = order.games or line.games
        kept[line.name] = found(Line(line.name, line.match, games), order.workers)
        sys.stdout.write(told(line.name, kept[line.name]))
        sys.stdout.flush()
        if order.save:  # line by line: a long run may be stopped
            RESULTS.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
