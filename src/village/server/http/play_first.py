"""Games of the day are shown to those who have played them: asked before any handler of a game runs."""

from __future__ import annotations

from anyio import to_thread
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from village.server.http.dependencies import caller_in
from village.server.node import Node
from village.server.players.identity import Player
from village.server.table.daily import must_be_let_look
from village.server.table.days import DAILY_MARK

GAMES = "/api/games/"


async def play_first(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]  # its slots are litestar's
    """For all addresses of a game but its WebSocket, which refuses by itself."""
    game = connection.path_params.get("id", "")
    if (
        connection.scope["type"] != ScopeType.HTTP
        or not game.startswith(DAILY_MARK)
        or not connection.url.path.startswith(GAMES)
    ):
        return
    node: Node = connection.app.state.node
    await to_thread.run_sync(let_look, node, await caller_in(node, connection.headers), game)


def let_look(node: Node, player: Player | None, game: str) -> None:
    with node.store.reading() as db:
        must_be_let_look(db, node.now(), player, game)
