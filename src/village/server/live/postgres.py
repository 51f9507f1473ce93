"""News from other nodes: PostgreSQL passes on which game has changed, to all who listen."""

from __future__ import annotations

import logging
import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from village.server.node import Node
from village.server.storage.store import CHANNEL

PATIENCE: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between tries to connect
SILENCE: Final = 30.0  # seconds after which the connection is tried
ALIVE: Final = "keepalives_idle=20 keepalives_interval=5 keepalives_count=3 connect_timeout=10"

log = logging.getLogger(__name__)


@contextmanager
def hearing(node: Node) -> Iterator[None]:
    """While the node runs it hears of what the others do; alone on SQLite there are no others."""
    if node.store.embedded:
        yield
        return
    wire = Listener(node)
    wire.start()
    try:
        yield
    finally:
        wire.stop()


class Listener(Thread):
    """The thread that listens. After every gap it wakes everybody, for it cannot know what was missed."""

    def __init__(self, node: Node) -> None:
        super().__init__(name="news from other nodes", daemon=True)
        self.node = node
        address = node.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.address = make_conninfo(address, **conninfo_to_dict(ALIVE))
        self.bell, self.rope = socket.socketpair()

    def stop(self) -> None:
        self.rope.send(b"!")
        self.join()
        self.bell.close()
        self.rope.close()

    def run(self) -> None:
        tries = 0
        while not self.rung(PATIENCE[min(tries, len(PATIENCE)) - 1] if tries else 0.0):
            tries += 1
            try:
                with psycopg.connect(self.address, autocommit=True) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    self.node.hub.poke_all()
                    tries = 1
                    self.hear(db)
                    return
            except psycopg.Error as error:
                log.warning("no news from other nodes: %s", error)

    def hear(self, db: psycopg.Connection) -> None:
        """Pass on what comes until the bell is rung."""
        while True:
            ready, _, _ = select.select([db.fileno(), self.bell.fileno()], [], [], SILENCE)
            if self.bell.fileno() in ready:
                return
            if not ready:
                db.execute("SELECT 1")
            for news in db.notifies(timeout=0):
                self.node.hub.poke(news.payload)

    def rung(self, seconds: float) -> bool:
        return bool(select.select([self.bell], [], [], seconds)[0])
