"""The application: routes, who asks, and what happens to mistakes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Any

from anyio import to_thread
from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin
from sqlalchemy.exc import DataError, OperationalError

import village
from village.server.abroad import hearing
from village.server.described import allowed, describe
from village.server.given import Letter, asking, known
from village.server.migrate import migrate
from village.server.notices.deliver import Deliverer
from village.server.problems import Problem
from village.server.routes import games, live, me, notices, play, records, talk
from village.server.servant import Servant
from village.server.settings import Settings
from village.server.site import Site
from village.server.timekeeper import Timekeeper
from village.server.workers import Workers

ROUTES = [
    me.read_me, me.introduce, me.rename,
    games.list_games, games.new_game, games.read_game, games.join_game, games.leave_game, games.start_game,
    games.set_seat, games.make_link, games.drop_link,
    play.make_move, play.undo_move, play.reply_undo, play.resign_game, play.why_not,
    live.live, live.events, live.stream,
    records.read_moment, records.read_log, records.read_record, records.bring_record,
    records.rematch,
    talk.say_something, talk.mute_seat, talk.unmute_seat, talk.come_back,
    notices.read_notices, notices.write_notices, notices.push_key,
    notices.ask_confirm, notices.confirm_mail, notices.ask_stop, notices.stop_mail,
]  # fmt: skip


def make_app(settings: Settings, clock: Callable[[], float] = time) -> Litestar:
    """A server node, ready to be run."""
    site = Site(settings, clock)
    app = Litestar(
        [Router("/", route_handlers=ROUTES)],  # one router: handlers of one path would be wrapped twice otherwise
        dependencies={
            "site": Provide(lambda: site, sync_to_thread=False),
            "asking": Provide(asking, sync_to_thread=True),
            "known": Provide(known, sync_to_thread=False),
        },
        exception_handlers={
            Problem: show_problem,
            HTTPException: show_mistake,
            OperationalError: show_outage,
            DataError: show_nonsense,
        },
        lifespan=[lambda app: opened(site)],
        openapi_config=OpenAPIConfig(
            "Village", village.__version__, path="/docs", render_plugins=[SwaggerRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        request_class=Letter,
        signature_types=[Site],
        state=State({"site": site}),
    )
    describe(app)
    return app


@asynccontextmanager
async def opened(site: Site) -> AsyncIterator[None]:
    """While the node runs."""
    migrate(site.store)
    site.open()
    site.hub.loop = asyncio.get_running_loop()
    servants: list[Servant] = [Timekeeper(site), Deliverer(site)] if site.settings.beat else []
    workers = Workers(site)
    for servant in (*servants, workers):
        servant.start()
    with hearing(site):
        yield
        await site.hub.emptied()
    for servant in (*servants, workers):
        await to_thread.run_sync(servant.stop)
    site.close()


def show_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, Any]]:
    return Response(problem.body(), status_code=problem.status, media_type="application/problem+json")


def show_outage(request: Request[Any, Any, Any], error: OperationalError) -> Response[dict[str, Any]]:
    """Nothing was changed, or at least nothing was promised: the same key may be sent again."""
    logging.getLogger(__name__).warning("the database does not answer: %s", error)
    return show_problem(request, Problem(503, "unavailable", "the database does not answer; try again"))


def show_nonsense(request: Request[Any, Any, Any], _: DataError) -> Response[dict[str, Any]]:
    """What PostgreSQL does not take as text or number: it cannot name anything we have."""
    return show_problem(request, Problem(400, "bad-request", "this cannot be stored"))


def show_mistake(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: bad shapes, unknown addresses, bodies that are too long."""
    kind = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-long"}.get(error.status_code, "refused")
    more = {"errors": error.extra} if error.extra else {}
    shown = show_problem(request, Problem(error.status_code, kind, error.detail, **more))
    if error.status_code == 405:
        shown.headers["allow"] = ", ".join(allowed(request.app, request.scope["path"]))
    return shown
