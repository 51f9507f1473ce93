"""Several passes over all games, each in a process of its own, so that a slow minute meets everybody."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from bench.peers.environments import ROOT, Unusable, last_words, python_of
from bench.peers.peers import Peer
from bench.peers.rows import Pass, Row

ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
PATIENCE = 120.0  # beside the seconds asked for, for start and a busy machine


@dataclass(frozen=True)
class Effort:
    """How long and how often is measured."""

    seconds: float = 2.0
    passes: int = 3
    fresh: bool = False


def environment(row: Row) -> dict[str, str]:
    return {**os.environ, **ONE_THREAD, "VILLAGE_PURE": "1" if row.game.key == "plain" else ""}


def play(row: Row, python: str, seconds: float) -> None:
    """One pass of one row."""
    command = [python, "-m", row.peer.script, row.game.key, str(seconds)]
    patience = PATIENCE + 10 * seconds
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment(row), capture_output=True, text=True, timeout=patience, check=False
        )
    except subprocess.TimeoutExpired:
        raise Unusable(f"no result after {patience:.0f} seconds") from None
    if done.returncode:
        raise Unusable(f"does not play: {last_words(done.stderr)}")
    row.add(read(done.stdout))


def read(printed: str) -> tuple[Pass, str]:
    """What a script measured, and the version it played; packages may print greetings before it."""
    try:
        said = json.loads(printed.splitlines()[-1])
        return Pass(said["games"], said["decisions"], said["seconds"]), said["version"]
    except (IndexError, ValueError, KeyError, TypeError):
        raise Unusable("does not play: it printed no result") from None


def measure(peers: Iterable[Peer], effort: Effort) -> list[Row]:
    """All rows of these peers, measured in turn; every other pass goes backwards."""
    rows: list[Row] = []
    pythons: dict[str, str] = {}
    for peer in peers:
        rows += [Row(peer, game) for game in peer.games]
        try:
            pythons[peer.name] = python_of(peer, effort.fresh)
        except Unusable as problem:
            for row in rows[-len(peer.games) :]:
                row.reason = str(problem)
    for turn in range(effort.passes):
        sys.stderr.write(f"pass {turn + 1} of {effort.passes}\n")
        for row in rows[:: -1 if turn % 2 else 1]:
            attempt(row, pythons, effort.seconds)
    return rows


def attempt(row: Row, pythons: dict[str, str], seconds: float) -> None:
    """Play a pass, unless the row has failed before."""
    if row.reason:
        return
    try:
        play(row, pythons[row.peer.name], seconds)
    except Unusable as problem:
        row.reason = str(problem)
