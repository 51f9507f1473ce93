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


def run_scenario(story: Callable[[Clients], Awaitable[Any]]) -> Any:
    """Run a scenario and close its clients at the end."""

    async def run_to_end() -> Any:
        async with Clients() as lines:
            return await story(lines)

    return asyncio.run(run_to_end())


async def new_client(lines: Clients, node: SeededNode) -> Client:
    line = lines.to(node.port)
    await line.introduce("Ann")
    return line


async def create_table(line: Client) -> str:
    status, table = await line.post("/api/tables", HOT_SEAT)
    assert status == 201, table
    return str(table["id"])


async def question(line: Client, id: str) -> tuple[int, list[str]]:
    """Return the ply and the legal moves."""
    _, table = await line.get(f"/api/tables/{id}")
    return table["view"]["ply"], table["view"]["ask"].get("tokens", [])


def move_body(ply: int, token: str, key: str) -> dict[str, object]:
    return {"ply": ply, "token": token, "key": key}


async def next_state(subscription: ClientConnection) -> dict[str, Any]:
    """Return the table after the next update."""
    while True:
        message = json.loads(await asyncio.wait_for(subscription.recv(), 10))
        if message["kind"] == "now":
            return dict(message["table"])


async def make_move(line: Client, id: str, key: str) -> dict[str, Any]:
    ply, tokens = await question(line, id)
    status, body = await line.post(f"/api/tables/{id}/moves", move_body(ply, tokens[0], key))
    assert status == 200, body
    return dict(body)
