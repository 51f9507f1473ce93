"""Health, readiness and metrics."""

from __future__ import annotations

import hmac
from math import nan

from litestar import Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from village.server.http.caller import caller_in
from village.server.http.dependencies import AnyRequest, NodeDependency
from village.server.http.routing import get
from village.server.limits.requests import unlimited
from village.server.node import Node
from village.server.storage.schema import jobs
from village.table.problem import Problem


@get("/health", opt=unlimited(), summary="The process is alive")
async def health() -> dict[str, str]:
    return {"status": "alive"}


@get("/ready", opt=unlimited(), summary="The node is ready: its database has the right schema and is writable")
def ready(node: NodeDependency) -> dict[str, str]:
    if node.streams.closing:
        raise Problem(503, "closing", "the server is shutting down", retry=5)
    problem = node.readiness.problem()
    if problem is not None:
        raise problem
    return {"status": "ready"}


@get("/metrics", opt=unlimited(), include_in_schema=False)
def metrics(request: AnyRequest, node: NodeDependency) -> Response[bytes]:
    """Only for the administrator: counts reveal who plays when."""
    if not may_read_metrics(node, request):
        raise Problem(403, "not-for-you", "only the administrator can read the metrics; see docs/reference/server.md")
    body = node.metrics.render(node.streams.total, len(node.cache.tables), jobs_waiting(node))
    return Response(body, media_type=CONTENT_TYPE_LATEST)


def jobs_waiting(node: Node) -> float:
    """NaN while the database is down, when the other metrics matter most."""
    try:
        with node.store.reading() as db:
            return float(db.scalar(select(func.count()).select_from(jobs)) or 0)
    except SQLAlchemyError:
        return nan


def may_read_metrics(node: Node, request: AnyRequest) -> bool:
    settings = node.settings
    token = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if settings.metrics_token and hmac.compare_digest(token, settings.metrics_token.encode()):
        return True
    return caller_in(request.scope).local
