"""Access to tables of the daily challenge: only players who have played it themselves may see them."""

from __future__ import annotations

from anyio import to_thread
from litestar import Router
from litestar.types import ControllerRouterHandler

from village.server.http.dependencies import AnyRequest, caller_from_headers
from village.server.node import Node
from village.server.players.identity import Player
from village.server.tables.daily import check_daily_access
from village.server.tables.daily_ids import DAILY_MARK


def table_router(*handlers: ControllerRouterHandler) -> Router:
    """Return the routes of one table."""
    return Router("/api/tables/{id:str}", route_handlers=handlers, before_request=guard_daily_table)


async def guard_daily_table(request: AnyRequest) -> None:
    """Check access for all routes of a table except its WebSocket, which checks by itself.

    This is no guard of Litestar, because that would copy the route for every request.
    """
    table_id = request.path_params["id"]
    if table_id.startswith(DAILY_MARK):
        node: Node = request.app.state.node
        await to_thread.run_sync(check_access, node, await caller_from_headers(node, request.headers), table_id)


def check_access(node: Node, player: Player | None, table_id: str) -> None:
    with node.store.reading() as db:
        check_daily_access(db, node.now(), player, table_id)
