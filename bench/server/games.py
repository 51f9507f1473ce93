"""Games with precomputed moves, so that the load generator spends no time on the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count, cycle
from random import Random

from sqlalchemy import select

import village
from bench.server.http_client import Client, Clients
from bench.server.node import Node
from village.server.storage.schema import games as stored
from village.server.storage.store import Store

KEYS = count(1)
PLAYERS = 50


@dataclass
class OpenGame:
    """A game with one player on all seats, and its remaining moves."""

    id: str
    seats: int
    cookie: str
    answers: list[tuple[int, str]] = field(default_factory=list)  # ply and token, in reverse order
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # one move at a time

    async def move(self, line: Client) -> int:
        """Make the next move; return the number of its entry."""
        async with self.turn:
            ply, token = self.answers.pop()
            said = {"ply": ply, "token": token, "key": f"bench-{next(KEYS):010}"}
            line.cookie = self.cookie
            status, body = await line.post(f"/api/games/{self.id}/moves", said)
        if status != 200:
            raise RuntimeError(f"{status}: {body}")
        return int(body["number"])


async def open_game(line: Client, seats: int = 2) -> OpenGame:
    wish = {"seats": seats, "chairs": [{"kind": "me"}] * seats, "start": True, "listed": False}
    status, table = await line.post("/api/games", wish)
    if status != 201:
        raise RuntimeError(f"{status}: {table}")
    return OpenGame(table["id"], seats, line.cookie)


async def open_games(node: Node, count: int) -> tuple[list[OpenGame], float]:
    """Start this many games; return them and the memory per idle game in bytes."""
    async with Clients() as lines:
        line = lines.to(node.port)
        cookies = [await new_player(line, f"player {number}") for number in range(PLAYERS)]
        await open_game(line)  # load the rules once
        before, games = node.memory(), []
        for _, line.cookie in zip(range(count), cycle(cookies), strict=False):
            games.append(await open_game(line))
        return games, (node.memory() - before) / count


async def new_player(line: Client, name: str) -> str:
    """Return the cookie of a new player."""
    line.cookie = ""
    await line.introduce(name)
    return line.cookie


def precompute_moves(database: str, games: Sequence[OpenGame], answers: int) -> None:
    """Read the seeds from the server's database and precompute random moves for each game."""
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
