"""The application: routes, dependencies and error handlers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Final

from anyio import to_thread
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler, Scope
from sqlalchemy.exc import DataError, IntegrityError

import village
from village.server.background.bot_workers import BotWorkers
from village.server.background.loop import Loop
from village.server.background.notifications.deliver import Deliverer
from village.server.background.notifications.ssrf_guard import PUBLIC_HTTPS, OutboundPolicy
from village.server.background.password_reset_mailer import PasswordResetMailer
from village.server.background.timekeeper import Timekeeper
from village.server.http import routes
from village.server.http.dependencies import (
    AnyRequest,
    AnyResponse,
    JsonRequest,
    find_caller,
    require_cookie_caller,
    require_cookie_player,
    require_player,
)
from village.server.http.executor import HandlerExecutor
from village.server.http.middleware import MIDDLEWARE, UnknownRouteResponse, has_route, see_unknown_websocket
from village.server.http.openapi import DescriptionFile, NamedUnionPlugin
from village.server.http.responses import CLIENT_CLOSED_REQUEST, ClientHungUp
from village.server.http.routes.static import DocsPage, error_page
from village.server.http.routing import routers_in
from village.server.limits.requests import read
from village.server.live.postgres import listen_for_changes
from village.server.node import Node
from village.server.settings import Settings
from village.server.storage.availability import NO_DATABASE, no_database
from village.server.storage.migrate import migrate
from village.table.problem import PROBLEM_JSON, JsonValue, Problem

LOG: Final = logging.getLogger("village.failures")
MAX_BODY_BYTES: Final = 64 * 1024
FRAMEWORK_PROBLEMS: Final = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-long"}
ProblemResponse = Response[dict[str, JsonValue]]
Background = Callable[[Node, OutboundPolicy], list[Loop]]


ROUTERS: Final[list[ControllerRouterHandler]] = [*routers_in(routes)]


def all_loops(node: Node, policy: OutboundPolicy) -> list[Loop]:
    return [Timekeeper(node), Deliverer(node, policy), PasswordResetMailer(node)]


def make_app(
    settings: Settings,
    clock: Callable[[], float] = time,
    policy: OutboundPolicy = PUBLIC_HTTPS,
    background: Background = all_loops,
) -> Litestar:
    """Return a server node that is ready to run; only tests pass a clock, a policy or background loops."""
    return attach(build_app(), Node(settings, clock), policy, background)


def build_app() -> Litestar:
    """Build the routes and error handlers, which are the same for every node and slow to build."""
    return Litestar(
        ROUTERS,
        dependencies={
            "node": Provide(provide_node, sync_to_thread=False),
            "policy": Provide(provide_policy, sync_to_thread=False),
            "caller": Provide(find_caller),
            "player": Provide(require_player),
            "cookie_player": Provide(require_cookie_player, sync_to_thread=False),
            "cookie_caller": Provide(require_cookie_caller, sync_to_thread=False),
        },
        exception_handlers={Exception: error_response},
        after_exception=[log_failure, see_unknown_websocket],
        middleware=[MIDDLEWARE],
        opt=read(),  # of pages and their files; every route of the API declares its own limits
        logging_config=None,
        lifespan=[lifespan],
        plugins=[NamedUnionPlugin()],
        openapi_config=OpenAPIConfig(
            "Village", village.__version__, path="/docs", render_plugins=[DocsPage(), DescriptionFile()]
        ),
        request_max_body_size=MAX_BODY_BYTES,
        request_class=JsonRequest,
        signature_types=[Node, OutboundPolicy],
    )  # fmt: skip


def attach(app: Litestar, node: Node, policy: OutboundPolicy, background: Background) -> Litestar:
    """Make the routes serve this node."""
    app.state.node, app.state.policy, app.state.loops = node, policy, background(node, policy)
    return app


def provide_node(scope: Scope) -> Node:
    node: Node = scope["litestar_app"].state.node
    return node


def provide_policy(scope: Scope) -> OutboundPolicy:
    policy: OutboundPolicy = scope["litestar_app"].state.policy
    return policy


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Start the node and its background workers, and stop them at shutdown."""
    node: Node = app.state.node
    migrate(node.store)
    node.open()
    node.hub.loop = asyncio.get_running_loop()
    node.hub.loop.set_default_executor(HandlerExecutor(node.settings.rate_limit_scale))
    bots = BotWorkers(node)
    started: list[Loop | BotWorkers] = [bots, *app.state.loops]
    for worker in started:
        worker.start()
    with listen_for_changes(node.store, node.hub, node.handle_notifications):
        yield
        await node.end_streams()
    for worker in started:
        await to_thread.run_sync(worker.stop)
    node.close()


def error_response(request: AnyRequest, error: Exception) -> AnyResponse:
    """Answer with a problem, or show the page to browsers that request an unknown page."""
    if not isinstance(error, HTTPException):
        return problem_response(problem_of(error))
    page = error_page(request) if error.status_code == 404 else None
    response: AnyResponse = page or problem_response(problem_of(error))
    response.headers.update(error.headers or {})  # the allowed methods
    return response if has_route(request.scope) else UnknownRouteResponse(response)


def problem_response(problem: Problem) -> ProblemResponse:
    return Response(problem.body(), status_code=problem.status, media_type=PROBLEM_JSON, headers=problem.headers())


def problem_of(error: Exception) -> Problem:
    """Return the problem that answers an error; details of failures are only in the log."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, HTTPException) and error.status_code < 500:  # bad body, unknown URL, body too long
        kind = FRAMEWORK_PROBLEMS.get(error.status_code, "refused")
        return Problem(error.status_code, kind, error.detail, **({"errors": error.extra} if error.extra else {}))
    if isinstance(error, DataError):  # a text or number that PostgreSQL cannot store: it cannot name an existing row
        return Problem(400, "bad-request", "this value cannot be stored")
    if isinstance(error, IntegrityError):  # a lost race, for example against the deletion of a player it refers to
        return Problem(409, "stale", "another request was faster; try again")
    if isinstance(error, ClientHungUp):  # for the access log only
        return Problem(CLIENT_CLOSED_REQUEST, "hung-up", "the client closed the connection")
    if isinstance(error, NO_DATABASE):
        return no_database()
    return Problem(500, "failure", "internal server error; it has been logged")


def log_failure(error: Exception, scope: Scope) -> None:
    """Log unexpected errors; problems and closed connections are caused by the client."""
    if isinstance(error, NO_DATABASE):
        scope["litestar_app"].state.node.outage.note(error)
        return
    fields = {"route": str(scope.get("path_template", "-"))}
    if isinstance(error, IntegrityError):
        LOG.warning("conflict", extra={"fields": {**fields, "reason": str(error.orig).splitlines()[0]}})
        return
    failed = problem_of(error).status == 500 and not isinstance(error, WebSocketException)
    if failed or isinstance(error, DataError):
        LOG.error("failure", exc_info=error, extra={"fields": fields})
