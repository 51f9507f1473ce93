"""A node killed during games with bots restarts and continues them."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.clients import fresh_key, within

pytestmark = pytest.mark.expensive

ROOT = Path(__file__).parents[2]
TIMEOUT_SECONDS = 120.0  # generous, for busy machines
BOT = {"kind": "bot", "bot": "random"}


class Node:
    """A server in a separate process."""

    def __init__(self, data, port):
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "village", "serve", "--port", str(port), "--data", str(data), "--workers", "2"]
        command += ["--rate-limit-scale", "1000"]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=dict(os.environ), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        assert within(TIMEOUT_SECONDS, self.is_ready)

    def is_ready(self):
        try:
            return httpx.get(f"{self.url}/api/tables", timeout=TIMEOUT_SECONDS).status_code == 200
        except httpx.TransportError:
            return False

    def table(self, id):
        return httpx.get(f"{self.url}/api/tables/{id}", timeout=TIMEOUT_SECONDS).json()

    def stop(self, with_signal):
        self.process.send_signal(with_signal)
        self.process.wait(TIMEOUT_SECONDS)


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


def play_if_to_move(ann, id):
    """Play a move for Ann if it is her turn; return whether the game is over."""
    table = ann.get(f"/api/tables/{id}").json()
    for token in table["view"]["ask"].get("tokens", [])[:1]:
        move = {"ply": table["view"]["ply"], "token": token, "key": fresh_key()}
        assert ann.post(f"/api/tables/{id}/moves", json=move).status_code == 200
    return table["status"] == "over"


def has_advanced(ann, node, id, since):
    """Wait until Ann and the bots have made some moves or the game is over; return the ply."""
    assert within(TIMEOUT_SECONDS, lambda: play_if_to_move(ann, id) or node.table(id)["view"]["ply"] > since + 30)
    return node.table(id)["view"]["ply"]


def test_games_with_bots_continue_after_a_kill(tmp_path):
    port = free_port()
    node = Node(tmp_path, port)
    with httpx.Client(base_url=node.url, timeout=TIMEOUT_SECONDS) as ann:
        ann.post("/api/me", json={"name": "Ann"})
        options = {"seats": 3, "players": [{"kind": "me"}, BOT, BOT], "start": True}
        ids = [ann.post("/api/tables", json=options).json()["id"] for _ in range(2)]
        first = {id: node.table(id)["view"]["ply"] for id in ids}
        reached = {id: has_advanced(ann, node, id, first[id]) for id in ids}
        node.stop(signal.SIGKILL)
        node = Node(tmp_path, port)
        try:
            assert all(node.table(id)["view"]["ply"] >= reached[id] for id in ids)
            assert all(has_advanced(ann, node, id, reached[id]) for id in ids)
        finally:
            node.stop(signal.SIGTERM)
    assert node.process.returncode == 0 or node.process.returncode == -signal.SIGTERM
