"""Learn how readily good players give each answer: `python -m tools.habits my_village -n 60 > .../weights/habits.toml`.

Greedy plays against itself; of every answer it is counted how often it was offered and how often given. Playouts of
the tree search draw by these weights. Any game will do, at any numbers of seats. With `--box port` only the answers
that this box adds are written: they go into the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tools.self_play import decisions
from village.bots.fast.playout import Dice
from village.games import OURS
from village.kernel.game import Game
from village.record.table import lay

HEAD = """# How readily good players give each answer, by question: playouts of the tree search draw by these weights.
# Counted from self-play by tools/habits.py, not printed anywhere: no rule reads it.
"""
MOST = 1000
SLIPS_ONE_IN = 8
ENOUGH = 10  # offered less often, an answer is as likely as anything


class Seen:
    """How often each answer was offered and given."""

    def __init__(self) -> None:
        self.offered: Counter[str] = Counter()
        self.given: Counter[str] = Counter()

    def watch(self, game: Game, dice: Dice) -> None:
        for s, choice, slip in decisions(game, dice, SLIPS_ONE_IN):
            if slip:
                continue
            step = s.stack[-1].step
            self.offered.update(f"{step.name} {step.token(answer)}" for answer in s.legal())
            self.given[f"{step.name} {step.token(choice)}"] += 1

    def weights(self) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for answer, times in self.offered.items():
            if times >= ENOUGH:
                question, token = answer.split(" ", 1)
                found.setdefault(question, {})[token] = max(1, round(MOST * self.given[answer] / times))
        return found


def all_answers(game: Game) -> set[str]:
    return {f"{step.name} {step.token(choice)}" for step in game.steps for choice in range(step.size)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.habits", description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=list(OURS))
    parser.add_argument("-n", "--games", type=int, default=60, help="for each number of seats (60)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4], help="numbers of seats (2 3 4)")
    parser.add_argument("--box", help="play with this box and write the answers it adds")
    order = parser.parse_args()
    seen = Seen()
    known: set[str] = set()
    for seats in order.seats:
        game = lay(order.title, seats=seats, boxes=[order.box] if order.box else []).rules
        if order.box:
            known |= all_answers(lay(order.title, seats=seats).rules)
        for seed in range(order.games):
            seen.watch(game, Dice(seed))
    for answer in known:
        seen.offered.pop(answer, None)
    sys.stdout.write("" if order.box else HEAD)
    for question, answers in sorted(seen.weights().items()):
        sys.stdout.write(
            f'\n["{question}"]\n' + "".join(f'"{token}" = {weight}\n' for token, weight in answers.items())
        )


if __name__ == "__main__":
    main()
