"""Sets up positions with any stack of questions; run as a program by `test_stacks`, which stops it if it hangs."""

from __future__ import annotations

import json
import sys
from random import Random

import village
from tests.properties.play import BOXED, MINE, PLAIN, PREPARED, finish, middle, new

STACKS = 6000


def main() -> None:
    """One line for every stack, written before it is tried; the last line is a count."""
    dice = Random("stacks")
    games = [new(PLAIN[2], 4), middle(PLAIN[4], 4), finish(new(PLAIN[1], 4), 4)]
    games += [middle(BOXED[0], 4), middle(BOXED[1], 4), middle(BOXED[-1], 4)]
    games += [middle(MINE[1], 4), new(PREPARED[0], 4), finish(new(MINE[0], 4), 4)]
    refused = 0
    for _ in range(STACKS):
        game = dice.choice(games)
        steps = [step.name for step in game.table.rules.steps]
        stack = [[dice.choice(steps), dice.randint(-3, 4), dice.randint(-3, 60)] for _ in range(dice.randint(1, 3))]
        sys.stdout.write(json.dumps(stack) + "\n")
        sys.stdout.flush()
        try:
            again = village.position(game.table.name, {**game.data(), "stack": stack}, seed=1)
        except village.BadPosition:
            refused += 1
            continue
        assert again.over == (again.moves == [])
    sys.stdout.write(f"{refused}\n")


if __name__ == "__main__":
    main()
