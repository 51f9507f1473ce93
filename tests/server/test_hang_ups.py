"""Clients that hang up are logged as requests, not as failures of the server."""

from __future__ import annotations

import json
import socket
import struct
from time import sleep

import httpx

from tests.server.attacks import KEY, check_healthy, open_connection, open_websocket
from tests.server.clients import Person, within
from tests.server.test_server_process import running

RESET = struct.pack("ii", 1, 0)  # hang up with a reset instead of an orderly close


def hang_up(connection: socket.socket, reset: bool) -> None:
    if reset:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    connection.close()


def upgrade_to(path: str) -> str:
    return f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n" + (
        f"sec-websocket-version: 13\r\nsec-websocket-key: {KEY}\r\n\r\n"
    )


def logged(folder):
    return [json.loads(line) for line in (folder / "log").read_text().splitlines()]


def test_hang_ups_are_no_failures(tmp_path):
    with (
        running(tmp_path, "--workers", "0", "--rate-limit-scale", "100") as (_, address),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        ann = Person(client, "Ann")
        id = ann.create_table(seats=2, players=[{"kind": "me"}] * 2, start=True)
        body = "host: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"
        path = f"/api/tables/{id}"
        beginnings = [
            f"POST /api/me HTTP/1.1\r\n{body}", f"POST {path}/moves HTTP/1.1\r\ncookie: {ann.cookie}\r\n{body}",
            upgrade_to(f"{path}/live"), f"GET {path}/events HTTP/1.1\r\nhost: localhost\r\n\r\n",
        ]  # fmt: skip
        for reset in (False, True):
            for beginning in beginnings:
                line = open_connection(address)
                line.sendall(beginning.encode())
                sleep(0.05)  # for the server to read some of it; either way there must be no failure
                hang_up(line, reset)
            for _ in range(5):
                impatient = open_connection(address)  # gone before the server has accepted its WebSocket
                impatient.sendall(upgrade_to(f"{path}/live").encode())
                impatient.close()
            watching = open_websocket(address, id)
            hang_up(watching, reset)
            assert ann.play_first_move(id).status_code == 200
        check_healthy(address)
        unfinished = {"/api/me", "/api/tables/{id}/moves", "/api/tables/{id}/live"}
        assert within(60, lambda: unfinished <= {line.get("route") for line in logged(tmp_path) if hung_up(line)})
    assert not [line for line in logged(tmp_path) if line["level"] in ("warning", "error") or "trace" in line]


def hung_up(line):
    return line.get("status") == 499
