"""A server that runs, and a model's client that talks to `village mcp` as any other program would."""

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


def talk(play: Play, *options: str) -> None:
    """`play` with a client of its own, over standard input and output."""
    env = {name: os.environ[name] for name in ("PYTHONPATH", "VILLAGE_PURE") if name in os.environ}
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "village", "mcp", "--language", "en", *options], env=env, cwd=ROOT
    )

    async def run() -> None:
        async with Client(command) as client:
            await play(client)

    anyio.run(run)


async def call(client: Client, name: str, **arguments: Any) -> Any:
    """The words and the data of a tool's answer."""
    said = await client.call_tool(name, arguments)
    assert not said.is_error, said.content
    return said.content[0].text, said.structured_content


async def refused(client: Client, name: str, **arguments: Any) -> str:
    said = await client.call_tool(name, arguments)
    assert said.is_error
    return str(said.content[0].text)


@dataclass
class Running:
    """A server at an address."""

    url: str
    node: Node


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
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
        yield Running(f"http://127.0.0.1:{port}", node)
    finally:
        node.close()
        server.should_exit = True
        thread.join()


def give_token(node: Node, secret: str) -> None:
    player = add_player(node.store, "Model", "bot", node.now())
    values = {"id": player.id, "player": player.id, "name": "mcp", "made": node.now()}
    with node.store.writing() as db:
        db.execute(insert(tokens).values(hash=sha256(secret.encode()).hexdigest(), **values))
