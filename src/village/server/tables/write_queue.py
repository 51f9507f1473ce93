"""Quick changes share transactions: the statements for all tables of a batch cost little more than those for one.

On SQLite the event loop plays and writes a batch, and only the commit uses a thread: a thread per change would cost
more than the change itself, as all threads compete for the interpreter and the lock. On PostgreSQL one thread plays,
writes and commits, because the event loop must not wait for the network. While a batch is written, the next one queues
up. What a batch cannot do is done in a transaction of its own, in a thread: tables that are not in memory, rows that
another node has locked, and everything if the batch fails before its commit.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, SQLAlchemyError

from village.server.fair_queue import MAX_WAITING_PER_ADDRESS, FairQueue, request_origin
from village.server.storage.batches import Batch, lazy_savepoint
from village.server.storage.group_commit import COMMIT_MAX_CHANGES
from village.server.tables.session import Session, lock_free_rows, up_to_date
from village.server.tables.sessions import Sessions
from village.server.tables.stored_entries import Request, entries_by_request
from village.server.tables.transaction import TransactionSession
from village.table.entries import Entry
from village.table.row import TableRow
from village.table.state import CachedTable

T = TypeVar("T")


class Change:
    """A queued change and the future of its caller, which says whether the batch could make it."""

    def __init__(
        self, cached: CachedTable, do: Callable[[Session], None], request: Request | None, future: Future[bool]
    ) -> None:
        self.cached = cached
        self.do = do
        self.request = request
        self.future = future
        self.address = request_origin.get().address
        self.session: Session | None = None  # once it is made
        self.error: BaseException | None = None

    def make(
        self, sessions: Sessions, db: Connection, rows: Mapping[str, TableRow], earlier: Mapping[Request, Entry]
    ) -> None:
        """Change the table in memory unless its row is locked; errors that may concern other changes are raised."""
        row = rows.get(self.cached.id)
        if row is None:
            sessions.cache.put(self.cached)
            return
        try:
            with lazy_savepoint(db) as connect:
                session = TransactionSession(connect, row, up_to_date(db, row, self.cached), sessions.clock())
                if self.request is not None:
                    session.looked_up, session.earlier = self.request, earlier.get(self.request)
                with sessions.changing(session):
                    self.do(session)
            self.session = session
        except Exception as error:
            if isinstance(error, SQLAlchemyError) and not isinstance(error, DataError):
                raise
            self.error = error

    def finish(self, sessions: Sessions, failure: Exception | None) -> None:
        """Resolve the future after the commit or an error."""
        try:
            if self.session is not None and failure is not None:
                raise failure
            if self.session is not None:
                sessions.stored(self.session)
        except Exception as error:
            self.error = error
        finally:
            sessions.cache.give_back(self.cached.id)
        if self.future.done():  # the caller was cancelled
            return
        if self.error is None:
            self.future.set_result(self.session is not None)
        else:
            self.future.set_exception(self.error)


class WriteQueue:
    """The queue of one node; event loop only, except for the writer thread."""

    def __init__(self, sessions: Sessions, scale: float) -> None:
        self.sessions = sessions
        self.batches = sessions.store.batches
        per_address = max(1.0, COMMIT_MAX_CHANGES / 2 * scale)  # leaves room for others in every batch
        self.queue: FairQueue[Change] = FairQueue(COMMIT_MAX_CHANGES, per_address, MAX_WAITING_PER_ADDRESS * scale)
        self.writer = ThreadPoolExecutor(1, "writer")
        self.busy = False

    async def change(self, id: str, do: Callable[[Session], T], request: Request | None = None) -> T:
        """Run `do` on the table and return its result once it is on disk; `do` may run again if nothing was stored."""
        cached = self.sessions.cache.take_at_once(id)
        results: list[T] = []
        if cached is not None and await self.queue_up(cached, lambda session: results.append(do(session)), request):
            return results[0]
        return await asyncio.to_thread(self.change_in_thread, id, do)

    async def queue_up(self, cached: CachedTable, do: Callable[[Session], None], request: Request | None) -> bool:
        """Return whether a batch made the change."""
        loop = asyncio.get_running_loop()
        change = Change(cached, do, request, loop.create_future())
        self.add(change)
        if not self.busy:
            self.busy = True
            loop.call_soon(self.write_next, loop)
        return await change.future

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
        batch = self.batches.open_at_once()
        if batch is None:
            self.writer.submit(self.write_when_free, loop, changes)
            return
        self.make(batch, changes)
        self.writer.submit(self.commit, loop, changes, batch)

    def write_when_free(self, loop: AbstractEventLoop, changes: list[Change]) -> None:
        """Wait for the lock or the network in the writer thread, then write."""
        try:
            batch = self.batches.open()
        except Exception as error:
            for change in changes:
                change.error = error
            loop.call_soon_threadsafe(self.finish, loop, changes, None)
            return
        self.make(batch, changes)
        self.commit(loop, changes, batch)

    def make(self, batch: Batch, changes: list[Change]) -> None:
        """Make the changes and write them together, or none of them."""
        try:
            with batch.change() as db:
                rows = lock_free_rows(db, [change.cached.id for change in changes])
                earlier = entries_by_request(db, [change.request for change in changes if change.request is not None])
                for change in changes:
                    change.make(self.sessions, db, rows, earlier)
                self.sessions.save(db, [change.session for change in changes if change.session is not None])
        except Exception:  # each change is made on its own then
            for change in changes:
                change.session = None

    def commit(self, loop: AbstractEventLoop, changes: list[Change], batch: Batch) -> None:
        """Commit in the writer thread."""
        try:
            self.batches.close(batch)
        finally:  # always resolve the futures
            loop.call_soon_threadsafe(self.finish, loop, changes, batch.error)

    def finish(self, loop: AbstractEventLoop, changes: list[Change], failure: Exception | None) -> None:
        """Start the next batch first, so that the disk is busy while these futures are resolved."""
        for change in changes:
            self.queue.end(change)
        self.write_next(loop)
        for change in changes:
            change.finish(self.sessions, failure)

    def close(self) -> None:
        self.writer.shutdown()
