"""Fit the playout policy: `python -m tools.fit_playout_policy my_village -n 60 > .../weights/playout_policy.toml`.

The greedy bot plays against itself; the tool counts how often each move was legal and how often it was played.
Playouts of the tree search sample moves with these weights. With `--expansion port` only the moves that this expansion
adds are printed; append them to the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tools.self_play import decisions
from village.bots.compiled.playout import Rng
from village.games import OURS
from village.kernel.game import Game
from village.record.setup import create_table

HEAD = """# Playout policy: how often good players choose each move, by question; used by playouts of the tree search.
# Counted from self-play by tools/fit_playout_policy.py; no rule reads it.
"""
MAX_WEIGHT = 1000
RANDOM_MOVE_INTERVAL = 8
MIN_OFFERS = 10  # moves that were legal less often get no weight


class MoveCounts:
    """How often each move was legal and how often it was played."""

    def __init__(self) -> None:
        self.offered: Counter[str] = Counter()
        self.played: Counter[str] = Counter()

    def add_game(self, game: Game, rng: Rng) -> None:
        for s, choice, is_random in decisions(game, rng, RANDOM_MOVE_INTERVAL):
            if is_random:
                continue
            step = s.stack[-1].step
            self.offered.update(f"{step.name} {step.token(move)}" for move in s.legal())
            self.played[f"{step.name} {step.token(choice)}"] += 1

    def weights(self) -> dict[str, dict[str, int]]:
        weights: dict[str, dict[str, int]] = {}
        for move, times in self.offered.items():
            if times >= MIN_OFFERS:
                question, token = move.split(" ", 1)
                weights.setdefault(question, {})[token] = max(1, round(MAX_WEIGHT * self.played[move] / times))
        return weights


def all_moves(game: Game) -> set[str]:
    return {f"{step.name} {step.token(choice)}" for step in game.steps for choice in range(step.size)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fit_playout_policy", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(OURS), help="Game to play")
    parser.add_argument("-n", "--games", type=int, default=60, help="Number of games per player count (default: 60)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4], help="Player counts (default: 2 3 4)")
    parser.add_argument("--expansion", help="Play with this expansion and print only the moves it adds")
    args = parser.parse_args()
    counts = MoveCounts()
    base_moves: set[str] = set()
    for seats in args.seats:
        game = create_table(args.game, seats=seats, expansions=[args.expansion] if args.expansion else []).rules
        if args.expansion:
            base_moves |= all_moves(create_table(args.game, seats=seats).rules)
        for seed in range(args.games):
            counts.add_game(game, Rng(seed))
    for move in base_moves:
        counts.offered.pop(move, None)
    sys.stdout.write("" if args.expansion else HEAD)
    for question, moves in sorted(counts.weights().items()):
        sys.stdout.write(f'\n["{question}"]\n' + "".join(f'"{token}" = {weight}\n' for token, weight in moves.items()))


if __name__ == "__main__":
    main()
