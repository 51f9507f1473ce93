"""The news of a game as they come, from any number on. WebSocket, SSE and NDJSON carry the same messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import uniform
from typing import Final

from anyio import CancelScope, to_thread
from sqlalchemy import Connection, bindparam, select

from village.server.live.hub import Ear, Hub, News
from village.server.live.presence import Presence, presence_message
from village.server.live.publish import as_sent, now_message
from village.server.players.identity import Player, still_known
from village.server.responses import Message
from village.server.storage.presence import players_here, seats_here
from village.server.storage.schema import games
from village.server.table.sessions import Sessions
from village.server.table.visible import Viewer, muted_by, read_viewer, since

LOOK_SECONDS: Final = (15.0, 20.0)  # between two looks of a stream, which come with a sign of life; not all at once
NUMBER: Final = select(games.c.number).where(games.c.id == bindparam("its_id"))


class Void(Exception):
    """The cookie or token of a stream is good no more: somebody logged out, perhaps on another node."""


@dataclass(frozen=True)
class Live:
    """What streams need of a node."""

    sessions: Sessions
    hub: Hub
    presence: Presence


@dataclass
class Watcher:
    """One stream and what it has told already."""

    live: Live
    game: str
    player: Player | None
    after: int
    seat: int | None  # the one to look through, if the player has several
    token: str = ""  # the hash of the one by which the player came, if by one
    viewer: Viewer | None = None  # None: nothing was told yet
    here: list[int] | None = None  # the seats that were told to be there

    def look(self) -> list[Message]:
        """What happened since, and the table as it is; who came or went; nothing if nothing did."""
        with self.live.sessions.store.reading() as db:
            if self.player is not None and not still_known(db, self.player, self.token):
                raise Void
            if self.viewer is not None and (db.scalar(NUMBER, {"its_id": self.game}) or 0) <= self.after:
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
            told = [*since(session, self.after, self.viewer), now_message(session, self.viewer)]
        self.after = told[-1]["number"]  # the game may have moved on since it was given back
        return told


async def watch(
    live: Live, id: str, player: Player | None, after: int, seat: int | None, token: str
) -> AsyncIterator[News]:
    """Every message after number `after`, then the table as it is; then the same whenever something happens."""
    watcher = Watcher(live, id, player, after, seat, token)
    ear = live.hub.listen(id)
    try:
        with suppress(Void), present(live.presence, id, player) as noted:
            await noted
            while True:
                ear.woken.clear()
                for news in await heard(ear, watcher):
                    yield news
                if not (ear.news or ear.must_look or await woken(ear)):
                    ear.must_look = True
                    yield as_sent({"kind": "beat", "number": ear.after, "time": live.sessions.clock()})
    finally:
        live.hub.leave(id, ear)


async def heard(ear: Ear, watcher: Watcher) -> list[News]:
    """What was brought, or what a look shows."""
    if ear.news:
        brought, ear.news = ear.news, []
        watcher.after = ear.after
        return brought
    if not ear.must_look:
        return []
    ear.must_look, ear.looking = False, True
    try:
        told = await to_its_end(watcher.look)
    finally:
        ear.looking = False
    ear.viewer, ear.after = watcher.viewer, watcher.after
    ear.next_look = asyncio.get_running_loop().time() + uniform(*LOOK_SECONDS)
    return [as_sent(message) for message in told]


async def woken(ear: Ear) -> bool:
    """Whether something comes before a look is due."""
    try:
        async with asyncio.timeout_at(ear.next_look):  # wait_for of 3.11 may forget that it was cancelled
            await ear.woken.wait()
    except TimeoutError:
        return False
    return True


@contextmanager
def present(presence: Presence, id: str, player: Player | None) -> Iterator[asyncio.Future[None]]:
    """The player counts as being at the table; what is given can be waited for until all know."""
    if player is None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        yield done
        return
    try:
        yield asyncio.wrap_future(presence.enter(id, player.id))
    finally:
        presence.leave(id, player.id)


async def to_its_end(read: Callable[[], list[Message]]) -> list[Message]:
    """In a thread. A stream that is closed meanwhile waits for it: nobody reads from a database that is closed."""
    work = asyncio.ensure_future(to_thread.run_sync(read))
    try:
        return await asyncio.shield(work)
    finally:
        with CancelScope(shield=True):
            await asyncio.wait([work])
