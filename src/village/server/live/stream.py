"""The messages of a table from any number on; WebSocket, SSE and NDJSON carry the same messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import uniform
from typing import Final

from anyio import CancelScope, to_thread
from sqlalchemy import Connection, bindparam, select

from village.server.live.hub import Hub, OutgoingMessage, Subscription
from village.server.live.presence import Presence, presence_message
from village.server.live.publish import encode_message, state_message
from village.server.players.identity import Player, is_still_valid
from village.server.responses import Message
from village.server.storage.presence import players_here, seats_here
from village.server.storage.schema import games
from village.server.tables.sessions import Sessions
from village.server.tables.views import Viewer, messages_since, muted_by, read_viewer

REFRESH_SECONDS: Final = (15.0, 20.0)  # between checks, which send a heartbeat; random, to spread the load
NUMBER: Final = select(games.c.number).where(games.c.id == bindparam("table_id"))


class SessionExpired(Exception):
    """The cookie or token of the stream is no longer valid, for example after a logout on another node."""


@dataclass(frozen=True)
class StreamServices:
    """The services of a node that streams need."""

    sessions: Sessions
    hub: Hub
    presence: Presence


@dataclass
class Watcher:
    """A stream and what it has sent already."""

    live: StreamServices
    game: str
    player: Player | None
    after: int
    seat: int | None  # the viewer's seat, if the player has several
    token: str = ""  # hash of the token, if the player uses one
    viewer: Viewer | None = None  # None before the first message
    here: list[int] | None = None  # seats last reported as present

    def look(self) -> list[Message]:
        """Return messages since the last check and the table, or a presence change, or nothing."""
        with self.live.sessions.store.reading() as db:
            if self.player is not None and not is_still_valid(db, self.player, self.token):
                raise SessionExpired
            if self.viewer is not None and (db.scalar(NUMBER, {"table_id": self.game}) or 0) <= self.after:
                return self.presence(db)
        return self.table()

    def presence(self, db: Connection) -> list[Message]:
        now, before = self.live.sessions.clock(), self.here
        self.here = seats_here(db, self.game, now)
        self.viewer = Viewer(self.player, self.seat, players_here(db, self.game, now), muted_by(db, self.player))
        return [presence_message(self.here, self.after)] if self.here != before else []

    def table(self) -> list[Message]:
        with self.live.sessions.read(self.game) as session:
            self.viewer = read_viewer(session, self.player, self.seat)
            self.here = [seat.number for seat in session.seats if seat.player in self.viewer.here]
            told = [*messages_since(session, self.after, self.viewer), state_message(session, self.viewer)]
        self.after = told[-1]["number"]  # the game may have advanced meanwhile
        return told


async def watch(
    live: StreamServices, id: str, player: Player | None, after: int, seat: int | None, token: str
) -> AsyncIterator[OutgoingMessage]:
    """Yield every message after number `after`, then the table, and then updates as they happen."""
    watcher = Watcher(live, id, player, after, seat, token)
    subscription = live.hub.listen(id)
    try:
        with suppress(SessionExpired), presence_of(live.presence, id, player) as noted:
            await noted
            while True:
                subscription.woken.clear()
                for news in await pending_messages(subscription, watcher):
                    yield news
                if not (subscription.news or subscription.stale or await wait_for_update(subscription)):
                    subscription.stale = True
                    yield encode_message({"kind": "beat", "number": subscription.after, "time": live.sessions.clock()})
    finally:
        live.hub.leave(id, subscription)


async def pending_messages(subscription: Subscription, watcher: Watcher) -> list[OutgoingMessage]:
    """Return the delivered messages, or read the table if the subscription is stale."""
    if subscription.news:
        brought, subscription.news = subscription.news, []
        watcher.after = subscription.after
        return brought
    if not subscription.stale:
        return []
    subscription.stale, subscription.refreshing = False, True
    try:
        told = await run_to_completion(watcher.look)
    finally:
        subscription.refreshing = False
    subscription.viewer, subscription.after = watcher.viewer, watcher.after
    subscription.next_refresh = asyncio.get_running_loop().time() + uniform(*REFRESH_SECONDS)
    return [encode_message(message) for message in told]


async def wait_for_update(subscription: Subscription) -> bool:
    """Return whether an update arrives before the next check is due."""
    try:
        async with asyncio.timeout_at(subscription.next_refresh):  # wait_for in Python 3.11 can swallow a cancellation
            await subscription.woken.wait()
    except TimeoutError:
        return False
    return True


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
