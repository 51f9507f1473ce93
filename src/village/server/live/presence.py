"""Players who have a table open on this node, shared with all nodes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from threading import Lock
from typing import Final

from sqlalchemy.exc import IntegrityError

from village.server.live.hub import Hub
from village.server.storage.availability import NO_DATABASE
from village.server.storage.presence import (
    LOOKS,
    PRESENCE_VALID_SECONDS,
    end_node,
    present_until,
    save_presence,
    tables_open_on,
)
from village.server.storage.store import Store

Visit = tuple[str, str]  # a table and a player who has it open
LOOK_WAIT_SECONDS: Final = 0.5
VISITS_AT_ONCE: Final = 50  # written per lock


class Presence:
    """The visitors of this node. One thread writes all rows, so that the last row reflects the last change."""

    def __init__(self, store: Store, hub: Hub, node: str, clock: Callable[[], float]) -> None:
        self.store = store
        self.hub = hub
        self.node = node
        self.clock = clock
        self.lock = Lock()
        self.open: Counter[Visit] = Counter()
        self.writer = ThreadPoolExecutor(1, "presence")

    def enter(self, table_id: str, player: str) -> Future[None]:
        with self.lock:
            self.open[table_id, player] += 1
        return self.writer.submit(self.note, (table_id, player))

    def leave(self, table_id: str, player: str) -> None:
        with self.lock:
            self.open[table_id, player] -= 1
        with suppress(RuntimeError):  # the node has stopped; `close` has recorded it
            self.writer.submit(self.note, (table_id, player))

    def note_look(self, table_id: str, player: str) -> None:
        """Record that a player without an open stream has read the table; wait for it, but not for a busy database."""
        with suppress(RuntimeError):  # the node has stopped
            wait([self.writer.submit(self.write_look, table_id, player)], LOOK_WAIT_SECONDS)

    def write_look(self, table_id: str, player: str) -> None:
        with suppress(IntegrityError, *NO_DATABASE), self.store.writing() as db:
            save_presence(db, [(table_id, player)], LOOKS, self.clock())

    def note(self, visit: Visit) -> None:
        """Record whether the player has the table open, and notify the table of a change."""
        with self.lock:
            present = self.open[visit] > 0
            if not present:
                del self.open[visit]
        try:
            changed = self.write(*visit, present)
        except (IntegrityError, *NO_DATABASE):  # the table was deleted, or `refresh` will write it later
            return
        if changed:
            self.hub.poke(visit[0])

    def write(self, table_id: str, player: str, present: bool) -> bool:
        now = self.clock()
        with self.store.writing() as db:
            was_present = present_until(db, table_id, player) > now
            save_presence(db, [(table_id, player)], self.node, now + PRESENCE_VALID_SECONDS if present else now)
            changed = was_present != (present_until(db, table_id, player) > now)
            if changed:
                self.store.notify_refresh(db, [table_id])
        return changed

    def refresh(self) -> None:
        """Prolong the presence of all visitors; called by the timekeeper."""
        with self.lock:
            visits = [visit for visit, streams in self.open.items() if streams > 0]
        for first in range(0, len(visits), VISITS_AT_ONCE):
            self.writer.submit(self.note_all, visits[first : first + VISITS_AT_ONCE])

    def note_all(self, visits: list[Visit]) -> None:
        with self.store.writing() as db:
            visits = [visit for visit in visits if self.open[visit] > 0]
            save_presence(db, visits, self.node, self.clock() + PRESENCE_VALID_SECONDS)

    def close(self) -> None:
        """Remove all visitors of this node at shutdown."""
        self.writer.shutdown(wait=True)
        now = self.clock()
        with suppress(*NO_DATABASE), self.store.writing() as db:  # otherwise the rows expire after some seconds
            self.store.notify_refresh(db, tables_open_on(db, self.node, now))
            end_node(db, self.node, now)
