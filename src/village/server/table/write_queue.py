"""Quick changes of games, which are most: done on the event loop, many with one commit, which alone has a thread.

A thread for each would cost more than the change: all of them take turns in the interpreter and at the lock anyway.
What could hold up the event loop has a thread all the same: a game that is not in memory, and a lock that somebody else
has. While a batch is on its way to the disk the next one queues up.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from village.server.fair_queue import MAX_WAITING_PER_ADDRESS, FairQueue, asking
from village.server.storage.group_commit import COMMIT_MAX_CHANGES, Batch
from village.server.table.cache import CachedGame
from village.server.table.session import Session
from village.server.table.sessions import Sessions

T = TypeVar("T")


class Change:
    """One of them, and who waits for it."""

    def __init__(self, cached: CachedGame, do: Callable[[Session], None], future: Future[None]) -> None:
        self.cached = cached
        self.do = do
        self.future = future
        self.address = asking.get().address
        self.session: Session | None = None
        self.error: BaseException | None = None

    def perform(self, sessions: Sessions, batch: Batch) -> None:
        try:
            with sessions.change(self.cached.id, self.cached, batch.change()) as session:
                self.do(session)
            self.session = session
        except BaseException as error:
            self.error = error

    def tell(self, sessions: Sessions, failure: BaseException | None) -> None:
        """It is on the disk, or something went wrong."""
        self.error = self.error or failure
        try:
            if self.session is not None and self.error is None:
                sessions.stored(self.session)
        except Exception as error:
            self.error = error
        finally:
            sessions.cache.give_back(self.cached.id)
        if self.future.done():  # nobody waits any more
            return
        if self.error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.error)


class WriteQueue:
    """Of one node. Touched by the event loop only, but for what the writer does."""

    def __init__(self, sessions: Sessions, scale: float) -> None:
        self.sessions = sessions
        self.group_commit = sessions.store.group_commit
        per_address = max(1.0, COMMIT_MAX_CHANGES / 2 * scale)  # there is room for others on every batch
        self.queue: FairQueue[Change] = FairQueue(COMMIT_MAX_CHANGES, per_address, MAX_WAITING_PER_ADDRESS * scale)
        self.writer = ThreadPoolExecutor(1, "writer")
        self.busy = False

    async def change(self, id: str, do: Callable[[Session], T]) -> T:
        """What `do` gives, once it is on the disk."""
        cached = self.sessions.cache.take_at_once(id) if self.sessions.store.embedded else None
        if cached is None:
            return await asyncio.to_thread(self.change_alone, id, do)
        loop = asyncio.get_running_loop()
        given: list[T] = []
        change = Change(cached, lambda session: given.append(do(session)), loop.create_future())
        self.add(change)
        if not self.busy:
            self.busy = True
            loop.call_soon(self.write_next, loop)
        await change.future
        return given[0]

    def change_alone(self, id: str, do: Callable[[Session], T]) -> T:
        with self.sessions.write(id) as session:
            return do(session)

    def add(self, change: Change) -> None:
        try:
            self.queue.add(change)
        except BaseException:
            self.sessions.cache.put(change.cached)
            self.sessions.cache.give_back(change.cached.id)
            raise

    def write_next(self, loop: AbstractEventLoop) -> None:
        """All who wait, as many as fit on a batch."""
        changes = list(iter(self.queue.start_next, None))
        self.busy = bool(changes)
        if not changes:
            return
        batch = self.group_commit.open_at_once()
        if batch is None:
            self.writer.submit(self.write_when_free, loop, changes)
            return
        for change in changes:
            change.perform(self.sessions, batch)
        self.writer.submit(self.commit, loop, changes, batch)

    def write_when_free(self, loop: AbstractEventLoop, changes: list[Change]) -> None:
        """By the writer: it waits for the lock."""
        try:
            batch = self.group_commit.open()
        except Exception as error:
            loop.call_soon_threadsafe(self.tell, loop, changes, error)
            return
        for change in changes:
            change.perform(self.sessions, batch)
        self.commit(loop, changes, batch)

    def commit(self, loop: AbstractEventLoop, changes: list[Change], batch: Batch) -> None:
        """By the writer: it waits for the disk."""
        try:
            self.group_commit.close(batch)
        finally:  # whatever happens, nobody waits for ever
            loop.call_soon_threadsafe(self.tell, loop, changes, batch.error)

    def tell(self, loop: AbstractEventLoop, changes: list[Change], failure: BaseException | None) -> None:
        """Those who came meanwhile write first: then the disk is busy while these are told."""
        for change in changes:
            self.queue.end(change)
        self.write_next(loop)
        for change in changes:
            change.tell(self.sessions, failure)

    def close(self) -> None:
        self.writer.shutdown()
