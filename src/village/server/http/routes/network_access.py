"""Where others can reach this server, and opening it to the local network."""

from __future__ import annotations

from msgspec import Struct

from village.server.http.caller import caller_in
from village.server.http.dependencies import AnyRequest, NodeDependency
from village.server.http.routing import get, post
from village.server.limits.requests import read, write
from village.server.network_access import Where
from village.server.node import Node
from village.table.problem import Problem


class NetworkAccessState(Struct):
    """From where players can connect, and the address for invitations; empty if only this machine can connect."""

    where: Where
    address: str
    may_open: bool  # whether you may open the server to the network


def access_state(node: Node, request: AnyRequest) -> NetworkAccessState:
    network_access = node.network_access
    return NetworkAccessState(
        network_access.where, network_access.address, network_access.may_open and is_local_request(request)
    )


def is_local_request(request: AnyRequest) -> bool:
    """Return whether the request comes from this machine without a proxy, whose users may be anywhere."""
    return caller_in(request.scope).local


@get("/api/network", opt=read(), summary="Where others can reach this server")
async def read_network_access(node: NodeDependency, request: AnyRequest) -> NetworkAccessState:
    return access_state(node, request)


@post("/api/network", opt=write(), summary="Open the server to my network", status_code=200)
async def open_network(node: NodeDependency, request: AnyRequest) -> NetworkAccessState:
    """Only from the machine that runs the server."""
    if not is_local_request(request):
        raise Problem(403, "not-here", "this is possible only on the machine that runs the server")
    await node.network_access.open_network()
    return access_state(node, request)
