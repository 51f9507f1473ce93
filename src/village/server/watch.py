"""The news of a game as they come, from any number on. WebSocket, SSE and NDJSON carry the same messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Final

from anyio import to_thread
from sqlalchemy import select

from village.server.identity import Player
from village.server.messages import since, table_now
from village.server.schema import mutes
from village.server.site import Site

BEAT: Final = 20.0  # seconds of silence after which a sign of life is sent


async def watch(
    site: Site, id: str, player: Player | None, after: int, seat: int | None
) -> AsyncIterator[dict[str, Any]]:
    """Every message after number `after`, then the table as it is; then the same whenever something happens."""
    ear = site.hub.listen(id)
    first = True
    try:
        while True:
            ear.clear()
            for message in await to_thread.run_sync(partial(news, site, id, player, after, seat, first)):
                yield message
                after = message["number"]
            first = False
            try:
                async with asyncio.timeout(BEAT):  # wait_for of Python 3.11 may forget that it was cancelled
                    await ear.wait()
            except TimeoutError:
                yield {"kind": "beat", "number": after, "time": site.now()}
    finally:
        site.hub.leave(id, ear)


def news(site: Site, id: str, player: Player | None, after: int, seat: int | None, first: bool) -> list[dict[str, Any]]:
    with site.looking(id) as sitting:
        if not first and sitting.held.number <= after:
            return []
        now = table_now(sitting, player, seat)
        told = since(sitting, after, now["seat"], muted_by(sitting.db, player))
        return [*told, {"kind": "now", "number": sitting.held.number, "table": now}]


def muted_by(db: Any, player: Player | None) -> set[str]:
    if player is None:
        return set()
    return set(db.scalars(select(mutes.c.muted).where(mutes.c.player == player.id)))
