"""Sets up positions with any stack of questions; run as a program by `test_stacks`, which stops it if it hangs."""

from __future__ import annotations

import json
import sys
from random import Random

import village
from tests.laws.play import PLAIN, finish, middle, new

STACKS = 6000


def main() -> None:
    """One line for every stack, written before it is tried; the last line is a count."""
    dice = Random("stacks")
    boards = [new(PLAIN[2], 4).data(), middle(PLAIN[4], 4).data(), finish(new(PLAIN[1], 4), 4).data()]
    steps = [step.name for step in village.new(seats=3, seed=1).table.rules.steps]
    refused = 0
    for _ in range(STACKS):
        stack = [[dice.choice(steps), dice.randint(-3, 4), dice.randint(-3, 60)] for _ in range(dice.randint(1, 3))]
        sys.stdout.write(json.dumps(stack) + "\n")
        sys.stdout.flush()
        try:
            game = village.position("village", {**dice.choice(boards), "stack": stack}, seed=1)
        except village.BadPosition:
            refused += 1
            continue
        assert game.over == (game.moves == [])
    sys.stdout.write(f"{refused}\n")


if __name__ == "__main__":
    main()
