"""`village serve` on Granian instead of Uvicorn, for `bench.server.compare`."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from typing import Final

import uvloop
from granian.constants import HTTPModes, Interfaces  # type: ignore[import-not-found]  # installed for the comparison
from granian.http import HTTP1Settings  # type: ignore[import-not-found]
from granian.server.embed import Server  # type: ignore[import-not-found]

from village.cli import main
from village.server import serve
from village.server.app import make_app
from village.server.http.protocol import HEAD_SECONDS, MAX_HEAD_BYTES
from village.server.logs import configure_logging
from village.server.settings import Settings
from village.server.storage.lockfile import Lock

MAX_CONNECTIONS: Final = 1200  # Granian limits only the total; room for the benchmark with 1,000 idle WebSockets


def run(settings: Settings, listener: socket.socket, lock: Lock) -> None:
    configure_logging(settings.log)
    host, port = listener.getsockname()[:2]
    listener.close()  # Granian opens its own
    uvloop.run(serve_app(settings, host, port))


async def serve_app(settings: Settings, host: str, port: int) -> None:
    server = Server(
        make_app(settings), host, port, interface=Interfaces.ASGI, http=HTTPModes.http1, log_enabled=False,
        backlog=MAX_CONNECTIONS, backpressure=MAX_CONNECTIONS,
        http1_settings=HTTP1Settings(header_read_timeout=int(HEAD_SECONDS * 1000), max_buffer_size=MAX_HEAD_BYTES),
    )  # fmt: skip
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.stop)
    await server.serve()


if __name__ == "__main__":
    serve.run = run
    sys.exit(main())
