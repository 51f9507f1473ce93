"""A virtual environment for every peer in `build/peers`, rebuilt when its pinned versions change."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from bench.peers.peers import OURS, Peer

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "peers"


class PeerError(Exception):
    """A peer cannot be installed or run; the message gives the reason."""


def peer_python(peer: Peer, fresh: bool) -> str:
    """Return the interpreter of this peer; install the peer if necessary."""
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
        raise PeerError(f"not installed: {last_error(done.stderr)}")


def last_error(stderr: str) -> str:
    """Return the last error line, or the last line of a traceback."""
    lines = [line.strip() for line in stderr.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines or ["no output"])[-1][:160]
