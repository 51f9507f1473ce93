"""Subscriptions to tables on this node, and how updates reach them.

The code that changes a table builds its messages once per kind of viewer and hands them to all subscribers (`deliver`).
Where only the fact of a change is known, as for changes on other nodes, subscribers are marked as stale (`poke`) and
read the table themselves.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final, NamedTuple

from village.table.views import Viewer

CLOSE_MAX_POLLS: Final = 200
CLOSE_POLL_SECONDS: Final = 0.01


class OutgoingMessage(NamedTuple):
    """An encoded message and its number."""

    number: int
    text: str


class Dispatch(NamedTuple):
    """The messages between two numbers, for one kind of viewer."""

    before: int
    number: int
    news: list[OutgoingMessage]


class Subscription:
    """One watcher's queue of messages, or a note that it must read the table; event loop only."""

    def __init__(self) -> None:
        self.viewer: Viewer | None = None  # None before the first read
        self.after = 0  # all messages up to this number were sent or are in `news`
        self.next_refresh = 0.0  # event-loop time of the next check of presence and session
        self.stale = True
        self.refreshing = False
        self.news: list[OutgoingMessage] = []
        self.woken = asyncio.Event()

    def receive(self, dispatch: Dispatch) -> None:
        """Accept messages that follow the last ones directly; otherwise mark the subscription as stale."""
        if self.after == dispatch.before and not self.news and not self.refreshing and not self.stale:
            self.news = dispatch.news
            self.after = dispatch.number
        else:
            self.stale = True
        self.woken.set()

    def poke(self) -> None:
        self.stale = True
        self.woken.set()


class Hub:
    """The subscriptions of this node, by table; thread-safe entry points."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.subscriptions: defaultdict[str, set[Subscription]] = defaultdict(set)

    def listen(self, table_id: str) -> Subscription:
        subscription = Subscription()
        self.subscriptions[table_id].add(subscription)
        return subscription

    def leave(self, table_id: str, subscription: Subscription) -> None:
        self.subscriptions[table_id].discard(subscription)
        if not self.subscriptions[table_id]:
            del self.subscriptions[table_id]

    async def wait_until_empty(self) -> None:
        """Wait for closing streams, which may still read from the database."""
        for _ in range(CLOSE_MAX_POLLS):
            if not self.subscriptions:
                return
            await asyncio.sleep(CLOSE_POLL_SECONDS)

    def viewers(self, table_id: str) -> list[tuple[Subscription, Viewer]]:
        """Return subscribers that have read the table; a copy, because the event loop changes the set."""
        return [
            (subscription, subscription.viewer)
            for subscription in list(self.subscriptions.get(table_id, ()))
            if subscription.viewer is not None
        ]

    def deliver(self, table_id: str, dispatches: list[tuple[Subscription, Dispatch]]) -> None:
        """Hand messages to subscribers; those not named become stale."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.hand_over, table_id, dispatches)

    def hand_over(self, table_id: str, dispatches: list[tuple[Subscription, Dispatch]]) -> None:
        named = dict(dispatches)
        for subscription in self.subscriptions.get(table_id, ()):
            if subscription in named:
                subscription.receive(named[subscription])
            else:
                subscription.poke()

    def poke(self, table_id: str) -> None:
        """Mark subscribers as stale; later subscribers read the table anyway."""
        if table_id in self.subscriptions and self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake, table_id)

    def notify_all(self) -> None:
        """Mark all as stale after a gap in messages from other nodes."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake_all)

    def wake(self, table_id: str) -> None:
        for subscription in self.subscriptions.get(table_id, ()):
            subscription.poke()

    def wake_all(self) -> None:
        for table_id in list(self.subscriptions):
            self.wake(table_id)
