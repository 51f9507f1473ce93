"""Response times of bots of every level while the server is busy."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import Any

from sqlalchemy import select

from bench.server.games import KEYS, OpenGame, new_player
from bench.server.http_client import Client, Clients
from bench.server.load import figures, steady
from bench.server.node import Node
from village.bots.levels import LEVELS
from village.games import game_types
from village.server.storage.schema import entries
from village.server.storage.store import Store

MOVES_PER_SECOND = 100  # background load
SEATS = (2, 4)  # `master` thinks longer with more seats
POLL_SECONDS = 0.02  # between polls
THINKING_SECONDS = (0.5, 1.5)  # thinking time of a quick person


async def create_table(client: Client, game: str, level: str, seats: int) -> str:
    """Create a table with bots of this level."""
    players = [{"kind": "me"}, *[{"kind": "bot", "bot": level}] * (seats - 1)]
    request = {"game": game, "seats": seats, "players": players, "start": True, "public": False}
    status, table = await client.post("/api/tables", request)
    if status != 201:
        raise RuntimeError(f"{status}: {table}")
    return str(table["id"])


async def play(client: Client, id: str, until: float) -> None:
    """Play random moves as quickly as people do."""
    rng = Random(id)
    while perf_counter() < until:
        _, table = await client.get(f"/api/tables/{id}")
        if table["status"] != "playing":
            return
        view = table["view"]
        if tokens := view["ask"].get("tokens"):
            await asyncio.sleep(rng.uniform(*THINKING_SECONDS))
            move = {"ply": view["ply"], "token": rng.choice(tokens), "key": f"bench-{next(KEYS):010}"}
            await client.post(f"/api/tables/{id}/moves", move)
        else:
            await asyncio.sleep(POLL_SECONDS)


def bot_delays(database: str, id: str) -> Iterator[float]:
    """Yield the seconds from the previous entry to each bot move."""
    store = Store(database)
    with store.reading() as db:
        rows = db.execute(select(entries).where(entries.c.table_id == id).order_by(entries.c.number)).all()
    store.close()
    for before, row in pairwise(rows):
        if row.kind == "move" and row.seat != 0:
            yield row.at - before.at


async def response_times(node: Node, others: list[OpenGame], seconds: float) -> dict[str, Any]:
    """Return the times of every level at one table per game under steady load, first with few seats, then many."""
    delays: dict[str, list[float]] = defaultdict(list)
    for seats in SEATS:
        async with Clients() as clients:
            tables = []
            for game in game_types():
                for level in LEVELS:
                    client = clients.to(node.port)
                    await new_player(client, f"opponent of {level}")
                    tables.append(
                        (f"{level}, {seats} seats", client, await create_table(client, game.name, level, seats))
                    )
            until = perf_counter() + seconds
            ours = asyncio.gather(*(play(client, id, until) for _, client, id in tables))
            await asyncio.gather(ours, steady([node.port], others, MOVES_PER_SECOND, seconds))
        for name, _, id in tables:
            delays[name] += bot_delays(node.database, id)
    return {name: {"moves": len(taken), **figures(taken)} for name, taken in delays.items()}
