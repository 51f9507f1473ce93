"""How soon bots of every level answer while the server is busy with others."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import Any

from sqlalchemy import select

from bench.server.games import KEYS, Opened, newcomer
from bench.server.line import Line, Lines
from bench.server.load import figures, steady
from bench.server.node import Node
from village.bots.levels import LEVELS
from village.games import titles
from village.server.storage.schema import entries
from village.server.storage.store import Store

RATE = 100  # moves a second of the others
SEATS = (2, 4)  # the more there are, the longer `master` thinks
PAUSE = 0.02  # seconds between two looks at the table
THINKING = (0.5, 1.5)  # seconds that a quick person takes for an answer


async def lay(line: Line, game: str, level: str, seats: int) -> str:
    """A table of ours with such bots."""
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": level}] * (seats - 1)]
    wish = {"game": game, "seats": seats, "chairs": chairs, "start": True, "listed": False}
    status, table = await line.post("/api/games", wish)
    if status != 201:
        raise RuntimeError(f"{status}: {table}")
    return str(table["id"])


async def play(line: Line, id: str, until: float) -> None:
    """Answer by chance whenever we are asked, as quickly as people do."""
    dice = Random(id)
    while perf_counter() < until:
        _, table = await line.get(f"/api/games/{id}")
        if table["status"] != "playing":
            return
        view = table["view"]
        if tokens := view["ask"].get("tokens"):
            await asyncio.sleep(dice.uniform(*THINKING))
            said = {"ply": view["ply"], "token": dice.choice(tokens), "key": f"bench-{next(KEYS):010}"}
            await line.post(f"/api/games/{id}/moves", said)
        else:
            await asyncio.sleep(PAUSE)


def waits(database: str, id: str) -> Iterator[float]:
    """Seconds from the entry before to each answer of a bot."""
    store = Store(database)
    with store.reading() as db:
        rows = db.execute(select(entries).where(entries.c.game == id).order_by(entries.c.number)).all()
    store.close()
    for before, row in pairwise(rows):
        if row.kind == "move" and row.seat != 0:
            yield row.at - before.at


async def answer_times(node: Node, others: list[Opened], seconds: float) -> dict[str, Any]:
    """Of every level, at one table of every game, beside a steady load; first with few seats, then with many."""
    found: dict[str, list[float]] = defaultdict(list)
    for seats in SEATS:
        async with Lines() as lines:
            tables = []
            for title in titles():
                for level in LEVELS:
                    line = lines.to(node.port)
                    await newcomer(line, level)
                    tables.append((f"{level}, {seats} seats", line, await lay(line, title.name, level, seats)))
            until = perf_counter() + seconds
            ours = asyncio.gather(*(play(line, id, until) for _, line, id in tables))
            await asyncio.gather(ours, steady([node.port], others, RATE, seconds))
        for name, _, id in tables:
            found[name] += waits(node.database, id)
    return {name: {"answers": len(taken), **figures(taken)} for name, taken in found.items()}
