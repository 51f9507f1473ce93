"""The news of a game as they come, from any number on. WebSocket, SSE and NDJSON carry the same messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Final

from anyio import CancelScope, to_thread
from sqlalchemy import select

from village.server.live.hub import Hub
from village.server.live.presence import Presence, presence_message
from village.server.players.identity import Player, still_known
from village.server.responses import Message
from village.server.storage.presence import seats_here
from village.server.storage.schema import games
from village.server.table.sessions import Sessions
from village.server.table.visible import muted_by, since, table_now

BEAT_SECONDS: Final = 20.0  # of silence after which a sign of life is sent


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
    here: list[int] | None = None  # None: nothing was told yet

    def news(self) -> list[Message]:
        """What happened since, and the table as it is; who came or went; nothing if nothing did."""
        first = self.here is None
        with self.live.sessions.store.reading() as db:
            if self.player is not None and not still_known(db, self.player, self.token):
                raise Void
            number = db.scalar(select(games.c.number).where(games.c.id == self.game)) or 0
            here = seats_here(db, self.game, self.live.sessions.clock())
        came_or_went, self.here = here != self.here, here
        if first or number > self.after:
            return self.table()
        return [presence_message(here, self.after)] if came_or_went else []

    def table(self) -> list[Message]:
        with self.live.sessions.read(self.game) as session:
            now = table_now(session, self.player, self.seat)
            told = since(session, self.after, now["seat"], muted_by(session.db, self.player))
        self.after = now["number"]  # the game may have moved on since it was given back
        self.here = [seat["seat"] for seat in now["chairs"] if seat["here"]]
        return [*told, {"kind": "now", "number": self.after, "table": now}]


async def watch(
    live: Live, id: str, player: Player | None, after: int, seat: int | None, token: str
) -> AsyncIterator[Message]:
    """Every message after number `after`, then the table as it is; then the same whenever something happens."""
    watcher = Watcher(live, id, player, after, seat, token)
    ear = live.hub.listen(id)
    try:
        with suppress(Void), present(live.presence, id, player) as noted:
            await noted
            while True:
                ear.clear()
                messages = await to_its_end(watcher.news)
                for message in messages:
                    yield message
                try:
                    async with asyncio.timeout(BEAT_SECONDS):  # wait_for of 3.11 may forget that it was cancelled
                        await ear.wait()
                except TimeoutError:
                    yield {"kind": "beat", "number": watcher.after, "time": live.sessions.clock()}
    finally:
        live.hub.leave(id, ear)


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
