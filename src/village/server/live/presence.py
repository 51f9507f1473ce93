"""Who has a table open, on whichever node. A row in the past says when somebody was last seen."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from village.server.responses import Message
from village.server.storage.schema import presence, seats

if TYPE_CHECKING:
    from village.server.node import Node

LASTS: Final = 30.0  # seconds a row is believed after it was written: the node may be gone
KEPT: Final = 61 * 86400.0  # longer than anybody may be away

Middleware = tuple[str, str]  # a game and a player who has it open


class Presence:
    """The streams of this node. All rows are written by one thread: the last word is about the last change."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.lock = Lock()
        self.open: Counter[Middleware] = Counter()
        self.porter = ThreadPoolExecutor(1, "porter")

    def enter(self, game: str, player: str) -> Future[None]:
        with self.lock:
            self.open[game, player] += 1
        return self.porter.submit(self.note, (game, player))

    def leave(self, game: str, player: str) -> None:
        with self.lock:
            self.open[game, player] -= 1
        with suppress(RuntimeError):  # the node has stopped; `close` wrote it down
            self.porter.submit(self.note, (game, player))

    def note(self, door: Middleware) -> None:
        """Write down whether anybody stands in this door, and tell the table if that is news."""
        with self.lock:
            there = self.open[door] > 0
            if not there:
                del self.open[door]
        try:
            news = self.write(door, there)
        except IntegrityError:  # the game was deleted
            return
        if news:
            self.node.hub.poke(door[0])

    def write(self, door: Middleware, there: bool) -> bool:
        game, player = door
        now = self.node.now()
        with self.node.store.writing() as db:
            was = until(db, game, player) > now
            keep(db, door, self.node.id, now + LASTS if there else now)
            news = was != (until(db, game, player) > now)
            if news:
                self.node.tell_nodes(db, game)
        return news

    def refresh(self) -> None:
        """Everybody who is still there; once in a while by the timekeeper."""
        with self.lock:
            doors = [door for door, streams in self.open.items() if streams > 0]
        if doors:
            self.porter.submit(self.note_all, doors)

    def note_all(self, doors: list[Middleware]) -> None:
        with self.node.store.writing() as db:
            for door in doors:
                if self.open[door] > 0:
                    keep(db, door, self.node.id, self.node.now() + LASTS)

    def close(self) -> None:
        """The node stops: nobody is here any more."""
        self.porter.shutdown(wait=True)
        now = self.node.now()
        own = (presence.c.node == self.node.id) & (presence.c.until > now)
        with self.node.store.writing() as db:
            for game in db.scalars(select(presence.c.game).where(own).distinct()).all():
                self.node.tell_nodes(db, game)
            db.execute(update(presence).where(own).values(until=now))


def keep(db: Connection, door: Middleware, node: str, until: float) -> None:
    game, player = door
    where = (presence.c.game == game) & (presence.c.player == player) & (presence.c.node == node)
    if not db.execute(update(presence).where(where).values(until=until)).rowcount:
        db.execute(insert(presence).values(game=game, player=player, node=node, until=until))


def until(db: Connection, game: str, player: str) -> float:
    """Until when somebody counts as present; in the past: when they were last seen; 0 if never."""
    where = (presence.c.game == game) & (presence.c.player == player)
    return float(db.scalar(select(func.max(presence.c.until)).where(where)) or 0.0)


def seats_here(db: Connection, game: str, now: float) -> list[int]:
    """The seats whose players have the table open."""
    there = select(presence.c.player).where((presence.c.game == game) & (presence.c.until > now))
    query = select(seats.c.seat).where((seats.c.game == game) & seats.c.player.in_(there)).order_by(seats.c.seat)
    return list(db.scalars(query))


def forget(db: Connection, now: float) -> None:
    """Rows that can matter to nobody."""
    db.execute(delete(presence).where(presence.c.until < now - KEPT))


def presence_message(here: list[int], number: int) -> Message:
    """Not an entry: it bears the number of the last one, so that a resume from there misses nothing."""
    return {"kind": "presence", "number": number, "here": here}
