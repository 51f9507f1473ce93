"""Attacks on a server process, and what they cost it: memory and processor time."""

from __future__ import annotations

import os
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic

import httpx

from tests.server.test_server_process import running

MB = 1_000_000
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Return the memory of the process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def peak_memory(pid: int) -> int:
    """Return the most memory that the process has had, in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))


def cpu_seconds(pid: int) -> float:
    """Return the processor time of the process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def check_healthy(address: str) -> None:
    assert httpx.get(f"{address}/health", timeout=60).json() == {"status": "alive"}


@contextmanager
def server_under_attack(folder: Path, *options: str) -> Iterator[tuple[str, Callable[[], int]]]:
    """A server, its address and its memory growth."""
    with running(folder, *options) as (process, address):
        check_healthy(address)
        before = memory(process.pid)
        yield address, lambda: memory(process.pid) - before


def workers_of(pid: int) -> list[int]:
    """Return the child processes of a server, which its threads have started."""
    return [int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]


def open_connection(address: str, source: str = "127.0.0.1") -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    return socket.create_connection((host.replace("localhost", "127.0.0.1"), int(port)), 10, (source, 0))


def flood(line: socket.socket, piece: bytes, bytes_in_all: int, seconds: float = 5.0) -> int:
    """Send as much as is accepted without reading, for a limited time, and return the number of bytes."""
    line.settimeout(0.5)
    sent, until = 0, monotonic() + seconds
    with suppress(OSError):
        while sent < bytes_in_all and monotonic() < until:
            try:
                sent += line.send(piece)
            except TimeoutError:
                continue
    return sent


def open_websocket(address: str, id: str) -> socket.socket:
    """Open the live stream of a table without a client library, which would read and reply."""
    line = open_connection(address)
    host = address.removeprefix("http://")
    upgrade = f"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {KEY}"
    line.sendall(f"GET /api/tables/{id}/live HTTP/1.1\r\nhost: {host}\r\n{upgrade}\r\n\r\n".encode())
    assert b"101" in line.recv(65536).split(b"\r\n")[0]
    return line
