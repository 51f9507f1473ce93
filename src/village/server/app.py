"""The application: routes, who asks, and what happens to mistakes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Any, Final

from anyio import to_thread
from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.types import Scope
from sqlalchemy.exc import DataError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

import village
from village.server.background.bot_workers import Workers
from village.server.background.loop import Loop
from village.server.background.notices.deliver import Deliverer
from village.server.background.timekeeper import Timekeeper
from village.server.errors import Problem
from village.server.http.dependencies import Letter, asking, known, person
from village.server.http.middleware import Middleware
from village.server.http.openapi import allowed, describe
from village.server.http.routes import (
    account,
    choices,
    games,
    live,
    me,
    notices,
    operations,
    play,
    programs,
    records,
    scores,
    talk,
)
from village.server.http.routes.docs import DocsPage
from village.server.http.routes.page import asset, front_door, push_worker
from village.server.http.static import AGAIN, send, wanted
from village.server.live.postgres import hearing
from village.server.node import Node
from village.server.settings import Settings
from village.server.storage.migrate import migrate

LOG: Final = logging.getLogger("village.failures")

ROUTES = [
    me.read_me, me.introduce, me.rename,
    account.make_account, account.set_password, account.login, account.logout, account.logout_everywhere,
    programs.list_tokens, programs.new_token, programs.delete_token,
    programs.list_bots, programs.new_bot, programs.renew_bot, programs.delete_bot,
    choices.read_choices,
    games.list_games, games.new_game, games.read_game, games.join_game, games.leave_game, games.start_game,
    games.set_seat, games.make_link, games.drop_link,
    play.make_move, play.undo_move, play.reply_undo, play.resign_game, play.why_not, play.look_ahead,
    play.refusals,
    live.live, live.events, live.stream,
    records.read_moment, records.read_log, records.read_record, records.bring_record,
    records.rematch,
    scores.read_scores, scores.read_course, scores.read_numbers,
    talk.say_something, talk.mute_seat, talk.unmute_seat, talk.come_back,
    notices.read_notices, notices.write_notices, notices.push_key,
    notices.ask_confirm, notices.confirm_mail, notices.ask_stop, notices.stop_mail,
    operations.health, operations.ready, operations.metrics, front_door, push_worker, asset,
]  # fmt: skip


def make_app(settings: Settings, clock: Callable[[], float] = time) -> Litestar:
    """A server node, ready to be run."""
    node = Node(settings, clock)
    app = Litestar(
        [Router("/", route_handlers=ROUTES)],  # one router: handlers of one path would be wrapped twice otherwise
        dependencies={
            "node": Provide(lambda: node, sync_to_thread=False),
            "asking": Provide(asking, sync_to_thread=True),
            "known": Provide(known, sync_to_thread=False),
            "person": Provide(person, sync_to_thread=False),
        },
        exception_handlers={
            Problem: show_problem, HTTPException: show_mistake, OperationalError: show_no_database,
            NoConnection: show_no_database, DataError: show_nonsense, Exception: show_failure,
        },
        after_exception=[note_failure],
        logging_config=None,
        lifespan=[lambda app: opened(node)],
        openapi_config=OpenAPIConfig("Village", village.__version__, path="/docs", render_plugins=[DocsPage()]),
        request_max_body_size=64 * 1024,
        request_class=Letter,
        signature_types=[Node],
        state=State({"node": node}),
    )  # fmt: skip
    app.asgi_handler = Middleware(node, app.asgi_handler)  # around everything, also addresses that do not exist
    describe(app)
    return app


@asynccontextmanager
async def opened(node: Node) -> AsyncIterator[None]:
    """While the node runs."""
    migrate(node.store)
    node.open()
    node.hub.loop = asyncio.get_running_loop()
    servants: list[Loop | Workers] = [Workers(node)]
    if node.settings.beat:
        servants += [Timekeeper(node), Deliverer(node)]
    for servant in servants:
        servant.start()
    with hearing(node.store, node.hub):
        yield
        node.streams.end_all()
        await node.hub.emptied()
    for servant in servants:
        await to_thread.run_sync(servant.stop)
    node.close()


def show_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, Any]]:
    kind = "application/problem+json"
    return Response(problem.body(), status_code=problem.status, media_type=kind, headers=problem.headers())


def show_nonsense(request: Request[Any, Any, Any], _: DataError) -> Response[dict[str, Any]]:
    """What PostgreSQL does not take as text or number: it cannot name anything we have."""
    return show_problem(request, Problem(400, "bad-request", "this cannot be stored"))


def show_mistake(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: bad shapes, unknown addresses, bodies that are too long."""
    if error.status_code >= 500:
        return show_failure(request, error)
    if error.status_code == 404 and wanted(request.scope["path"], request.headers.get("accept", "")):
        return send("index.html", AGAIN, request.headers.get("accept-encoding", ""), 404)  # the page says so itself
    kind = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-long"}.get(error.status_code, "refused")
    more = {"errors": error.extra} if error.extra else {}
    shown = show_problem(request, Problem(error.status_code, kind, error.detail, **more))
    if error.status_code == 405:
        shown.headers["allow"] = ", ".join(allowed(request.app, request.scope["path"]))
    return shown


def show_no_database(request: Request[Any, Any, Any], _: Exception) -> Response[dict[str, Any]]:
    return show_problem(request, Problem(503, "no-database", "the database does not answer; try again", retry=2))


def show_failure(request: Request[Any, Any, Any], _: Exception) -> Response[dict[str, Any]]:
    """Our mistake; what it was stands in the log and nowhere else."""
    return show_problem(request, Problem(500, "failure", "something went wrong on the server; it has been noted"))


def note_failure(error: Exception, scope: Scope) -> None:
    """Problems are the client's; what nobody expected is ours."""
    if isinstance(error, Problem | WebSocketException):
        return
    if isinstance(error, HTTPException) and error.status_code < 500:
        return
    LOG.error("failure", exc_info=error, extra={"fields": {"route": str(scope.get("path_template", "-"))}})
