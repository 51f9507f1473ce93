"""A running server, and an MCP client for `village mcp`."""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import anyio
import pytest
import uvicorn
from mcp import Client, StdioServerParameters
from sqlalchemy import insert

from village.server.app import make_app
from village.server.node import Node
from village.server.players.identity import add_player
from village.server.settings import Settings
from village.server.storage.schema import tokens

ROOT = Path(__file__).parents[2]
SECRET = "a-token-for-tests"
Play = Callable[[Client], Awaitable[None]]


def run_client(play: Play, *options: str) -> None:
    """Run `play` with a client connected over stdio."""
    env = {name: os.environ[name] for name in ("PYTHONPATH", "VILLAGE_PURE") if name in os.environ}
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "village", "mcp", "--language", "en", *options], env=env, cwd=ROOT
    )

    async def run() -> None:
        async with Client(command) as client:
            await play(client)

    anyio.run(run)


async def call(client: Client, name: str, **arguments: Any) -> Any:
    """Return the text and the data of a tool result."""
    result = await client.call_tool(name, arguments)
    assert not result.is_error, result.content
    return result.content[0].text, result.structured_content


async def call_refused(client: Client, name: str, **arguments: Any) -> str:
    result = await client.call_tool(name, arguments)
    assert result.is_error
    return str(result.content[0].text)


@dataclass
class RunningServer:
    """A running server."""

    url: str
    node: Node


@pytest.fixture
def running(tmp_path: Path) -> Iterator[RunningServer]:
    settings = Settings(data=tmp_path, workers=1)
    config = uvicorn.Config(make_app(settings), port=0, log_config=None, access_log=False)
    server = uvicorn.Server(config)
    thread = Thread(target=server.run)
    thread.start()
    while not server.started:
        sleep(0.02)
    node = Node(settings)
    try:
        port = server.servers[0].sockets[0].getsockname()[1]
        give_token(node, SECRET)
        yield RunningServer(f"http://127.0.0.1:{port}", node)
    finally:
        node.close()
        server.should_exit = True
        thread.join()


def give_token(node: Node, secret: str) -> None:
    player = add_player(node.store, "Model", "bot", node.now())
    values = {"id": player.id, "player": player.id, "name": "mcp", "created_at": node.now()}
    with node.store.writing() as db:
        db.execute(insert(tokens).values(hash=sha256(secret.encode()).hexdigest(), **values))
