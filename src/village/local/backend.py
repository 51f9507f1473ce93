"""The backend of a page without a server: it answers requests like a server."""

from __future__ import annotations

from typing import Any

import msgspec

from village.local import exercise_routes, player_routes, table_routes  # noqa: F401  (they declare the routes)
from village.local.context import Local
from village.local.routing import find_route
from village.table.problem import Problem


class LocalBackend(Local):
    """Answers requests, streams messages and lets bots play, one move at a time."""

    def request(self, method: str, url: str, body: object = None) -> tuple[int, Any]:
        """Return the status and the response, or the problem, of a request."""
        try:
            route, values = find_route(method, url)
            response = route.handler(self, **route.arguments(values, body))
        except Problem as problem:
            return problem.status, problem.body()
        return route.status, msgspec.to_builtins(response)
