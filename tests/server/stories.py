"""Stories with real nodes: people on lines, games they play alone on both seats, ears that listen."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection

from bench.server.line import Line, Lines
from bench.server.node import Node

HOT_SEAT = {"seats": 2, "chairs": [{"kind": "me"}, {"kind": "me"}], "start": True}


def tell(story: Callable[[Lines], Awaitable[Any]]) -> Any:
    """Run a story; its lines are hung up at the end."""

    async def whole() -> Any:
        async with Lines() as lines:
            return await story(lines)

    return asyncio.run(whole())


async def somebody(lines: Lines, node: Node) -> Line:
    line = lines.to(node.port)
    await line.introduce("Ann")
    return line


async def laid(line: Line) -> str:
    status, table = await line.post("/api/games", HOT_SEAT)
    assert status == 201, table
    return str(table["id"])


async def question(line: Line, id: str) -> tuple[int, list[str]]:
    """Where the game is, and the legal answers."""
    _, table = await line.get(f"/api/games/{id}")
    return table["view"]["ply"], table["view"]["ask"].get("tokens", [])


def played(ply: int, token: str, key: str) -> dict[str, object]:
    return {"ply": ply, "token": token, "key": key}


async def next_now(ear: ClientConnection) -> dict[str, Any]:
    """The table as it is after the next news."""
    while True:
        said = json.loads(await asyncio.wait_for(ear.recv(), 10))
        if said["kind"] == "now":
            return dict(said["table"])


async def moved(line: Line, id: str, key: str) -> dict[str, Any]:
    ply, tokens = await question(line, id)
    status, body = await line.post(f"/api/games/{id}/moves", played(ply, tokens[0], key))
    assert status == 200, body
    return dict(body)
