"""How a game is played and what wins it: `python -m bench.balance my_village --bot mcts:100 -n 12 --question banner`.

A bot plays against itself. Told are rounds, turns, decisions, scores, what each seat wins, and for every answer to the
questions how often a seat gives it in a game, the share of victories of those who gave it, and how often winners gave
it. Par is the share of one seat: an answer far above it is a must, one that is hardly given is worthless. `--short`
counts answers alike that are alike up to the first dot.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any

from village.bots.arena.match import Match
from village.bots.parallel import work
from village.bots.seated_bot import SeatedBot, play_out
from village.games import OURS
from village.record.numbers import read_file
from village.record.record import Record

RESULTS = Path(__file__).with_name("scores.json")


@dataclass(frozen=True)
class Told:
    """One game as far as balance goes; lists are by seat."""

    scores: list[int]
    lines: list[dict[str, int]]
    shares: list[float]  # of the victory
    rounds: int
    turns: list[int]
    decisions: int
    given: list[dict[str, Counter[str]]]  # by question


def play(match: Match, questions: Sequence[str], short: bool, game: int) -> Told:
    record = Record(match.table(), match.seed_of(game))
    players = [SeatedBot(match.bots[0], str(game)) for _ in range(match.seats)]
    play_out(record, players)
    rules = record.table.rules
    opening = {step.name for step in rules.steps if step.opens_turn}
    given: list[dict[str, Counter[str]]] = [{name: Counter() for name in questions} for _ in range(match.seats)]
    turns, decisions = [0] * match.seats, 0
    for line in record.log:
        seat, step, token = line.split(" ", 2)
        if int(seat) >= 0:
            turns[int(seat)] += step in opening
            decisions += 1
            token = token.partition(".")[0] if short else token
            if step in given[int(seat)]:
                given[int(seat)][step][token] += 1
    shares = [1 / len(record.winners) if seat in record.winners else 0.0 for seat in range(match.seats)]
    scores = record.scores()
    lines = [score["lines"] for score in scores]
    return Told(
        [score["total"] for score in scores], lines, shares, rules.rounds(record.state), turns, decisions, given
    )


def summary(played: Sequence[Told], seats: int) -> dict[str, Any]:
    flat = [score for one in played for score in one.scores]
    best = [max(one.scores) for one in played]
    return {
        "games": len(played),
        "rounds": [min(one.rounds for one in played), round(mean(one.rounds for one in played), 1),
                   max(one.rounds for one in played)],
        "turns": round(mean(turn for one in played for turn in one.turns), 1),
        "decisions": round(mean(one.decisions for one in played)),
        "winning": round(mean(best), 1),
        "mean": round(mean(flat), 1),
        "lines": {name: round(mean(line[name] for one in played for line in one.lines), 1)
                  for name in played[0].lines[0]},
        "wins by seat": [round(mean(one.shares[seat] for one in played), 2) for seat in range(seats)],
        "half interval": round(1.96 * (1 / seats * (1 - 1 / seats) / len(played)) ** 0.5, 2),
    }  # fmt: skip


def worth(done: Sequence[tuple[int, float]], games: int) -> tuple[float, float, float]:
    """From how often each seat did it, and its share of the victory: how often, what those won, how often winners."""
    of_those = [share for times, share in done if times]
    by_winners = sum(times * share for times, share in done) / games
    return mean(times for times, _ in done), mean(of_those), by_winners


def use(played: Sequence[Told], question: str, seats: int) -> dict[str, list[float]]:
    """By answer: how often a seat gives it in a game, the victories of those who gave it, how often winners gave it."""
    found: dict[str, list[float]] = {}
    places = [(one.given[seat][question], one.shares[seat]) for one in played for seat in range(seats)]
    for token in sorted({token for given, _ in places for token in given if given[token]}):
        done = [(given[token], share) for given, share in places]
        found[token] = [round(part, 2) for part in worth(done, len(played))]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(OURS))
    parser.add_argument("--bot", default="mcts:100", help="who plays against itself (mcts:100)")
    parser.add_argument("-n", "--games", type=int, default=12, help="games for each number of seats (12)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4], help="numbers of seats (2 3 4)")
    parser.add_argument("--boxes", nargs="*", default=[], help="boxes in play (none)")
    parser.add_argument("--question", nargs="*", default=["turn"], help="whose answers are counted (turn)")
    parser.add_argument("--numbers", type=Path, help="the numbers of another box")
    parser.add_argument("--short", action="store_true", help="answers count by what stands before their first dot")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--save", action="store_true", help=f"keep the result in {RESULTS.name}")
    order = parser.parse_args()
    found: dict[str, Any] = {}
    numbers = read_file(order.numbers) if order.numbers else None
    for seats in order.seats:
        match = Match((order.bot,), seats, boxes=tuple(order.boxes), game=order.game, numbers=numbers)
        match.check()
        played = list(work(partial(play, match, order.question, order.short), range(order.games), order.workers))
        found[str(seats)] = {**summary(played, seats), **{name: use(played, name, seats) for name in order.question}}
        sys.stdout.write(json.dumps({seats: found[str(seats)]}, indent=1) + "\n")
        sys.stdout.flush()
    if order.save:
        kept = json.loads(RESULTS.read_text())
        kept.setdefault(order.game, {})[order.bot] = found
        RESULTS.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
