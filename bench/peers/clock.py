"""Play games of one peer for some seconds of CPU time. This runs in the peer's environment, so it needs only Python."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import process_time
from typing import Any


def play_for(seconds: float, play: Callable[[], Any], count: Callable[[Any], int] = int) -> dict[str, Any]:
    """Count games and player decisions. `count` gets the decisions from the result of `play`, and is not timed."""
    play()  # the first game reads tables and fills caches
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        before = process_time()
        end = play()
        spent += process_time() - before
        games += 1
        decisions += count(end)
    return {"games": games, "decisions": decisions, "seconds": spent}


def report(package: str, play: Callable[[], Any], count: Callable[[Any], int] = int, build: str = "") -> None:
    """Measure and print one line of JSON; the command line is GAME SECONDS."""
    result = play_for(float(sys.argv[2]), play, count)
    sys.stdout.write(json.dumps({**result, "version": version(package) + build}) + "\n")
