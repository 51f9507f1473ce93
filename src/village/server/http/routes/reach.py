"""Where others find this server, and letting the network in."""

from __future__ import annotations

from litestar import get, post
from msgspec import Struct

from village.server.errors import Problem
from village.server.http.caller import caller_of
from village.server.http.dependencies import AnyRequest, NodeDependency
from village.server.node import Node
from village.server.reach import Where


class ReachNow(Struct):
    """From where players can come in, and the address for their links; empty while nobody else can."""

    where: Where
    address: str
    may_open: bool  # whether you can let the network in


def told(node: Node, request: AnyRequest) -> ReachNow:
    reach = node.reach
    return ReachNow(reach.where, reach.address, reach.may_open and asks_from_here(node, request))


def asks_from_here(node: Node, request: AnyRequest) -> bool:
    """Not through a proxy on this machine: whoever asks there may sit anywhere."""
    return caller_of(node.settings, node.secret, request.scope).local


@get("/api/reach", summary="Where others find this server", sync_to_thread=True)
def read_reach(node: NodeDependency, request: AnyRequest) -> ReachNow:
    return told(node, request)


@post("/api/reach", summary="Let my network in", status_code=200, sync_to_thread=True)
def open_network(node: NodeDependency, request: AnyRequest) -> ReachNow:
    """Only for whoever sits at the machine that serves."""
    if not asks_from_here(node, request):
        raise Problem(403, "not-here", "only from the machine that serves")
    node.reach.open_network()
    return told(node, request)
