"""How routes are declared and found: handlers that are no coroutines run in threads, and those of a table are guarded.

Only players who have played the daily challenge themselves may see its tables.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from inspect import iscoroutinefunction
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

import litestar
from anyio import to_thread
from litestar import Router
from litestar.handlers import BaseRouteHandler

from village.server.http.dependencies import AnyRequest, caller_from_headers
from village.server.limits.buckets import Quota
from village.server.limits.requests import OPT
from village.server.node import Node
from village.server.players.identity import Player
from village.server.tables.daily import check_daily_access
from village.table.daily import is_daily

TABLE: Final = "/api/tables/{id:str}"  # the path of one table
Decorator = Callable[[Callable[..., Any]], BaseRouteHandler]
Declare = Callable[..., Decorator]


def in_threads(declare: Declare) -> Declare:
    """Return the decorator of Litestar for handlers that may block."""

    def declare_route(path: str | list[str], **options: Any) -> Decorator:
        def decorate(handler: Callable[..., Any]) -> BaseRouteHandler:
            threads = {} if iscoroutinefunction(handler) else {"sync_to_thread": True}
            quota = options["opt"][OPT].quota if "opt" in options else None
            return declare(path, **threads, **options)(counted(handler, quota) if quota else handler)

        return decorate

    return declare_route


def counted(handler: Callable[..., Any], quota: Quota) -> Callable[..., Any]:
    """Take the quota of the player before the handler is called."""

    @wraps(handler)
    def count_and_handle(node: Node, player: Player, **values: Any) -> Any:
        node.limits.take_quota(quota, player.id)
        return handler(node=node, player=player, **values)

    return count_and_handle


get, post, put, patch, delete = map(
    in_threads, (litestar.get, litestar.post, litestar.put, litestar.patch, litestar.delete)
)


def routers_in(package: ModuleType) -> list[Router]:
    """Return the routes that the modules of a package declare: those of one table, and the others."""
    modules = [import_module(f"{package.__name__}.{module.name}") for module in iter_modules(package.__path__)]
    handlers = [item for module in modules for item in vars(module).values() if isinstance(item, BaseRouteHandler)]
    of_table = [handler for handler in handlers if any(path.startswith(TABLE) for path in handler.paths)]
    others = [handler for handler in handlers if handler not in of_table]
    return [Router("/", route_handlers=of_table, before_request=guard_daily_table), Router("/", route_handlers=others)]


async def guard_daily_table(request: AnyRequest) -> None:
    """Check access for all routes of a table except its WebSocket, which checks by itself.

    This is no guard of Litestar, because that would copy the route for every request.
    """
    table_id = request.path_params["id"]
    if is_daily(table_id):
        node: Node = request.app.state.node
        await to_thread.run_sync(check_access, node, await caller_from_headers(node, request.headers), table_id)


def check_access(node: Node, player: Player | None, table_id: str) -> None:
    with node.store.reading() as db:
        check_daily_access(db, node.now(), player, table_id)
