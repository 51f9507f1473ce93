"""Who waits for news of which game. A poke says only that there is some; what it is comes from the database."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final

CLOSE_MAX_POLLS: Final = 200
CLOSE_POLL_SECONDS: Final = 0.01


class Hub:
    """The listeners of this node, by game. Poked from any thread."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.ears: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def listen(self, game: str) -> asyncio.Event:
        ear = asyncio.Event()
        self.ears[game].add(ear)
        return ear

    def leave(self, game: str, ear: asyncio.Event) -> None:
        self.ears[game].discard(ear)
        if not self.ears[game]:
            del self.ears[game]

    async def emptied(self) -> None:
        """Streams that are being closed may still read; nobody takes the database away from under them."""
        for _ in range(CLOSE_MAX_POLLS):
            if not self.ears:
                return
            await asyncio.sleep(CLOSE_POLL_SECONDS)

    def poke(self, game: str) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake, game)

    def poke_all(self) -> None:
        """After a gap in the news from other nodes."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake_all)

    def wake(self, game: str) -> None:
        for ear in self.ears.get(game, ()):
            ear.set()

    def wake_all(self) -> None:
        for game in list(self.ears):
            self.wake(game)
