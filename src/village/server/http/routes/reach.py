"""Where others find this server, and letting the network in."""

from __future__ import annotations

from litestar import get, post
from msgspec import Struct

from village.server.errors import Problem
from village.server.http.dependencies import AnyRequest, NodeDependency
from village.server.reach import Reach, Where, is_local


class ReachNow(Struct):
    """From where players can come in, and the address for their links; empty while nobody else can."""

    where: Where
    address: str
    may_open: bool  # whether you can let the network in


def told(reach: Reach, request: AnyRequest) -> ReachNow:
    return ReachNow(reach.where, reach.address, reach.may_open and asks_from_here(request))


def asks_from_here(request: AnyRequest) -> bool:
    return request.client is not None and is_local(request.client.host)


@get("/api/reach", summary="Where others find this server", sync_to_thread=True)
def read_reach(node: NodeDependency, request: AnyRequest) -> ReachNow:
    return told(node.reach, request)


@post("/api/reach", summary="Let my network in", status_code=200, sync_to_thread=True)
def open_network(node: NodeDependency, request: AnyRequest) -> ReachNow:
    """Only for whoever sits at the machine that serves."""
    if not asks_from_here(request):
        raise Problem(403, "not-here", "only from the machine that serves")
    node.reach.open_network()
    return told(node.reach, request)
