"""A throw-away virtual environment for every peer, kept in `build/peers` until its pins change."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from bench.peers.peers import OURS, Peer

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "peers"


class Unusable(Exception):
    """A peer that cannot be installed or does not play, and why."""


def python_of(peer: Peer, fresh: bool) -> str:
    """The interpreter that plays this peer; installs it if need be."""
    if peer is OURS:
        return sys.executable
    folder = FOLDER / peer.name
    ready = folder / "pins"
    python = folder / "bin" / "python"
    if not fresh and ready.exists() and ready.read_text() == peer.pins.read_text():
        return str(python)
    sys.stderr.write(f"installing {peer.name}\n")
    shutil.rmtree(folder, ignore_errors=True)
    call([sys.executable, "-m", "venv", str(folder)])
    pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    call([*pip, "-r", str(peer.pins)])
    ready.write_text(peer.pins.read_text())
    return str(python)


def call(command: list[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unusable(f"not installed: {last_words(done.stderr)}")


def last_words(complaint: str) -> str:
    """The line that says what went wrong: the last error, or the last line of a traceback."""
    lines = [line.strip() for line in complaint.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines or ["it said nothing"])[-1][:160]
