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
from village.server.storage.schema import tables as stored
from village.server.storage.store import Store

KEYS = count(1)
PLAYERS = 50


@dataclass
class OpenGame:
    """A game with one player on all seats, and its remaining moves."""

    id: str
    seats: int
    cookie: str
    moves: list[tuple[int, str]] = field(default_factory=list)  # ply and token, in reverse order
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # one move at a time

    async def move(self, client: Client) -> int:
        """Make the next move; return the number of its entry."""
        async with self.turn:
            ply, token = self.moves.pop()
            move = {"ply": ply, "token": token, "key": f"bench-{next(KEYS):010}"}
            client.cookie = self.cookie
            status, body = await client.post(f"/api/tables/{self.id}/moves", move)
        if status != 200:
            raise RuntimeError(f"{status}: {body}")
        return int(body["number"])


async def open_game(client: Client, seats: int = 2) -> OpenGame:
    request = {"seats": seats, "players": [{"kind": "me"}] * seats, "start": True, "public": False}
    status, table = await client.post("/api/tables", request)
    if status != 201:
        raise RuntimeError(f"{status}: {table}")
    return OpenGame(table["id"], seats, client.cookie)


async def open_games(node: Node, count: int) -> tuple[list[OpenGame], float]:
    """Start this many games; return them and the memory per idle game in bytes."""
    async with Clients() as clients:
        client = clients.to(node.port)
        cookies = [await new_player(client, f"player {number}") for number in range(PLAYERS)]
        await open_game(client)  # load the rules once
        before, games = node.memory(), []
        for _, client.cookie in zip(range(count), cycle(cookies), strict=False):
            games.append(await open_game(client))
        return games, (node.memory() - before) / count


async def new_player(client: Client, name: str) -> str:
    """Return the cookie of a new player."""
    client.cookie = ""
    await client.introduce(name)
    return client.cookie


def precompute_moves(database: str, games: Sequence[OpenGame], max_moves: int) -> None:
    """Read the seeds from the server's database and precompute random moves for each game."""
    store = Store(database)
    with store.reading() as db:
        seeds = {row.id: row.seed for row in db.execute(select(stored.c.id, stored.c.seed))}
    store.close()
    for game in games:
        record = village.new("village", seats=game.seats, edition="bigbox", seed=seeds[game.id])
        rng = Random(game.id)
        moves: list[tuple[int, str]] = []
        while not record.over and len(moves) < max_moves:
            token = rng.choice(record.moves)
            moves.append((len(record.log), token))
            record.play(token)
        game.moves = moves[::-1]
