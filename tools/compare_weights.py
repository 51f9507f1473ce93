"""Compare evaluation weights: `python -m tools.compare_weights my_village other.toml -n 90 --seats 3`.

The greedy bot plays with the weights of the file against copies with the current weights. The file has the format of
`weights/evaluation.toml`; missing weights keep their values. Prints wins, their standard error and the score lines of
both. `--custom-values` uses custom values as in `village play`; with `--simulations` both bots use tree search.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

from village.bots.builtin import horizon
from village.bots.compiled.greedy import best_move
from village.bots.compiled.mcts import Search
from village.bots.compiled.playout import Rng, sample_chance
from village.games import OURS
from village.kernel.types import CHANCE, Row
from village.record.custom_values import read_file
from village.record.setup import create_table
from village.toolkit.tables import row

FIRST_SEED = 1000

Weights = tuple[Row, Row]  # first and last in a game


def override_weights(estimate: Any, table: dict[str, list[int]]) -> Weights:
    if unknown := set(table) - set(estimate.names):
        sys.exit(f"unknown weights: {', '.join(sorted(unknown))}; choose from {', '.join(estimate.names)}")
    columns = list(enumerate(estimate.names))
    first = row([table[name][0] if name in table else int(estimate.first[index]) for index, name in columns])
    return first, row([table[name][1] if name in table else int(estimate.last[index]) for index, name in columns])


def choose_move(game: Any, s: Any, who: int, simulations: int, rng: Rng) -> int:
    if not simulations:
        return int(best_move(game, s.copy(), who))
    search = Search(game, rng.below(1 << 30))
    search.rollout.turns = horizon(simulations)
    search.grow(s, who, simulations)
    return int(search.most_visited(s))


def play(game: Any, seed: int, seats: list[Weights], simulations: int) -> Any:
    """Play one game; every seat evaluates with its own weights."""
    rng = Rng(seed)
    s = game.start()
    s.settle()
    while s.stack:
        who = s.stack[-1].who
        if who == CHANCE:
            s.play(sample_chance(s, rng))
            continue
        game.evaluation.first, game.evaluation.last = seats[who]
        s.play(choose_move(game, s, who, simulations, rng))
    return s


def compare(game: Any, tested: Weights, current: Weights, games: int, simulations: int) -> str:
    """Play every seed once with the tested weights in each seat."""
    won = 0.0
    lines: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for number in range(games):
        tested_seat = number % game.seats
        seats = [tested if seat == tested_seat else current for seat in range(game.seats)]
        s = play(game, FIRST_SEED + number // game.seats, seats, simulations)
        winners = list(game.winners(s))
        won += 1 / len(winners) if tested_seat in winners else 0.0
        for seat in range(game.seats):
            lines[seat != tested_seat].update({line.name: int(line.points(s, seat)) for line in game.score})
    share = won / games
    report = [f"wins {share:.1%} ± {sqrt(share * (1 - share) / games):.1%}, par {1 / game.seats:.0%}, {games} games"]
    for name, counted, times in (("tested", lines[0], games), ("others", lines[1], games * (game.seats - 1))):
        means = " ".join(f"{line} {points / times:.1f}" for line, points in counted.items())
        report.append(f"{name:7}{sum(counted.values()) / times:.1f}: {means}")
    return "\n".join(report)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.compare_weights", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(OURS), help="Game to play")
    parser.add_argument("weights", type=Path, help="File of the weights to test")
    parser.add_argument("-n", "--games", type=int, default=90, help="Number of games (default: 90)")
    parser.add_argument("--seats", type=int, nargs="*", default=[3], help="Player counts (default: 3)")
    parser.add_argument(
        "--simulations", type=int, default=0, help="Simulations per move; 0 plays greedily (default: 0)"
    )
    parser.add_argument("--custom-values", type=Path, help="File of custom values")
    args = parser.parse_args()
    table = tomllib.loads(args.weights.read_text("utf-8"))
    custom_values = read_file(args.custom_values) if args.custom_values else None
    for seats in args.seats:
        game: Any = create_table(args.game, seats=seats, custom_values=custom_values).rules
        estimate = game.evaluation
        tested, current = override_weights(estimate, table), (estimate.first, estimate.last)
        sys.stdout.write(f"{seats} seats: {compare(game, tested, current, args.games, args.simulations)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
