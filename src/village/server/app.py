"""The application: routes, who asks, and what happens to mistakes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin
from sqlalchemy.exc import OperationalError

import village
from village.server.abroad import hearing
from village.server.given import asking, known
from village.server.migrate import migrate
from village.server.notices.deliver import Deliverer
from village.server.problems import Problem
from village.server.routes import games, live, me, notices, play, talk
from village.server.servant import Servant
from village.server.settings import Settings
from village.server.site import Site
from village.server.timekeeper import Timekeeper

ROUTES = [
    me.read_me, me.introduce, me.rename,
    games.list_games, games.new_game, games.read_game, games.join_game, games.leave_game, games.start_game,
    games.set_seat, games.make_link, games.drop_link,
    play.make_move, play.undo_move, play.reply_undo, play.resign_game, play.why_not,
    live.live, live.events, live.stream,
    talk.say_something, talk.mute_seat, talk.unmute_seat, talk.come_back,
    notices.read_notices, notices.write_notices, notices.push_key,
    notices.ask_confirm, notices.confirm_mail, notices.ask_stop, notices.stop_mail,
]  # fmt: skip


def make_app(settings: Settings, clock: Callable[[], float] = time) -> Litestar:
    """A server node, ready to be run."""
    site = Site(settings, clock)
    return Litestar(
        [Router("/", route_handlers=ROUTES)],  # one router: handlers of one path would be wrapped twice otherwise
        dependencies={
            "site": Provide(lambda: site, sync_to_thread=False),
            "asking": Provide(asking, sync_to_thread=True),
            "known": Provide(known, sync_to_thread=False),
        },
        exception_handlers={Problem: show_problem, HTTPException: show_mistake, OperationalError: show_outage},
        lifespan=[lambda app: opened(site)],
        openapi_config=OpenAPIConfig(
            "Village", village.__version__, path="/docs", render_plugins=[SwaggerRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        signature_types=[Site],
        state=State({"site": site}),
    )


@asynccontextmanager
async def opened(site: Site) -> AsyncIterator[None]:
    """While the node runs."""
    migrate(site.store)
    site.open()
    site.hub.loop = asyncio.get_running_loop()
    servants: list[Servant] = [Timekeeper(site), Deliverer(site)] if site.settings.beat else []
    for servant in servants:
        servant.start()
    with hearing(site):
        yield
        await site.hub.emptied()
    for servant in servants:
        servant.stop()
    site.close()


def show_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, Any]]:
    return Response(problem.body(), status_code=problem.status, media_type="application/problem+json")


def show_outage(request: Request[Any, Any, Any], error: OperationalError) -> Response[dict[str, Any]]:
    """Nothing was changed, or at least nothing was promised: the same key may be sent again."""
    logging.getLogger(__name__).warning("the database does not answer: %s", error)
    return show_problem(request, Problem(503, "unavailable", "the database does not answer; try again"))


def show_mistake(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: bad shapes, unknown addresses, bodies that are too long."""
    kind = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-long"}.get(error.status_code, "refused")
    more = {"errors": error.extra} if error.extra else {}
    return show_problem(request, Problem(error.status_code, kind, error.detail, **more))
