"""News from other nodes: PostgreSQL passes on which game has changed, to all who listen."""

from __future__ import annotations

import logging
import select
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from village.server.live.hub import Hub
from village.server.storage.store import CHANNEL, Store

RETRY_SECONDS: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # between tries to connect
SILENCE_SECONDS: Final = 30.0  # after which the connection is tried
CONNECTION: Final = "keepalives_idle=20 keepalives_interval=5 keepalives_count=3 connect_timeout=10"

log = logging.getLogger(__name__)


@contextmanager
def hearing(store: Store, hub: Hub, heard: Callable[[str], None]) -> Iterator[None]:
    """While the node runs it hears of what the others do; alone on SQLite there are no others."""
    if store.embedded:
        yield
        return
    wire = NotifyThread(store, hub, heard)
    wire.start()
    try:
        yield
    finally:
        wire.stop()


class NotifyThread(Thread):
    """The thread that listens. After every gap it wakes everybody, for it cannot know what was missed."""

    def __init__(self, store: Store, hub: Hub, heard: Callable[[str], None]) -> None:
        super().__init__(name="news from other nodes", daemon=True)
        self.hub = hub
        self.heard = heard
        address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.address = make_conninfo(address, **conninfo_to_dict(CONNECTION))
        self.bell, self.rope = socket.socketpair()

    def stop(self) -> None:
        self.rope.send(b"!")
        self.join()
        self.bell.close()
        self.rope.close()

    def run(self) -> None:
        tries = 0
        while not self.rung(RETRY_SECONDS[min(tries, len(RETRY_SECONDS)) - 1] if tries else 0.0):
            try:
                with psycopg.connect(self.address, autocommit=True) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    self.hub.poke_all()
                    tries = 0
                    self.hear(db)
                    return
            except psycopg.Error as error:
                tries += 1
                if tries == 1:  # one line a gap, however long it is
                    log.warning("no news from other nodes: %s", (str(error).splitlines() or ["no reason given"])[0])

    def hear(self, db: psycopg.Connection) -> None:
        """Pass on what comes until the bell is rung."""
        while True:
            ready, _, _ = select.select([db.fileno(), self.bell.fileno()], [], [], SILENCE_SECONDS)
            if self.bell.fileno() in ready:
                return
            if not ready:
                db.execute("SELECT 1")
            for news in db.notifies(timeout=0):
                self.heard(news.payload)

    def rung(self, seconds: float) -> bool:
        return bool(select.select([self.bell], [], [], seconds)[0])
