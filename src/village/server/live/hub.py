"""Subscriptions to tables on this node, and how updates reach them.

The code that changes a table builds its messages once per kind of viewer and hands them to all subscribers (`deliver`).
Where only the fact of a change is known, as for changes on other nodes, subscribers are marked as stale (`poke`) and
read the table themselves.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

from village.table.views import Viewer


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
    """One watcher's queue of messages, or a note that it must read the table."""

    def __init__(self, table_id: str, player_id: str, after: int) -> None:
        self.table_id = table_id
        self.player_id = player_id  # empty if unknown
        self.viewer: Viewer | None = None  # None before the first read
        self.after = after  # all messages up to this number were sent or are in `news`
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
        self.closed = False

    def enter(self, subscription: Subscription) -> None:
        self.subscriptions[subscription.table_id].add(subscription)

    def leave(self, subscription: Subscription) -> None:
        self.subscriptions[subscription.table_id].discard(subscription)
        if not self.subscriptions[subscription.table_id]:
            del self.subscriptions[subscription.table_id]

    def close(self) -> None:
        """End all streams after their last messages; event loop only."""
        self.closed = True
        for subscription in self.all():
            subscription.woken.set()

    def all(self) -> list[Subscription]:
        return [subscription for watching in self.subscriptions.values() for subscription in watching]

    def is_watched(self, table_id: str) -> bool:
        return table_id in self.subscriptions

    def viewers(self, table_id: str) -> list[tuple[Subscription, Viewer]]:
        """Return subscribers that have read the table; a copy, because the event loop changes the set."""
        return [
            (subscription, subscription.viewer)
            for subscription in list(self.subscriptions.get(table_id, ()))
            if subscription.viewer is not None
        ]

    def deliver(self, table_id: str, dispatches: list[tuple[Subscription, Dispatch]]) -> None:
        """Hand messages to subscribers; those not named become stale."""
        self.run(self.hand_over, table_id, dispatches)

    def hand_over(self, table_id: str, dispatches: list[tuple[Subscription, Dispatch]]) -> None:
        named = dict(dispatches)
        for subscription in self.subscriptions.get(table_id, ()):
            if subscription in named:
                subscription.receive(named[subscription])
            else:
                subscription.poke()

    def poke(self, table_id: str) -> None:
        """Mark subscribers as stale; later subscribers read the table anyway."""
        if table_id in self.subscriptions:
            self.run(self.hand_over, table_id, [])

    def poke_player(self, player_id: str) -> None:
        """Mark the streams of a player as stale; they end if the player is no longer signed in."""
        self.run(self.wake, player_id)

    def notify_all(self) -> None:
        """Mark all as stale after a gap in messages from other nodes."""
        self.run(self.wake, "")

    def run(self, function: Callable[..., None], *arguments: object) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(function, *arguments)

    def wake(self, player_id: str) -> None:
        """Mark the streams of one player, or all, as stale."""
        for subscription in self.all():
            if not player_id or subscription.player_id == player_id:
                subscription.poke()
