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

TABLES = "/api/tables/"


async def guard_daily_tables(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]  # its slots are litestar's
    """Check access for all routes of a table except its WebSocket, which checks by itself."""
    table_id = connection.path_params.get("id", "")
    if (
        connection.scope["type"] != ScopeType.HTTP
        or not table_id.startswith(DAILY_MARK)
        or not connection.url.path.startswith(TABLES)
    ):
        return
    node: Node = connection.app.state.node
    await to_thread.run_sync(check_access, node, await caller_from_headers(node, connection.headers), table_id)


def check_access(node: Node, player: Player | None, table_id: str) -> None:
    with node.store.reading() as db:
        check_daily_access(db, node.now(), player, table_id)
