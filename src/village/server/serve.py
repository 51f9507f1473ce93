"""Running a node until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, cast

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

from village.record.errors import BadSetup
from village.server.app import make_app
from village.server.logs import write_logs
from village.server.migrate import migrate
from village.server.settings import Settings
from village.server.site import Site
from village.server.store import Store


class Node(uvicorn.Server):
    """Says where it is found when it is there, and ends streams before it waits for requests to end."""

    def __init__(self, config: uvicorn.Config, site: Site, greeting: str) -> None:
        super().__init__(config)
        self.site = site
        self.greeting = greeting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.greeting, flush=True)  # noqa: T201  (for the one who started it)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.site.streams.closing = True
        await asyncio.sleep(self.site.settings.drain)
        self.site.streams.end_all()
        await asyncio.sleep(0.1)  # for their last words
        await super().shutdown(sockets)


def serve(settings: Settings) -> int:
    """Serve until Ctrl-C or SIGTERM; requests under way are finished first."""
    open_store(settings).close()
    ear = listen(settings)
    write_logs(settings.log)
    app = make_app(settings)
    config = uvicorn.Config(
        cast(Any, app), log_config=None, access_log=False, server_header=False, proxy_headers=False,
        timeout_graceful_shutdown=10, ws_max_size=65536,
    )  # fmt: skip
    Node(config, app.state.site, greeting(settings, ear.getsockname()[1])).run([ear])
    return 0


def open_store(settings: Settings) -> Store:
    """The database in the form this version needs, or one sentence on why not."""
    try:
        store = Store(settings.url)
        migrate(store)
    except (ArgumentError, NoSuchModuleError):
        raise BadSetup("this is not the address of a database: sqlite:///FILE or postgresql://HOST/NAME") from None
    except CommandError:
        raise BadSetup("this database was written by a later version of Village") from None
    except OperationalError as error:
        shown = store.url.render_as_string(hide_password=True)
        raise BadSetup(f"the database {shown} cannot be used: {first_line(error.orig)}") from None
    return store


def first_line(error: object) -> str:
    return (str(error).strip().splitlines() or ["no reason given"])[0]


def listen(settings: Settings) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address, family=family, backlog=2048)
    except OSError as error:
        why = "somebody listens there already" if error.errno == 98 else error.strerror or str(error)
        raise BadSetup(f"cannot listen on {settings.host} port {settings.port}: {why}; try another --port") from None


def greeting(settings: Settings, port: int) -> str:
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    shown = settings.public or f"http://{f'[{host}]' if ':' in host else host}:{port}"
    return f"Village is open at {shown} (Ctrl-C closes it)"
