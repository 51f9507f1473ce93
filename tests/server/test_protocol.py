"""Protocol limits: floods, slow clients and unread responses cost only their own connection."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import ExitStack, contextmanager, suppress
from time import monotonic, sleep

import pytest
import uvicorn
import websockets

from tests.server.attacks import MB, check_healthy, flood, open_connection, open_websocket, server_under_attack
from tests.server.test_server_process import create_table
from village.server import network_access
from village.server.app import make_app
from village.server.http import protocol
from village.server.http.protocol import Config, address_of
from village.server.limits.concurrency import Connections
from village.server.settings import Settings

pytestmark = pytest.mark.expensive

HEALTH = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"


def read_until_closed(connection: socket.socket, seconds: float = 10.0) -> bytes:
    """Return everything until the other side closes."""
    connection.settimeout(seconds)
    response = b""
    with suppress(ConnectionError):
        while piece := connection.recv(65536):
            response += piece
    return response


def test_pipelined_requests_without_reading_take_no_memory(tmp_path):
    with server_under_attack(tmp_path) as (address, grown), ExitStack() as connections:
        for _ in range(3):
            flood(connections.enter_context(open_connection(address)), HEALTH * 1000, 13 * MB)
        assert grown() < 40 * MB
        check_healthy(address)


@pytest.mark.parametrize(
    ("opening", "piece", "status"),
    [
        (b"GET /health HTTP/1.1\r\n", b"x-long: " + b"y" * 1000 + b"\r\n", b"431"),
        (b"GET /health HTTP/1.1\r\nx-long: ", b"y" * 1000, b"431"),
        (b"GET /", b"y" * 1000, b"431"),
    ],
)
def test_endless_headers_are_cut_off(tmp_path, opening, piece, status):
    with server_under_attack(tmp_path) as (address, grown), ExitStack() as connections:
        for _ in range(5):
            connection = connections.enter_context(open_connection(address))
            connection.send(opening)
            flood(connection, piece * 50, 30 * MB)
        assert grown() < 40 * MB
        check_healthy(address)
        polite = connections.enter_context(open_connection(address))
        polite.sendall(opening + piece * 100)
        assert status in read_until_closed(polite).split(b"\r\n")[0]


def test_pings_without_reading_take_no_memory(tmp_path):
    with server_under_attack(tmp_path) as (address, grown):
        id = create_table(address)
        connection = open_websocket(address, id)
        ping = b"\x89\xfd" + b"\0\0\0\0" + b"p" * 125
        flood(connection, ping * 500, 40 * MB)
        assert grown() < 40 * MB
        check_healthy(address)
        connection.close()


@contextmanager
def local_server(folder, connections: Connections):
    """Run a server in a thread of this process, so that tests can lower limits."""
    server = uvicorn.Server(
        Config(make_app(Settings("", folder, workers=0)), connections, log_config=None, access_log=False)
    )
    thread = threading.Thread(target=server.run, args=([network_access.listen("127.0.0.1", 0)],))
    thread.start()
    try:
        while not server.started:
            sleep(0.01)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def test_slow_headers_and_bodies_time_out(tmp_path, monkeypatch):
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.4)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.4)
    post = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"
    with local_server(tmp_path, Connections()) as address:
        for begun in (b"", b"GET /health HTTP/1.1\r\nhost: x\r\n", HEALTH + b"GET /he"):
            with open_connection(address) as connection:
                connection.sendall(begun)
                assert b" 408 " in read_until_closed(connection)
        with open_connection(address) as connection:
            connection.sendall(post)
            assert read_until_closed(connection, 5) == b""
        check_healthy(address)


def test_unread_response_is_dropped(tmp_path, monkeypatch):
    monkeypatch.setattr(network_access, "UNREAD_RESPONSE_MS", 400)
    connections = Connections()
    with local_server(tmp_path, connections) as address, open_connection(address) as connection:
        ask = b"GET /docs/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
        until = monotonic() + 20
        with suppress(OSError):
            while monotonic() < until:  # until the socket buffers are full and the server closes
                connection.sendall(ask)
                sleep(0.01)
        assert monotonic() < until
        assert not connections.total


def test_one_address_cannot_take_all_connections(tmp_path):
    connections = Connections(open_files=100)  # room for 60, of which one address gets a third
    with local_server(tmp_path, connections) as address, ExitStack() as lines:
        held = [lines.enter_context(open_connection(address)) for _ in range(20)]
        with open_connection(address) as one_more:
            assert b" 503 " in read_until_closed(one_more)
        with open_connection(address, "127.0.0.2") as second_connection:
            second_connection.sendall(HEALTH.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
            assert b" 200 " in read_until_closed(second_connection)
        held[0].close()
        until = monotonic() + 60
        while connections.counts["127.0.0.1"] >= 20 and monotonic() < until:
            sleep(0.01)
        check_healthy(address)


def test_connection_limit_is_below_the_open_file_limit():
    connections = Connections(scale=1e6, open_files=100)
    assert sum(connections.open(f"10.0.0.{number}") for number in range(100)) == 60
    connections.close("10.0.0.1")
    assert connections.open("10.0.0.99")
    assert Connections(proxy=True, open_files=1000).most_per_address == 600
    assert Connections(open_files=1000).most_per_address == 200
    assert Connections(open_files=10_000).most_per_address == 250


def test_an_ipv6_network_counts_as_one_address():
    assert address_of(("2001:db8::1", 1)) == address_of(("2001:db8::ffff", 2)) != address_of(("2001:db8:1::1", 3))


def test_closed_websocket_frees_its_connection(tmp_path):
    async def come_and_go(address: str, id: str) -> None:
        async with websockets.connect(f"{address}/api/tables/{id}/live".replace("http", "ws")) as live:
            await live.recv()

    connections = Connections()
    with local_server(tmp_path, connections) as address:
        id = create_table(address)
        for _ in range(5):
            asyncio.run(come_and_go(address, id))
        until = monotonic() + 10
        while connections.total and monotonic() < until:
            sleep(0.05)
        assert connections.total == 0
