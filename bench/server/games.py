"""Games whose answers are known beforehand: the load must not spend its core on the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count, cycle
from random import Random

from sqlalchemy import select

import village
from bench.server.line import Line, Lines
from bench.server.node import Node
from village.server.storage.schema import games as stored
from village.server.storage.store import Store

KEYS = count(1)
PLAYERS = 50


@dataclass
class Opened:
    """A game whose seats are all played by one person, and the answers still to be given."""

    id: str
    seats: int
    cookie: str
    answers: list[tuple[int, str]] = field(default_factory=list)  # ply and token, the last first
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # nobody answers before the last answer was taken

    async def move(self, line: Line) -> int:
        """The next answer; the number of its entry."""
        async with self.turn:
            ply, token = self.answers.pop()
            said = {"ply": ply, "token": token, "key": f"bench-{next(KEYS):010}"}
            line.cookie = self.cookie
            status, body = await line.post(f"/api/games/{self.id}/moves", said)
        if status != 200:
            raise RuntimeError(f"{status}: {body}")
        return int(body["number"])


async def open_game(line: Line, seats: int = 2) -> Opened:
    wish = {"seats": seats, "chairs": [{"kind": "me"}] * seats, "start": True, "listed": False}
    status, table = await line.post("/api/games", wish)
    if status != 201:
        raise RuntimeError(f"{status}: {table}")
    return Opened(table["id"], seats, line.cookie)


async def open_games(node: Node, count: int) -> tuple[list[Opened], float]:
    """So many games, begun; and how many bytes of memory one of them costs while nobody plays."""
    async with Lines() as lines:
        line = lines.to(node.port)
        cookies = [await newcomer(line, f"player {number}") for number in range(PLAYERS)]
        await open_game(line)  # the rules are laid out once
        before, games = node.memory(), []
        for _, line.cookie in zip(range(count), cycle(cookies), strict=False):
            games.append(await open_game(line))
        return games, (node.memory() - before) / count


async def newcomer(line: Line, name: str) -> str:
    """The cookie of somebody new."""
    line.cookie = ""
    await line.introduce(name)
    return line.cookie


def look_ahead(database: str, games: Sequence[Opened], answers: int) -> None:
    """Read the seeds from the server's own database and play each game on, by chance, in our head."""
    store = Store(database)
    with store.reading() as db:
        seeds = {row.id: row.seed for row in db.execute(select(stored.c.id, stored.c.seed))}
    store.close()
    for game in games:
        record = village.new("village", seats=game.seats, edition="bigbox", seed=seeds[game.id])
        dice = Random(game.id)
        found: list[tuple[int, str]] = []
        while not record.over and len(found) < answers:
            token = dice.choice(record.moves)
            found.append((len(record.log), token))
            record.play(token)
        game.answers = found[::-1]
