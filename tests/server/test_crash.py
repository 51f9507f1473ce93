"""A node that dies during many games loses no confirmed move, and no game gets stuck."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bench.server.http_client import Client, Clients
from tests.builders.seeded_server import SeededNode
from tests.server.scenarios import create_table, move_body, new_client, question, run_scenario

pytestmark = pytest.mark.expensive

GAMES, PEOPLE = 100, 20
TIMEOUT_SECONDS = 120  # generous, for busy machines


class PlayerUntilCrash:
    """Plays one game until the node is gone, and remembers confirmed moves."""

    def __init__(self, client: Client, id: str, seed: int) -> None:
        self.client = client
        self.id = id
        self.rng = Random(seed)
        self.promised: list[tuple[dict[str, object], dict[str, int]]] = []
        self.open: dict[str, object] | None = None  # sent, without a response yet

    async def play(self) -> None:
        try:
            while True:
                ply, tokens = await question(self.client, self.id)
                if not tokens:
                    return
                self.open = move_body(ply, self.rng.choice(tokens), f"{self.id}-{ply}")
                status, body = await self.client.post(f"/api/tables/{self.id}/moves", self.open)
                assert status == 200, body
                self.promised.append((self.open, body))
                self.open = None
        except ConnectionError:
            return

    async def check(self, client: Client) -> None:
        """Check that confirmed moves are stored, keys return the same responses, and the game continues."""
        path = f"/api/tables/{self.id}"
        before = (await client.get(path))[1]
        for move, result in self.promised:
            assert await client.post(f"{path}/moves", move) == (200, result)
        if self.promised:
            assert before["number"] >= self.promised[-1][1]["number"]
        if self.open is not None:  # whether or not it was stored, resending stores it exactly once
            status, first = await client.post(f"{path}/moves", self.open)
            assert status == 200, first
            assert await client.post(f"{path}/moves", self.open) == (200, first)
            assert first["number"] <= before["number"] + 2
        ply, tokens = await question(client, self.id)
        if tokens:
            status, body = await client.post(f"{path}/moves", move_body(ply, tokens[-1], "after-the-crash"))
            assert status == 200, body


async def games_of(clients: Clients, person: Client) -> list[PlayerUntilCrash]:
    """Create games one after the other, so that no connection is idle for too long."""
    ids = [await create_table(person) for _ in range(GAMES // PEOPLE)]
    return [PlayerUntilCrash(clients.to(person.port, person.cookie), id, seed) for seed, id in enumerate(ids)]


def in_the_middle(players: list[PlayerUntilCrash]) -> bool:
    """Return whether every game has advanced and many moves are in flight."""
    return (
        all(player.promised for player in players) and sum(player.open is not None for player in players) > GAMES // 10
    )


def test_killed_node_loses_no_confirmed_move(tmp_path, database):
    async def before(clients: Clients) -> list[PlayerUntilCrash]:
        players = [player for _ in range(PEOPLE) for player in await games_of(clients, await new_client(clients, node))]
        playing = asyncio.gather(*(player.play() for player in players))
        until = asyncio.get_running_loop().time() + TIMEOUT_SECONDS
        while not in_the_middle(players) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)
        node.kill()
        await asyncio.wait_for(playing, TIMEOUT_SECONDS)
        return players

    async def after(clients: Clients) -> None:
        for player in players:
            await player.check(clients.to(restarted.port, player.client.cookie))

    node = SeededNode(tmp_path, database)
    node.__enter__()
    try:
        players = run_scenario(before)
    finally:
        node.kill()
    assert sum(len(player.promised) for player in players) >= GAMES
    with SeededNode(tmp_path, database) as restarted:
        run_scenario(after)
