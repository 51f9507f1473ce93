"""Digests of whole games played with the current build; run as a program by `test_builds`."""

from __future__ import annotations

import json

import village
from tests.properties.play import MY_VILLAGE, TABLES, digest, new
from village.bots.compiled.batch import blank
from village.bots.compiled.playout import Rng, Tally, play_random

GAMES = 3 * len([*TABLES, *MY_VILLAGE])


def digests() -> list[str]:
    """Return digests of the final position, scores, view and number of moves of every game."""
    tables = [new(setting, 1).table for setting in [*TABLES, *MY_VILLAGE]]
    results = []
    for number in range(GAMES):
        rules = tables[number % len(tables)].rules
        tally = Tally()
        state = play_random(rules, Rng(number), tally)
        seen = blank(len(rules.layout()))
        rules.observe(state, number % rules.seats, seen, 0)
        end = [rules.data(state), rules.scores(state), rules.winners(state), list(seen), tally.decisions, tally.plies]
        results.append(digest(end))
    return results


if __name__ == "__main__":
    print(json.dumps({"compiled": village.COMPILED, "digests": digests()}))  # noqa: T201
