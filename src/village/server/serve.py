"""Run a node until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import webbrowser
from dataclasses import replace
from typing import Final

import uvicorn

from village.record.errors import BadSetup
from village.server.app import make_app
from village.server.http.origin import allowed_names
from village.server.http.protocol import Config, HttpProtocol
from village.server.limits.concurrency import Connections
from village.server.logs import BufferedHandler, configure_logging
from village.server.network_access import listen
from village.server.node import Node
from village.server.settings import Settings, check_settings
from village.server.storage.lockfile import AlreadyOpen, Lock, exclusive_lock
from village.server.storage.migrate import migrate
from village.server.storage.open_db import open_store

GRACEFUL_SHUTDOWN_SECONDS: Final = 10
MAX_WEBSOCKET_BYTES: Final = 65536
# With a thousand streams a full garbage collection takes 0.2 s, so it runs rarely.
GC_THRESHOLDS: Final = (5000, 10, 20)


class Server(uvicorn.Server):
    """A Uvicorn server that prints its address and ends streams before waiting for requests."""

    def __init__(self, config: Config, node: Node, address: str, lock: Lock, log: BufferedHandler) -> None:
        super().__init__(config)
        self.node = node
        self.address = address
        self.lock = lock
        self.log = log

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.node.network_access.serve = self.serve_also
            self.lock.write_address(self.address)
            print(f"Village is open at {self.address} (Ctrl-C closes it)", flush=True)  # noqa: T201  (for the user who started it)
            if self.node.settings.show:
                await asyncio.to_thread(webbrowser.open, self.address)

    async def on_tick(self, counter: int) -> bool:
        self.log.flush()
        return await super().on_tick(counter)

    async def serve_also(self, listener: socket.socket) -> None:
        """Serve another socket too."""

        def protocol() -> asyncio.Protocol:
            return HttpProtocol(self.config, self.server_state, self.lifespan.state)

        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=listener))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.node.streams.closing = True
        await asyncio.sleep(self.node.settings.drain_seconds)
        await self.node.end_streams()
        await super().shutdown(sockets)
        self.log.flush()  # the signal ends the process right after this


def serve(settings: Settings) -> int:
    """Serve until Ctrl-C or SIGTERM, finishing pending requests first."""
    check_settings(settings)
    settings = replace(settings, hosts=allowed_names(settings))
    try:
        with open_store(settings) as store, exclusive_lock(store) as lock:
            migrate(store)
            store.close()  # the node opens its own connection
            run(settings, open_port(settings), lock)
    except AlreadyOpen as running:
        if not settings.show or not (address := running.address()):
            raise
        print(f"Village is open at {address} already, in another window", flush=True)  # noqa: T201
        webbrowser.open(address)
    return 0


def run(settings: Settings, listener: socket.socket, lock: Lock) -> None:
    log = configure_logging(settings.log)
    app = make_app(settings)
    config = Config(
        app, Connections(settings.rate_limit_scale, settings.proxy),
        log_config=None, access_log=False, server_header=False, proxy_headers=False,
        timeout_graceful_shutdown=GRACEFUL_SHUTDOWN_SECONDS, ws_max_size=MAX_WEBSOCKET_BYTES,
        ws_per_message_deflate=False,  # deflate doubles the memory of an idle socket and is slow
    )  # fmt: skip
    gc.freeze()  # loaded modules stay; do not scan them in every collection
    gc.set_threshold(*GC_THRESHOLDS)
    node = app.state.node
    node.network_access.port = port = listener.getsockname()[1]
    Server(config, node, public_address(settings, port), lock, log).run([listener])


def open_port(settings: Settings) -> socket.socket:
    try:
        return listen(settings.host, settings.port)
    except OSError as error:
        if settings.show and settings.port and error.errno == errno.EADDRINUSE:
            return open_port(replace(settings, port=0))
        reason = "address already in use" if error.errno == errno.EADDRINUSE else error.strerror or str(error)
        raise BadSetup(
            f"cannot listen on {settings.host} port {settings.port}: {reason}; choose another with --port"
        ) from None


def public_address(settings: Settings, port: int) -> str:
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return settings.public or f"http://{f'[{host}]' if ':' in host else host}:{port}"
