"""Run all games in several passes, each game in its own process, so that machine load affects all peers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from bench.peers.environments import ROOT, PeerError, last_error, peer_python
from bench.peers.peers import Peer
from bench.peers.results import Pass, Row

ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
EXTRA_SECONDS = 120.0  # timeout in addition to the measured time


@dataclass(frozen=True)
class RunOptions:
    """Duration and number of passes."""

    seconds: float = 2.0
    passes: int = 3
    fresh: bool = False


def environment(row: Row) -> dict[str, str]:
    return {**os.environ, **ONE_THREAD, "VILLAGE_PURE": "1" if row.game.key == "plain" else ""}


def play(row: Row, python: str, seconds: float) -> None:
    """Run one pass of one row."""
    command = [python, "-m", row.peer.script, row.game.key, str(seconds)]
    timeout_seconds = EXTRA_SECONDS + 10 * seconds
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment(row),
            capture_output=True,
            text=True,
            timeout=timeout_seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise PeerError(f"no result after {timeout_seconds:.0f} seconds") from None
    if done.returncode:
        raise PeerError(f"failed: {last_error(done.stderr)}")
    row.add(read(done.stdout))


def read(printed: str) -> tuple[Pass, str]:
    """Parse the result and version from the last line; packages may print messages before it."""
    try:
        data = json.loads(printed.splitlines()[-1])
        return Pass(data["games"], data["decisions"], data["seconds"]), data["version"]
    except (IndexError, ValueError, KeyError, TypeError):
        raise PeerError("failed: no result printed") from None


def measure(peers: Iterable[Peer], options: RunOptions) -> list[Row]:
    """Measure all rows of these peers in turn; every other pass runs in reverse order."""
    rows: list[Row] = []
    pythons: dict[str, str] = {}
    for peer in peers:
        rows += [Row(peer, game) for game in peer.games]
        try:
            pythons[peer.name] = peer_python(peer, options.fresh)
        except PeerError as problem:
            for row in rows[-len(peer.games) :]:
                row.reason = str(problem)
    for turn in range(options.passes):
        sys.stderr.write(f"pass {turn + 1} of {options.passes}\n")
        for row in rows[:: -1 if turn % 2 else 1]:
            attempt(row, pythons, options.seconds)
    return rows


def attempt(row: Row, pythons: dict[str, str], seconds: float) -> None:
    """Play a pass, unless the row has failed before."""
    if row.reason:
        return
    try:
        play(row, pythons[row.peer.name], seconds)
    except PeerError as problem:
        row.reason = str(problem)
