"""Route guard: daily challenge tables are visible only to players who have played them."""

from __future__ import annotations

from anyio import to_thread
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from village.server.http.dependencies import caller_from_headers
from village.server.node import Node
from village.server.players.identity import Player
from village.server.tables.daily import check_daily_access
from village.server.tables.daily_ids import DAILY_MARK

GAMES = "/api/games/"


async def guard_daily_tables(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]  # its slots are litestar's
    """Check access for all routes of a table except its WebSocket, which checks by itself."""
    game = connection.path_params.get("id", "")
    if (
        connection.scope["type"] != ScopeType.HTTP
        or not game.startswith(DAILY_MARK)
        or not connection.url.path.startswith(GAMES)
    ):
        return
    node: Node = connection.app.state.node
    await to_thread.run_sync(check_access, node, await caller_from_headers(node, connection.headers), game)


def check_access(node: Node, player: Player | None, game: str) -> None:
    with node.store.reading() as db:
        check_daily_access(db, node.now(), player, game)
