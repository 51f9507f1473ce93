"""The messages of a table from any number on; WebSockets and server-sent events carry the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import uniform
from typing import Final

from anyio import CancelScope, to_thread
from sqlalchemy import Connection, bindparam, select

from village.server.live.advice import AdviceFeed
from village.server.live.hub import Hub, OutgoingMessage, Subscription
from village.server.live.presence import Presence
from village.server.live.publish import encode_message, state_message
from village.server.players.identity import Player, is_still_valid
from village.server.storage.presence import players_online, seats_online
from village.server.storage.schema import tables
from village.server.tables.sessions import Sessions
from village.server.tables.viewers import messages_since, muted_by, read_viewer
from village.table.messages import Message, presence_message
from village.table.views import Viewer, own_seats

REFRESH_SECONDS: Final = (15.0, 20.0)  # between checks, which send a heartbeat; random, to spread the load
NUMBER: Final = select(tables.c.number).where(tables.c.id == bindparam("table_id"))


class SessionExpired(Exception):
    """The cookie or token of the stream is no longer valid, for example after a logout on another node."""


@dataclass(frozen=True)
class StreamServices:
    """The services of a node that streams need."""

    sessions: Sessions
    hub: Hub
    presence: Presence


class Watcher(Subscription):
    """A stream and what it has sent already."""

    def __init__(
        self, live: StreamServices, table_id: str, player: Player | None, after: int, seat: int | None, token: str = ""
    ) -> None:
        super().__init__(table_id, player.id if player is not None else "", after)
        self.live = live
        self.player = player
        self.seat = seat  # the viewer's seat, if the player has several
        self.token = token  # its hash, if the player uses one
        self.advice = AdviceFeed(live.sessions, table_id)
        self.online: list[int] | None = None  # seats last reported as present
        self.seated = False

    def read_updates(self) -> list[Message]:
        """Return what has happened since the last check, and the hints and analyses that have changed."""
        updates = self.table_updates()
        return updates if self.viewer is None else [*updates, *self.advice.news(self.viewer, self.after)]

    def table_updates(self) -> list[Message]:
        """Return messages since the last check and the table, or a presence change, or nothing."""
        with self.live.sessions.store.reading() as db:
            if self.player is not None and not is_still_valid(db, self.player, self.token):
                raise SessionExpired
            if self.viewer is None or (db.scalar(NUMBER, {"table_id": self.table_id}) or 0) > self.after:
                news: list[Message] = []
            elif not (news := self.presence(db)) or not self.seated:
                return news
        return [*news, *self.table()]  # who has seen the position decides about undo

    def presence(self, db: Connection) -> list[Message]:
        now, before = self.live.sessions.clock(), self.online
        self.online = seats_online(db, self.table_id, now)
        self.viewer = Viewer(self.player, self.seat, players_online(db, self.table_id, now), muted_by(db, self.player))
        return [presence_message(self.online, self.after)] if self.online != before else []

    def table(self) -> list[Message]:
        with self.live.sessions.read(self.table_id) as session:
            viewer = read_viewer(session, self.player, self.seat)
            self.viewer = viewer._replace(seen=frozenset())  # a later move has not been seen
            self.seated = bool(own_seats(session, self.player))
            self.online = [seat.number for seat in session.seats if seat.player in self.viewer.online]
            updates = [*messages_since(session, self.after, viewer), state_message(session, viewer)]
        self.after = updates[-1]["number"]  # the game may have advanced meanwhile
        return updates

    async def pending_messages(self) -> list[OutgoingMessage]:
        """Return the delivered messages, or read the table if they are not all."""
        if self.news:
            delivered, self.news = self.news, []
            return delivered
        if not self.stale:
            return []
        self.stale, self.refreshing = False, True
        try:
            updates = await run_to_completion(self.read_updates)
        finally:
            self.refreshing = False
        self.next_refresh = asyncio.get_running_loop().time() + uniform(*REFRESH_SECONDS)
        return [encode_message(message) for message in updates]

    async def wait_for_update(self) -> bool:
        """Return whether an update arrives before the next check is due."""
        try:
            async with asyncio.timeout_at(self.next_refresh):  # wait_for in Python 3.11 can swallow a cancellation
                await self.woken.wait()
        except TimeoutError:
            return False
        return True


async def watch(watcher: Watcher) -> AsyncIterator[OutgoingMessage]:
    """Yield every message after the last one of the watcher, then the table, and then updates as they happen."""
    live = watcher.live
    live.hub.enter(watcher)
    try:
        with suppress(SessionExpired), presence_of(live.presence, watcher.table_id, watcher.player) as recorded:
            await recorded
            while True:
                watcher.woken.clear()
                for news in await watcher.pending_messages():
                    yield news
                if live.hub.closed:
                    return
                if not (watcher.news or watcher.stale or await watcher.wait_for_update()):
                    watcher.stale = True
                    yield encode_message(
                        {"kind": "beat", "number": watcher.after, "server_time": live.sessions.clock()}
                    )
    finally:
        live.hub.leave(watcher)


@contextmanager
def presence_of(presence: Presence, id: str, player: Player | None) -> Iterator[asyncio.Future[None]]:
    """Count the player as present while the block runs; yields a future that is done when it is recorded."""
    if player is None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        yield done
        return
    try:
        yield asyncio.wrap_future(presence.enter(id, player.id))
    finally:
        presence.leave(id, player.id)


async def run_to_completion(read: Callable[[], list[Message]]) -> list[Message]:
    """Run a read in a thread and finish it even if the stream is cancelled, before the database closes."""
    work = asyncio.ensure_future(to_thread.run_sync(read))
    try:
        return await asyncio.shield(work)
    finally:
        with CancelScope(shield=True):
            await asyncio.wait([work])
