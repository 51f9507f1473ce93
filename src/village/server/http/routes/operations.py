"""For the host: whether the node lives, whether it can serve, and its figures."""

from __future__ import annotations

import hmac

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from village.server.errors import Problem
from village.server.http.dependencies import Asked, Here
from village.server.http.known_caller import caller_of
from village.server.node import Site
from village.server.storage.migrate import head, revision
from village.server.storage.schema import jobs


@get("/health", summary="The process lives", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "alive"}


@get("/ready", summary="The node can serve: its database answers and has the right form", sync_to_thread=True)
def ready(site: Here) -> dict[str, str]:
    if site.streams.closing:
        raise Problem(503, "closing", "the server is being stopped", retry=5)
    try:
        with site.store.reading() as db:
            here = revision(db)
    except SQLAlchemyError:
        raise Problem(503, "no-database", "the database does not answer", retry=5) from None
    if here != head():
        raise Problem(503, "wrong-database", "the database has another form than this version needs", retry=60)
    return {"status": "ready"}


@get("/metrics", include_in_schema=False, sync_to_thread=True)
def metrics(request: Asked, site: Here) -> Response[bytes]:
    """Counts tell strangers who plays when; they are for the host."""
    if not may_read(site, request):
        raise Problem(403, "not-for-you", "the figures are for the host; see docs/server.md")
    with site.store.reading() as db:
        waiting = db.scalar(select(func.count()).select_from(jobs)) or 0
    page = site.figures.page(len(site.streams.lines), len(site.shelf.games), waiting)
    return Response(page, media_type=CONTENT_TYPE_LATEST)


def may_read(site: Site, request: Asked) -> bool:
    settings = site.settings
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if settings.metrics_token and hmac.compare_digest(given, settings.metrics_token.encode()):
        return True
    return settings.metrics_public or caller_of(site, request.scope).near
