"""URLs of the web page, which does its own routing: all of them serve the same page."""

from __future__ import annotations

from litestar import Response, Router, get
from litestar.params import FromPath
from litestar.response import Redirect

from village.server.http.dependencies import AnyRequest
from village.server.http.static import IMMUTABLE, REVALIDATE, file_response, is_built

SCREENS = ["new", "tables", "rules", "custom-values", "account", "tutorials", "daily", "puzzles", "stats", "about"]
DEEPER = ["/tables/{id:str}", "/tutorials/{game:str}/{lesson:str}", "/puzzles/{game:str}/{puzzle:str}"]
PAGE_PATHS = ["/", *(f"/{screen}" for screen in SCREENS), *DEEPER]


@get(PAGE_PATHS, include_in_schema=False, sync_to_thread=False)
def index(request: AnyRequest) -> Response[bytes] | Redirect:
    """Serve the page; redirect to the API reference if the page is not built."""
    if not is_built():
        return Redirect("/docs")
    return file_response("index.html", REVALIDATE, request.headers.get("accept-encoding", ""))


@get("/push.js", include_in_schema=False, sync_to_thread=False)
def push_worker(request: AnyRequest) -> Response[bytes]:
    """The service worker, which shows push notifications; served at the root so that its scope is the whole page."""
    return file_response("push.js", REVALIDATE, request.headers.get("accept-encoding", ""))


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return file_response(f"assets/{name}", IMMUTABLE, request.headers.get("accept-encoding", ""))


ROUTER = Router("/", route_handlers=[index, push_worker, asset])
