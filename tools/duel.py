"""Greedy with other weights among copies of itself: `python -m tools.duel my_village other.toml -n 90 --seats 3`.

The file has weights as in `weights/value.toml`; what it leaves out stays as it is. Told are wins, their standard error
and the lines of the score of the one and of the others. `--numbers` plays with other numbers, as `village play` does;
with `--simulations` both search.
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
from village.bots.fast.greedy import best_answer
from village.bots.fast.mcts import Search
from village.bots.fast.playout import Dice, roll
from village.games import OURS
from village.kernel.types import CHANCE, Row
from village.record.numbers import read_file
from village.record.table import lay
from village.toolkit.tables import row

FIRST_SEED = 1000

Weights = tuple[Row, Row]  # first and last in a game


def changed(estimate: Any, table: dict[str, list[int]]) -> Weights:
    if unknown := set(table) - set(estimate.names):
        sys.exit(f"nothing is counted under {', '.join(sorted(unknown))}")
    columns = list(enumerate(estimate.names))
    first = row([table[name][0] if name in table else int(estimate.first[at]) for at, name in columns])
    return first, row([table[name][1] if name in table else int(estimate.last[at]) for at, name in columns])


def answer(game: Any, s: Any, who: int, simulations: int, dice: Dice) -> int:
    if not simulations:
        return int(best_answer(game, s.copy(), who))
    search = Search(game, dice.below(1 << 30))
    search.rollout.turns = horizon(simulations)
    search.grow(s, who, simulations)
    return int(search.favourite(s))


def play(game: Any, seed: int, seats: list[Weights], simulations: int) -> Any:
    """One game; every seat judges by its own weights."""
    dice = Dice(seed)
    s = game.start()
    s.settle()
    while s.stack:
        who = s.stack[-1].who
        if who == CHANCE:
            s.play(roll(s, dice))
            continue
        game.estimate.first, game.estimate.last = seats[who]
        s.play(answer(game, s, who, simulations, dice))
    return s


def duel(game: Any, one: Weights, other: Weights, games: int, simulations: int) -> str:
    """Every seed once with the one in every seat."""
    won = 0.0
    lines: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for number in range(games):
        alone = number % game.seats
        seats = [one if at == alone else other for at in range(game.seats)]
        s = play(game, FIRST_SEED + number // game.seats, seats, simulations)
        winners = list(game.winners(s))
        won += 1 / len(winners) if alone in winners else 0.0
        for seat in range(game.seats):
            lines[seat != alone].update({line.name: int(line.points(s, seat)) for line in game.score})
    share = won / games
    told = [f"wins {share:.1%} ± {sqrt(share * (1 - share) / games):.1%}, par {1 / game.seats:.0%}, {games} games"]
    for name, counted, times in (("one", lines[0], games), ("others", lines[1], games * (game.seats - 1))):
        each = " ".join(f"{line} {points / times:.1f}" for line, points in counted.items())
        told.append(f"{name:7}{sum(counted.values()) / times:.1f}: {each}")
    return "\n".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.duel", description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=list(OURS))
    parser.add_argument("weights", type=Path, help="the weights of the one")
    parser.add_argument("-n", "--games", type=int, default=90)
    parser.add_argument("--seats", type=int, nargs="*", default=[3], help="numbers of seats (3)")
    parser.add_argument("--simulations", type=int, default=0, help="for each answer; 0 is greedy (0)")
    parser.add_argument("--numbers", type=Path, help="the numbers of another box")
    order = parser.parse_args()
    table = tomllib.loads(order.weights.read_text("utf-8"))
    numbers = read_file(order.numbers) if order.numbers else None
    for seats in order.seats:
        game: Any = lay(order.title, seats=seats, numbers=numbers).rules
        estimate = game.estimate
        one, other = changed(estimate, table), (estimate.first, estimate.last)
        sys.stdout.write(f"{seats} seats: {duel(game, one, other, order.games, order.simulations)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
