"""Through the door: what happens to a request before any address is looked up."""

from __future__ import annotations

from typing import Final

from litestar.types import ASGIApp, Receive, Scope, Send

from village.server.errors import Problem, absent
from village.server.http.access_log import Note
from village.server.http.headers import with_headers
from village.server.http.known_caller import caller_of
from village.server.http.limits import must_not_hurry
from village.server.http.open_streams import carry, is_stream
from village.server.http.origin import must_be_own
from village.server.http.refusal import refuse
from village.server.node import Node

FOLDERS: Final = ("/", "/docs/")


class Middleware:
    """Every request is noted, answered with safe headers, and let in if it comes from our page at a fair pace."""

    def __init__(self, node: Node, inside: ASGIApp) -> None:
        self.node = node
        self.inside = inside

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller = caller_of(self.node, scope)
        note = Note(scope, caller)
        send = with_headers(scope, note.hearing(send), caller.secure)
        try:
            must_be_own(self.node.settings, scope)
            must_not_hurry(self.node.limits, scope, caller)
            must_be_plain(scope)
            if is_stream(scope):
                await carry(self.node, self.inside, scope, receive, send, caller)
            else:
                await self.inside(scope, receive, send)
        except Problem as problem:
            await refuse(scope, receive, send, problem)
        finally:
            note.write(self.node.metrics)


def must_be_plain(scope: Scope) -> None:
    """The framework would take `//api/me/` for `/api/me`; limits and streams go by how an address is written."""
    path = scope["path"]
    if path not in FOLDERS and (path.endswith("/") or "//" in path):
        raise absent("address")
