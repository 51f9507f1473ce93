"""One measurement in its own process: `python -m bench.measure KIND N [GAME]` prints one JSON object."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import village
from village.bots.compiled.playout import Rng, Tally, play_random
from village.games import FIRST

SEATS = 4


def random_play(game: str, games: int) -> dict[str, Any]:
    """Play random games of the reference table: the first edition of a game, four seats."""
    rules = village.new(game, seats=SEATS, seed=1).table.rules
    tally = Tally()
    rng = Rng(1)
    before = time.process_time()
    for _ in range(games):
        play_random(rules, rng, tally)
    seconds = time.process_time() - before
    return {
        "games": games,
        "decisions": int(tally.decisions),
        "plies": int(tally.plies),
        "games_per_second": round(games / seconds),
        "decisions_per_second": round(tally.decisions / seconds),
        "plies_per_second": round(tally.plies / seconds),
    }


def copy_cost(game: str, copies: int) -> dict[str, Any]:
    """Measure copying a state in mid-game."""
    record = village.new(game, seats=SEATS, seed=1)
    for _ in range(150):
        record.play(record.moves[len(record.moves) // 2])
    state = record.state
    before = time.process_time()
    for _ in range(copies):
        state.copy()
    return {"copy_microseconds": round((time.process_time() - before) / copies * 1e6, 2)}


def new_cost(game: str, games: int) -> dict[str, Any]:
    """Measure `village.new`; the first call is separate, because it reads the tables."""
    before = time.perf_counter()
    village.new(game, seats=SEATS, seed=0)
    first = time.perf_counter() - before
    before = time.perf_counter()
    for seed in range(games):
        village.new(game, seats=SEATS, seed=seed)
    mean_seconds = (time.perf_counter() - before) / games
    return {"new_milliseconds": round(mean_seconds * 1e3, 3), "first_new_milliseconds": round(first * 1e3, 1)}


KINDS = {"play": random_play, "copy": copy_cost, "new": new_cost}

if __name__ == "__main__":
    kind, n, *game = sys.argv[1:]
    sys.stdout.write(json.dumps(KINDS[kind](game[0] if game else FIRST.name, int(n))))
