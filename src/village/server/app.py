"""The application: routes, who asks, and what happens to mistakes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Final

from anyio import to_thread
from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.types import Scope
from sqlalchemy.exc import DataError

import village
from village.server.background.bot_workers import BotWorkers
from village.server.background.loop import Loop
from village.server.background.lost_passwords import LostPasswords
from village.server.background.notices.deliver import Deliverer
from village.server.background.notices.ssrf_guard import PUBLIC_HTTPS, OutboundPolicy
from village.server.background.timekeeper import Timekeeper
from village.server.errors import PROBLEM_JSON, JsonValue, Problem
from village.server.http.dependencies import (
    AnyRequest,
    JsonRequest,
    find_caller,
    require_known,
    require_oneself,
    require_person,
)
from village.server.http.handler_threads import HandlerThreads
from village.server.http.middleware import Middleware
from village.server.http.openapi import DescriptionFile, allowed_methods
from village.server.http.routes import (
    account,
    choices,
    games,
    judgements,
    lessons,
    live,
    me,
    notices,
    operations,
    play,
    programs,
    reach,
    records,
    scores,
    site,
    talk,
)
from village.server.http.routes.docs import DocsPage
from village.server.http.routes.page import asset, index, push_worker
from village.server.http.static import REVALIDATE, browser_asks_for_page, file_response
from village.server.live.postgres import hearing
from village.server.node import Node
from village.server.settings import Settings
from village.server.storage.migrate import migrate
from village.server.storage.outage import NO_DATABASE, no_database

LOG: Final = logging.getLogger("village.failures")
MAX_BODY_BYTES: Final = 64 * 1024
ProblemResponse = Response[dict[str, JsonValue]]
Background = Callable[[Node, OutboundPolicy], list[Loop]]

ROUTES = [
    me.read_me, me.introduce, me.rename, me.export_me, me.list_devices, me.delete_device,
    account.make_account, account.set_password, account.login, account.logout, account.logout_everywhere,
    account.lose_password, account.find_password, account.leave_for_good,
    programs.list_tokens, programs.new_token, programs.delete_token,
    programs.list_bots, programs.new_bot, programs.renew_bot, programs.delete_bot,
    choices.read_choices, lessons.list_lessons, lessons.walk_lesson,
    games.list_games, games.new_game, games.read_game, games.join_game, games.leave_game, games.start_game,
    games.set_seat, games.make_link, games.drop_link,
    play.make_move, play.undo_move, play.reply_undo, play.resign_game, play.why_not, play.look_ahead,
    play.refusals,
    judgements.ask_hint, judgements.read_hint, judgements.ask_analysis, judgements.read_analysis,
    judgements.play_on_from,
    live.live, live.events, live.stream,
    records.read_moment, records.read_log, records.read_record, records.bring_record,
    records.rematch,
    scores.read_scores, scores.read_course, scores.read_numbers,
    scores.check_numbers, scores.read_numbers_file,
    talk.say_something, talk.mute_seat, talk.unmute_seat, talk.come_back, talk.report_somebody,
    site.read_site, site.terms, site.privacy, site.robots, site.security,
    notices.read_notices, notices.write_notices, notices.push_key,
    notices.ask_confirm, notices.confirm_mail, notices.ask_stop, notices.stop_mail,
    reach.read_reach, reach.open_network,
    operations.health, operations.ready, operations.metrics, index, push_worker, asset,
]  # fmt: skip


def all_loops(node: Node, policy: OutboundPolicy) -> list[Loop]:
    return [Timekeeper(node), Deliverer(node, policy), LostPasswords(node)]


def make_app(
    settings: Settings,
    clock: Callable[[], float] = time,
    policy: OutboundPolicy = PUBLIC_HTTPS,
    background: Background = all_loops,
) -> Litestar:
    """A server node, ready to be run. Only tests bring a clock, a policy or a background of their own."""
    return attach(without_node(), Node(settings, clock), policy, background)


def without_node() -> Litestar:
    """Routes, and what happens to mistakes: the same for every node, and slow to build."""
    app = Litestar(
        [Router("/", route_handlers=ROUTES)],  # one router: handlers of one path would be wrapped twice otherwise
        dependencies={
            "node": Provide(node_of, sync_to_thread=False),
            "policy": Provide(policy_of, sync_to_thread=False),
            "caller": Provide(find_caller),
            "player": Provide(require_known, sync_to_thread=False),
            "person": Provide(require_person, sync_to_thread=False),
            "oneself": Provide(require_oneself, sync_to_thread=False),
        },
        exception_handlers={
            Problem: show_problem, HTTPException: show_framework_error, DataError: show_unstorable,
            **dict.fromkeys(NO_DATABASE, show_no_database), Exception: show_failure,
        },
        after_exception=[log_failure],
        logging_config=None,
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            "Village", village.__version__, path="/docs", render_plugins=[DocsPage(), DescriptionFile()]
        ),
        request_max_body_size=MAX_BODY_BYTES,
        request_class=JsonRequest,
        signature_types=[Node, OutboundPolicy],
    )  # fmt: skip
    app.state.router = app.asgi_handler
    return app


def attach(app: Litestar, node: Node, policy: OutboundPolicy, background: Background) -> Litestar:
    """The node that the routes serve from now on."""
    app.state.node, app.state.policy, app.state.loops = node, policy, background(node, policy)
    app.asgi_handler = Middleware(node, app.state.router)  # around everything, also addresses that do not exist
    return app


def node_of(state: State) -> Node:
    node: Node = state.node
    return node


def policy_of(state: State) -> OutboundPolicy:
    policy: OutboundPolicy = state.policy
    return policy


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """While the node runs."""
    node: Node = app.state.node
    migrate(node.store)
    node.open()
    node.hub.loop = asyncio.get_running_loop()
    node.hub.loop.set_default_executor(HandlerThreads(node.settings.rate_limit_scale))
    bots = BotWorkers(node)
    started: list[Loop | BotWorkers] = [bots, *app.state.loops]
    for worker in started:
        worker.start()
    with hearing(node.store, node.hub, node.heard):
        yield
        node.streams.end_all()
        await node.hub.emptied()
    for worker in started:
        await to_thread.run_sync(worker.stop)
    node.close()


def show_problem(_: AnyRequest, problem: Problem) -> ProblemResponse:
    return Response(problem.body(), status_code=problem.status, media_type=PROBLEM_JSON, headers=problem.headers())


def show_unstorable(request: AnyRequest, _: DataError) -> ProblemResponse:
    """What PostgreSQL does not take as text or number: it cannot name anything we have."""
    return show_problem(request, Problem(400, "bad-request", "this cannot be stored"))


def show_framework_error(request: AnyRequest, error: HTTPException) -> ProblemResponse | Response[bytes]:
    """What the framework refuses: bad shapes, unknown addresses, bodies that are too long."""
    if error.status_code >= 500:
        return show_failure(request, error)
    if error.status_code == 404 and browser_asks_for_page(request.scope["path"], request.headers.get("accept", "")):
        return file_response(
            "index.html", REVALIDATE, request.headers.get("accept-encoding", ""), 404
        )  # the page says so itself
    kind = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-long"}.get(error.status_code, "refused")
    more = {"errors": error.extra} if error.extra else {}
    shown = show_problem(request, Problem(error.status_code, kind, error.detail, **more))
    if error.status_code == 405:
        shown.headers["allow"] = ", ".join(allowed_methods(request.app, request.scope["path"]))
    return shown


def show_no_database(request: AnyRequest, _: Exception) -> ProblemResponse:
    return show_problem(request, no_database())


def show_failure(request: AnyRequest, _: Exception) -> ProblemResponse:
    """Our mistake; what it was stands in the log and nowhere else."""
    return show_problem(request, Problem(500, "failure", "something went wrong on the server; it has been noted"))


def log_failure(error: Exception, scope: Scope) -> None:
    """Problems are the client's; what nobody expected is ours."""
    if isinstance(error, Problem | WebSocketException):
        return
    if isinstance(error, HTTPException) and error.status_code < 500:
        return
    if isinstance(error, NO_DATABASE):
        scope["litestar_app"].state.node.outage.note(error)
        return
    LOG.error("failure", exc_info=error, extra={"fields": {"route": str(scope.get("path_template", "-"))}})
