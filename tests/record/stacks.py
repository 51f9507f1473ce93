"""Sets up positions with any stack of questions; run as a program by `test_stacks`, which stops it if it hangs."""

from __future__ import annotations

import json
import sys
from random import Random

import village
from tests.properties.play import MY_VILLAGE, PLAIN, PREPARED, WITH_EXPANSIONS, finish, middle, new

STACKS = 6000


def main() -> None:
    """Print every stack before trying it, then the number of accepted ones."""
    rng = Random("stacks")
    games = [new(PLAIN[2], 4), middle(PLAIN[4], 4), finish(new(PLAIN[1], 4), 4)]
    games += [middle(WITH_EXPANSIONS[0], 4), middle(WITH_EXPANSIONS[1], 4), middle(WITH_EXPANSIONS[-1], 4)]
    games += [middle(MY_VILLAGE[1], 4), new(PREPARED[0], 4), finish(new(MY_VILLAGE[0], 4), 4)]
    refused = 0
    for _ in range(STACKS):
        game = rng.choice(games)
        steps = [step.name for step in game.table.rules.steps]
        stack = [[rng.choice(steps), rng.randint(-3, 4), rng.randint(-3, 60)] for _ in range(rng.randint(1, 3))]
        sys.stdout.write(json.dumps(stack) + "\n")
        sys.stdout.flush()
        try:
            restored = village.position(game.table.name, {**game.data(), "stack": stack}, seed=1)
        except village.BadPosition:
            refused += 1
            continue
        assert restored.over == (restored.moves == [])
    sys.stdout.write(f"{refused}\n")


if __name__ == "__main__":
    main()
