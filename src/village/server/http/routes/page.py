"""The addresses of the page. It finds its own way: whichever is opened, the same page is sent."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from village.server.http.dependencies import Asked
from village.server.http.static import AGAIN, ALWAYS, is_built, send

OWN = ["/", "/new", "/tables", "/rules", "/me", "/games/{id:str}"]


@get(OWN, include_in_schema=False, sync_to_thread=False)
def front_door(request: Asked) -> Response[Any]:
    """The page; where none was built, what programs can ask for."""
    if not is_built():
        return Redirect("/docs")
    return send("index.html", AGAIN, request.headers.get("accept-encoding", ""))


@get("/push.js", include_in_schema=False, sync_to_thread=False)
def push_worker(request: Asked) -> Response[bytes]:
    """What shows word of a turn while the page is closed; at the root, as it speaks for the whole page."""
    return send("push.js", AGAIN, request.headers.get("accept-encoding", ""))


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
    return send(f"assets/{name}", ALWAYS, request.headers.get("accept-encoding", ""))
