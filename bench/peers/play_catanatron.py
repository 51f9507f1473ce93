"""Catan with random players. Rolling the dice and other forced moves count as decisions."""

from __future__ import annotations

import random
import sys

from catanatron import Color, Game, RandomPlayer

from bench.peers.clock import report


def play() -> int:
    game = Game([RandomPlayer(color) for color in list(Color)[:SEATS]])
    game.play()
    return len(game.state.actions)


if __name__ == "__main__":
    SEATS = int(sys.argv[1])
    random.seed(1)
    report("catanatron", play)
