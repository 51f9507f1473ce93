"""Running a node until it is told to stop."""

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
from village.server.http.connections import Connections
from village.server.http.hosts import own_names
from village.server.http.protocol import Config, HttpProtocol
from village.server.logs import BufferedHandler, configure_logging
from village.server.node import Node
from village.server.settings import Settings, must_be_servable
from village.server.storage.exclusive import AlreadyOpen, Lock, alone
from village.server.storage.migrate import migrate
from village.server.storage.opening import open_store

GRACEFUL_SHUTDOWN_SECONDS: Final = 10
LAST_WORDS_SECONDS: Final = 0.1
MAX_WEBSOCKET_BYTES: Final = 65536
SOCKET_BACKLOG: Final = 2048
# Of the collector: with a thousand streams a look at everything takes a fifth of a second. So it is rare.
RUBBISH_THRESHOLDS: Final = (5000, 10, 20)


class Server(uvicorn.Server):
    """Says where it is found when it is there, and ends streams before it waits for requests to end."""

    config: Config

    def __init__(self, config: Config, node: Node, address: str, port: int, lock: Lock, log: BufferedHandler) -> None:
        super().__init__(config)
        self.log = log
        self.port = port
        self.node = node
        self.address = address
        self.lock = lock

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            loop = asyncio.get_running_loop()
            self.node.reach.port = self.port
            self.node.reach.let_in = lambda door: asyncio.run_coroutine_threadsafe(self.hear(door), loop).result()
            self.lock.tell(self.address)
            print(f"Village is open at {self.address} (Ctrl-C closes it)", flush=True)  # noqa: T201  (for the one who started it)
            if self.node.settings.show:
                await asyncio.to_thread(webbrowser.open, self.address)

    async def on_tick(self, counter: int) -> bool:
        self.log.flush()
        return await super().on_tick(counter)

    async def hear(self, door: socket.socket) -> None:
        """Answer at another door, too."""

        def protocol() -> asyncio.Protocol:
            return HttpProtocol(self.config, self.server_state, self.lifespan.state)

        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=door))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.node.streams.closing = True
        await asyncio.sleep(self.node.settings.drain_seconds)
        self.node.streams.end_all()
        await asyncio.sleep(LAST_WORDS_SECONDS)  # for their last words
        await super().shutdown(sockets)
        self.log.flush()  # nobody does it later: the signal ends the process


def serve(settings: Settings) -> int:
    """Serve until Ctrl-C or SIGTERM; requests under way are finished first."""
    must_be_servable(settings)
    settings = replace(settings, hosts=own_names(settings))
    try:
        with open_store(settings) as store, alone(store) as lock:
            migrate(store)
            store.close()  # the node opens its own
            run(settings, listen(settings), lock)
    except AlreadyOpen as other:
        if not settings.show or not (address := other.address()):
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
        ws_per_message_deflate=False,  # half the memory of an idle socket, and longer than building what is sent
    )  # fmt: skip
    gc.freeze()  # what is loaded now stays; looking through it for rubbish would hold up everybody
    gc.set_threshold(*RUBBISH_THRESHOLDS)
    port = listener.getsockname()[1]
    Server(config, app.state.node, public_address(settings, port), port, lock, log).run([listener])


def listen(settings: Settings) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address, family=family, backlog=SOCKET_BACKLOG)
    except OSError as error:
        if settings.show and settings.port and error.errno == errno.EADDRINUSE:
            return listen(replace(settings, port=0))
        why = "somebody listens there already" if error.errno == errno.EADDRINUSE else error.strerror or str(error)
        raise BadSetup(f"cannot listen on {settings.host} port {settings.port}: {why}; try another --port") from None


def public_address(settings: Settings, port: int) -> str:
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return settings.public or f"http://{f'[{host}]' if ':' in host else host}:{port}"
