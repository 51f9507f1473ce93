"""Who watches which game on this node, and how news reach them.

Whoever changes a game builds its news once for every kind of viewer and hands them to all who watch (`deliver`).
Whoever only knows that something changed, on another node or beside the game, pokes: those who watch look themselves.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final, NamedTuple

from village.server.table.visible import Viewer

CLOSE_MAX_POLLS: Final = 200
CLOSE_POLL_SECONDS: Final = 0.01


class News(NamedTuple):
    """A message as it is sent, and the number it bears."""

    number: int
    text: str


class Dispatch(NamedTuple):
    """What happened between two numbers, for one kind of viewer."""

    before: int
    number: int
    news: list[News]


class Ear:
    """One watcher's end: what was brought to it, or that it has to look. Touched by the event loop only."""

    def __init__(self) -> None:
        self.viewer: Viewer | None = None  # None: it has not looked yet
        self.after = 0  # the number until which everything was told or waits in `news`
        self.next_look = 0.0  # by the clock of the event loop: who is here then, and is its player still?
        self.must_look = True
        self.looking = False
        self.news: list[News] = []
        self.woken = asyncio.Event()

    def bring(self, dispatch: Dispatch) -> None:
        """Take it if it goes on where the last one ended and nothing is unread."""
        if self.after == dispatch.before and not self.news and not self.looking and not self.must_look:
            self.news = dispatch.news
            self.after = dispatch.number
        else:
            self.must_look = True
        self.woken.set()

    def poke(self) -> None:
        self.must_look = True
        self.woken.set()


class Hub:
    """The watchers of this node, by game. Poked and handed news from any thread."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.ears: defaultdict[str, set[Ear]] = defaultdict(set)

    def listen(self, game: str) -> Ear:
        ear = Ear()
        self.ears[game].add(ear)
        return ear

    def leave(self, game: str, ear: Ear) -> None:
        self.ears[game].discard(ear)
        if not self.ears[game]:
            del self.ears[game]

    async def emptied(self) -> None:
        """Streams that are being closed may still read; nobody takes the database away from under them."""
        for _ in range(CLOSE_MAX_POLLS):
            if not self.ears:
                return
            await asyncio.sleep(CLOSE_POLL_SECONDS)

    def viewers(self, game: str) -> list[tuple[Ear, Viewer]]:
        """Those who have looked already; copied at once, for the event loop changes the set."""
        return [(ear, ear.viewer) for ear in list(self.ears.get(game, ())) if ear.viewer is not None]

    def deliver(self, game: str, dispatches: list[tuple[Ear, Dispatch]]) -> None:
        """Those who came meanwhile and are not named look themselves."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.bring, game, dispatches)

    def bring(self, game: str, dispatches: list[tuple[Ear, Dispatch]]) -> None:
        named = dict(dispatches)
        for ear in self.ears.get(game, ()):
            if ear in named:
                ear.bring(named[ear])
            else:
                ear.poke()

    def poke(self, game: str) -> None:
        """Whoever comes later looks by itself."""
        if game in self.ears and self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake, game)

    def poke_all(self) -> None:
        """After a gap in the news from other nodes."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake_all)

    def wake(self, game: str) -> None:
        for ear in self.ears.get(game, ()):
            ear.poke()

    def wake_all(self) -> None:
        for game in list(self.ears):
            self.wake(game)
