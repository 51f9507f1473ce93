"""Changes on other nodes, received by PostgreSQL LISTEN/NOTIFY."""

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

RETRY_SECONDS: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # between connection attempts
SILENCE_SECONDS: Final = 30.0  # then the connection is tested
CONNECTION: Final = "keepalives_idle=20 keepalives_interval=5 keepalives_count=3 connect_timeout=10"

log = logging.getLogger(__name__)


@contextmanager
def listen_for_changes(store: Store, hub: Hub, on_notifications: Callable[[list[str]], None]) -> Iterator[None]:
    """Listen for changes on other nodes while the block runs; does nothing on SQLite."""
    if store.embedded:
        yield
        return
    thread = NotifyThread(store, hub, on_notifications)
    thread.start()
    try:
        yield
    finally:
        thread.stop()


class NotifyThread(Thread):
    """The listening thread; after every gap it marks all subscriptions as stale, as it may have missed changes."""

    def __init__(self, store: Store, hub: Hub, on_notifications: Callable[[list[str]], None]) -> None:
        super().__init__(name="news from other nodes", daemon=True)
        self.hub = hub
        self.on_notifications = on_notifications
        address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.address = make_conninfo(address, **conninfo_to_dict(CONNECTION))
        self.stop_receiver, self.stop_sender = socket.socketpair()

    def stop(self) -> None:
        self.stop_sender.send(b"!")
        self.join()
        self.stop_receiver.close()
        self.stop_sender.close()

    def run(self) -> None:
        attempts = 0
        while not self.stopped_within(RETRY_SECONDS[min(attempts, len(RETRY_SECONDS)) - 1] if attempts else 0.0):
            try:
                with psycopg.connect(self.address, autocommit=True) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    self.hub.notify_all()
                    attempts = 0
                    self.forward(db)
                    return
            except psycopg.Error as error:
                attempts += 1
                if attempts == 1:  # log once per gap
                    log.warning("no news from other nodes: %s", (str(error).splitlines() or ["no reason given"])[0])

    def forward(self, db: psycopg.Connection) -> None:
        """Forward notifications until the thread is stopped."""
        while True:
            ready, _, _ = select.select([db.fileno(), self.stop_receiver.fileno()], [], [], SILENCE_SECONDS)
            if self.stop_receiver.fileno() in ready:
                return
            if not ready:
                db.execute("SELECT 1")
            self.on_notifications([notification.payload for notification in db.notifies(timeout=0)])

    def stopped_within(self, seconds: float) -> bool:
        return bool(select.select([self.stop_receiver], [], [], seconds)[0])
