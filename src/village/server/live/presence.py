"""Who has a table open by a stream of this node, and telling all nodes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Final

from sqlalchemy.exc import IntegrityError

from village.server.live.hub import Hub
from village.server.responses import Message
from village.server.storage.outage import NO_DATABASE
from village.server.storage.presence import PRESENCE_BELIEVED_SECONDS, end_node, keep, of_node, present_until
from village.server.storage.store import Store

Visit = tuple[str, str]  # a game and a player who has it open
VISITS_AT_ONCE: Final = 50  # that are written while everybody else waits for the lock


class Presence:
    """The streams of this node. All rows are written by one thread: the last word is about the last change."""

    def __init__(self, store: Store, hub: Hub, node: str, clock: Callable[[], float]) -> None:
        self.store = store
        self.hub = hub
        self.node = node
        self.clock = clock
        self.lock = Lock()
        self.open: Counter[Visit] = Counter()
        self.writer = ThreadPoolExecutor(1, "presence")

    def enter(self, game: str, player: str) -> Future[None]:
        with self.lock:
            self.open[game, player] += 1
        return self.writer.submit(self.note, (game, player))

    def leave(self, game: str, player: str) -> None:
        with self.lock:
            self.open[game, player] -= 1
        with suppress(RuntimeError):  # the node has stopped; `close` wrote it down
            self.writer.submit(self.note, (game, player))

    def note(self, visit: Visit) -> None:
        """Write down whether the player has the game open, and tell the table if that is news."""
        with self.lock:
            there = self.open[visit] > 0
            if not there:
                del self.open[visit]
        try:
            news = self.write(*visit, there)
        except (IntegrityError, *NO_DATABASE):  # the game was deleted; or `refresh` writes it when it can
            return
        if news:
            self.hub.poke(visit[0])

    def write(self, game: str, player: str, there: bool) -> bool:
        now = self.clock()
        with self.store.writing() as db:
            was = present_until(db, game, player) > now
            keep(db, game, player, self.node, now + PRESENCE_BELIEVED_SECONDS if there else now)
            news = was != (present_until(db, game, player) > now)
            if news:
                self.store.tell_change(db, game)
        return news

    def refresh(self) -> None:
        """Everybody who is still there; once in a while by the timekeeper."""
        with self.lock:
            visits = [visit for visit, streams in self.open.items() if streams > 0]
        for first in range(0, len(visits), VISITS_AT_ONCE):
            self.writer.submit(self.note_all, visits[first : first + VISITS_AT_ONCE])

    def note_all(self, visits: list[Visit]) -> None:
        with self.store.writing() as db:
            for visit in visits:
                if self.open[visit] > 0:
                    keep(db, *visit, self.node, self.clock() + PRESENCE_BELIEVED_SECONDS)

    def close(self) -> None:
        """The node stops: nobody is here any more."""
        self.writer.shutdown(wait=True)
        now = self.clock()
        with suppress(*NO_DATABASE), self.store.writing() as db:  # else rows are believed for some seconds more
            for game in of_node(db, self.node, now):
                self.store.tell_change(db, game)
            end_node(db, self.node, now)


def presence_message(here: list[int], number: int) -> Message:
    """Not an entry: it bears the number of the last one, so that a resume from there misses nothing."""
    return {"kind": "presence", "number": number, "here": here}
