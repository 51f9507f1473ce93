"""Compare Uvicorn, as we use it, with Granian: `pip install granian==2.8.7`, then `python -m bench.server.compare`.

Each row attacks a fresh node from one address, or measures what it costs; this takes a quarter of an hour, most of it
for the moves.
"""

from __future__ import annotations

import http.client
import os
import socket
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from subprocess import TimeoutExpired
from time import monotonic, sleep
from typing import Any, Final

import uvloop

from bench.server.__main__ import allow_open_files
from bench.server.cpu_usage import CpuUsage
from bench.server.games import OpenGame, open_games
from bench.server.measure import Cluster, Effort, idle, unwatched, watched
from bench.server.node import Node
from bench.server.watchers import KEY

GAMES: Final = 500
REQUESTS: Final = 2000
WAIT_SECONDS: Final = 40.0  # longer than any timeout of ours
HELD: Final = 1500  # connections that one address tries to hold
UNREAD: Final = 20
PING: Final = b"\x89\x80\0\0\0\0"
FLOOD_SECONDS: Final = 5.0
STOP_SECONDS: Final = 20.0
EFFORT: Final = Effort(games=GAMES, watched_rate=400, unwatched_rate=400, seconds=20.0)
HEALTH: Final = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"
BODY: Final = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{"
REST_OF_BODY: Final = b'"name": "Ann12345"}'
DOCS: Final = b"GET /docs/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
Play = Callable[[Cluster, list[OpenGame], Effort], Coroutine[Any, Any, dict[str, Any]]]


class GranianNode(Node):
    """A server node on Granian."""

    program = (sys.executable, "-m", "bench.server.granian_node")


def open_connection(node: Node, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", node.port), 2.0, (source, 0))


def cpu_per_request(node: Node) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", node.port)
    usage = CpuUsage({"server": [node.process.pid]})
    for _ in range(REQUESTS):
        connection.request("GET", "/health")
        connection.getresponse().read()
    spent = usage.read().spent["server"] - usage.before.spent["server"]
    return f"{spent / REQUESTS * 1000:.2f} ms"


def slow_body(node: Node) -> str:
    """Return how long a request may wait for its body."""
    before = monotonic()
    with open_connection(node) as connection:
        connection.sendall(BODY)
        connection.settimeout(WAIT_SECONDS)
        with suppress(ConnectionError):
            try:
                connection.recv(100)
            except TimeoutError:
                return f"still open after {WAIT_SECONDS:.0f} s"
    return f"closed after {monotonic() - before:.0f} s"


def unread_responses(node: Node) -> str:
    """Return how many connections stay open whose clients do not read what they have requested."""
    before = open_sockets(node)
    with ExitStack() as connections:
        for _ in range(UNREAD):
            line = connections.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", node.port))
            line.sendall(DOCS * 40)
        sleep(WAIT_SECONDS)
        return f"{max(0, open_sockets(node) - before)} of {UNREAD} open after {WAIT_SECONDS:.0f} s"


def open_sockets(node: Node) -> int:
    files = Path(f"/proc/{node.process.pid}/fd")
    return sum(os.readlink(file).startswith("socket:") for file in files.iterdir())


def one_address(node: Node) -> str:
    """Return whether others are served while one address holds as many idle connections as it can."""
    with ExitStack() as connections:
        held = [connections.enter_context(open_connection(node)) for _ in range(HELD)]
        sleep(1.0)
        closed = sum(map(is_closed, held))
        second_client = connections.enter_context(open_connection(node, "127.0.0.2"))
        second_client.settimeout(5.0)
        second_client.sendall(HEALTH)
        try:
            served = b" 200 " in second_client.recv(100)
        except TimeoutError:
            served = False
    return f"{HELD - closed} of {HELD} stay open, others are {'served' if served else 'locked out'}"


def is_closed(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        line.recv(1)
    except BlockingIOError:
        return False
    except ConnectionError:
        pass
    return True


def flood_of_pings(node: Node) -> str:
    """Return how many frames of a client are accepted that sends nothing but empty pings."""
    connection = http.client.HTTPConnection("127.0.0.1", node.port)
    json = {"content-type": "application/json"}
    connection.request("POST", "/api/me", '{"name": "Ann"}', json)
    response = connection.getresponse()
    response.read()
    cookie = {"cookie": response.headers["set-cookie"].partition(";")[0]}
    connection.request("POST", "/api/tables", '{"seats": 2}', json | cookie)
    table = connection.getresponse().read().partition(b'"id":"')[2].partition(b'"')[0].decode()
    with open_connection(node) as line:
        upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: " + KEY
        line.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: localhost\r\n{upgrade}\r\n\r\n".encode())
        line.recv(100)
        return f"{flood(line, PING * 1000) / 1e6:.1f} MB accepted in {FLOOD_SECONDS:.0f} s"


def flood(line: socket.socket, piece: bytes) -> int:
    """Send and never read; return the number of bytes sent."""
    line.settimeout(0.2)
    sent, until = 0, monotonic() + FLOOD_SECONDS
    with suppress(ConnectionError):
        while monotonic() < until:
            with suppress(TimeoutError):
                sent += line.send(piece)
    return sent


def stop_during_request(node: Node) -> str:
    """Return whether a request is answered that is under way when the node has to stop, and how long that takes."""
    with open_connection(node) as line:
        line.sendall(BODY)
        sleep(0.5)
        before = monotonic()
        node.process.terminate()
        sleep(0.2)
        line.settimeout(STOP_SECONDS)
        answered = False
        with suppress(OSError):
            line.sendall(REST_OF_BODY)
            answered = b" 201 " in line.recv(100)
    try:
        node.process.wait(STOP_SECONDS)
    except TimeoutExpired:
        return f"{'answered' if answered else 'lost'}, still running after {STOP_SECONDS:.0f} s"
    return f"{'answered' if answered else 'lost'}, stopped after {monotonic() - before:.1f} s"


def moves(kind: type[Node], play: Play) -> str:
    """Return how many moves a node makes per second with all games at full speed."""
    with started(kind) as node:
        cluster = Cluster([node])
        games = cluster.fresh_games(EFFORT)
        fastest = uvloop.run(play(cluster, games, EFFORT))["flat_out"]
    return f"{fastest['moves_per_second']:.0f} per second, 99% within {fastest['p99_ms']:.0f} ms"


def idle_websockets(kind: type[Node]) -> str:
    with started(kind) as node:
        games, _ = uvloop.run(open_games(node, GAMES))
        node.stop()
        with kind(node.data) as fresh:
            return f"{uvloop.run(idle(fresh, games))['kb_each']:.0f} kB each"


@contextmanager
def started(kind: type[Node], *options: str) -> Iterator[Node]:
    with tempfile.TemporaryDirectory() as folder, kind(Path(folder), "", 0, *options) as node:
        yield node


PARTS: dict[str, Callable[[Node], str]] = {
    "processor time of GET /health": cpu_per_request,
    "request whose body never comes": slow_body,
    "responses that are not read": unread_responses,
    "idle connections of one address": one_address,
    "empty pings": flood_of_pings,
    "stop during a request": stop_during_request,
}


def show(name: str, *values: str) -> None:
    sys.stdout.write(f"{name:34}{''.join(f'{value:46}' for value in values)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    allow_open_files()
    show("", "Uvicorn", "Granian")
    for title, measure in PARTS.items():
        row = []
        for server in (Node, GranianNode):
            with started(server, "--rate-limit-scale", "1" if measure is one_address else "1000") as running:
                row.append(measure(running))
        show(title, *row)
    show("memory of 1,000 idle WebSockets", idle_websockets(Node), idle_websockets(GranianNode))
    for title, play in {"watched moves": watched, "unwatched moves": unwatched}.items():
        show(title, moves(Node, play), moves(GranianNode, play))
