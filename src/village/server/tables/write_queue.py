"""Quick changes run on the event loop and share commits; only the commit uses a thread.

A thread per change would cost more than the change itself, as all threads compete for the interpreter and the lock.
Changes that could block the event loop still use a thread: tables that are not in memory, and a lock that is taken.
While a batch is written to disk, the next one queues up.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from village.server.fair_queue import MAX_WAITING_PER_ADDRESS, FairQueue, request_origin
from village.server.storage.group_commit import COMMIT_MAX_CHANGES, Batch
from village.server.tables.session import Session
from village.server.tables.sessions import Sessions
from village.table.state import CachedTable

T = TypeVar("T")


class Change:
    """A queued change and the future of its caller."""

    def __init__(self, cached: CachedTable, do: Callable[[Session], None], future: Future[None]) -> None:
        self.cached = cached
        self.do = do
        self.future = future
        self.address = request_origin.get().address
        self.session: Session | None = None
        self.error: BaseException | None = None

    def perform(self, sessions: Sessions, batch: Batch) -> None:
        try:
            with sessions.change(self.cached.id, self.cached, batch.change()) as session:
                self.do(session)
            self.session = session
        except BaseException as error:
            self.error = error

    def finish(self, sessions: Sessions, failure: BaseException | None) -> None:
        """Resolve the future after the commit or an error."""
        self.error = self.error or failure
        try:
            if self.session is not None and self.error is None:
                sessions.stored(self.session)
        except Exception as error:
            self.error = error
        finally:
            sessions.cache.give_back(self.cached.id)
        if self.future.done():  # the caller was cancelled
            return
        if self.error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.error)


class WriteQueue:
    """The queue of one node; event loop only, except for the writer thread."""

    def __init__(self, sessions: Sessions, scale: float) -> None:
        self.sessions = sessions
        self.group_commit = sessions.store.group_commit
        per_address = max(1.0, COMMIT_MAX_CHANGES / 2 * scale)  # leaves room for others in every batch
        self.queue: FairQueue[Change] = FairQueue(COMMIT_MAX_CHANGES, per_address, MAX_WAITING_PER_ADDRESS * scale)
        self.writer = ThreadPoolExecutor(1, "writer")
        self.busy = False

    async def change(self, id: str, do: Callable[[Session], T]) -> T:
        """Run `do` on the table and return its result once it is on disk."""
        cached = self.sessions.cache.take_at_once(id) if self.sessions.store.embedded else None
        if cached is None:
            return await asyncio.to_thread(self.change_in_thread, id, do)
        loop = asyncio.get_running_loop()
        results: list[T] = []
        change = Change(cached, lambda session: results.append(do(session)), loop.create_future())
        self.add(change)
        if not self.busy:
            self.busy = True
            loop.call_soon(self.write_next, loop)
        await change.future
        return results[0]

    def change_in_thread(self, id: str, do: Callable[[Session], T]) -> T:
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
        """Write all waiting changes that fit into a batch."""
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
        """Wait for the lock in the writer thread, then write."""
        try:
            batch = self.group_commit.open()
        except Exception as error:
            loop.call_soon_threadsafe(self.finish, loop, changes, error)
            return
        for change in changes:
            change.perform(self.sessions, batch)
        self.commit(loop, changes, batch)

    def commit(self, loop: AbstractEventLoop, changes: list[Change], batch: Batch) -> None:
        """Commit in the writer thread."""
        try:
            self.group_commit.close(batch)
        finally:  # always resolve the futures
            loop.call_soon_threadsafe(self.finish, loop, changes, batch.error)

    def finish(self, loop: AbstractEventLoop, changes: list[Change], failure: BaseException | None) -> None:
        """Start the next batch first, so that the disk is busy while these futures are resolved."""
        for change in changes:
            self.queue.end(change)
        self.write_next(loop)
        for change in changes:
            change.finish(self.sessions, failure)

    def close(self) -> None:
        self.writer.shutdown()
