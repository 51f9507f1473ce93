"""Scenarios with real nodes: clients, hot-seat games and subscriptions."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection

from bench.server.http_client import Client, Clients
from tests.builders.seeded_server import SeededNode

HOT_SEAT = {"seats": 2, "players": [{"kind": "me"}, {"kind": "me"}], "start": True}


def run_scenario(scenario: Callable[[Clients], Awaitable[Any]]) -> Any:
    """Run a scenario and close its clients at the end."""

    async def run_to_end() -> Any:
        async with Clients() as clients:
            return await scenario(clients)

    return asyncio.run(run_to_end())


async def new_client(clients: Clients, node: SeededNode) -> Client:
    client = clients.to(node.port)
    await client.introduce("Ann")
    return client


async def create_table(client: Client) -> str:
    status, table = await client.post("/api/tables", HOT_SEAT)
    assert status == 201, table
    return str(table["id"])


async def question(client: Client, id: str) -> tuple[int, list[str]]:
    """Return the ply and the legal moves."""
    _, table = await client.get(f"/api/tables/{id}")
    return table["view"]["ply"], table["view"]["ask"].get("tokens", [])


def move_body(ply: int, token: str, key: str) -> dict[str, object]:
    return {"ply": ply, "token": token, "key": key}


async def next_state(subscription: ClientConnection) -> dict[str, Any]:
    """Return the table after the next update."""
    while True:
        message = json.loads(await asyncio.wait_for(subscription.recv(), 10))
        if message["kind"] == "now":
            return dict(message["table"])


async def make_move(client: Client, id: str, key: str) -> dict[str, Any]:
    ply, tokens = await question(client, id)
    status, body = await client.post(f"/api/tables/{id}/moves", move_body(ply, tokens[0], key))
    assert status == 200, body
    return dict(body)
