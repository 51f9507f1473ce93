"""The player's own identity, data and devices."""

from __future__ import annotations

from litestar import Response
from litestar.params import JSONBody
from msgspec.structs import replace

from village.server.http.cookies import Me, login_response, profile
from village.server.http.dependencies import (
    AnyCaller,
    AnyRequest,
    CookieCaller,
    CookiePlayer,
    KnownPlayer,
    NodeDependency,
    PathId,
)
from village.server.http.routing import delete, get, patch, post
from village.server.limits.requests import read, write
from village.server.node import Node
from village.server.players.accounts import change_name
from village.server.players.bans import check_not_banned
from village.server.players.devices import Device, devices_of, end_device
from village.server.players.identity import Player, add_player, token_hash
from village.server.tables.export import Export, export
from village.server.tables.player_seats import rename_at_tables
from village.table.names import clean
from village.table.requests import Introduction
from village.table.reserved_names import chosen_name


@get("/api/me", opt=read(), summary="My identity")
def read_me(caller: AnyCaller) -> Me | None:
    """Empty if the caller has no identity yet."""
    return None if caller is None else profile(caller)


@post("/api/me", opt=write("introduce"), summary="Create a guest")
def introduce(
    request: AnyRequest, node: NodeDependency, caller: AnyCaller, data: JSONBody[Introduction]
) -> Response[Me]:
    """Creates a guest; a known player keeps their identity and changes the name."""
    if caller is None:
        player = add_player(node.store, chosen_name(data.name), "guest", node.now())
    else:
        check_not_banned(caller, node.now())
        player = replace(renamed(node, caller, data.name), device=caller.device)
    if token_hash(request.headers):  # a cookie would outlive the token
        return Response(profile(player), status_code=201)
    return login_response(node, request, player, 201)


@patch("/api/me", opt=write(), summary="Change my name")
def rename(node: NodeDependency, player: KnownPlayer, data: JSONBody[Introduction]) -> Me:
    """Also renames the player's seats at unfinished tables."""
    renamed_player = renamed(node, player, data.name)
    if renamed_player.name != player.name:
        rename_at_tables(node.sessions, player, renamed_player.name)
    return profile(renamed_player)


def renamed(node: Node, player: Player, name: str) -> Player:
    """Return the player with this name; changes nothing if it is the same."""
    if clean(name) == player.name:
        return player
    chosen = chosen_name(name)
    node.limits.take_quota("names", player.id)
    return change_name(node, player.id, chosen)


@get("/api/me/export", opt=read(compute=300), summary="Export all my data")
def export_me(node: NodeDependency, cookie_caller: CookieCaller) -> Response[Export]:
    name = 'attachment; filename="village.json"'
    return Response(export(node.sessions, cookie_caller), headers={"content-disposition": name})


@get("/api/me/devices", opt=read(), summary="My devices")
def list_devices(node: NodeDependency, cookie_player: CookiePlayer) -> list[Device]:
    return devices_of(node.store, cookie_player)


@delete("/api/me/devices/{id:str}", opt=write(), summary="Sign out one device")
def delete_device(node: NodeDependency, cookie_player: CookiePlayer, id: PathId) -> None:
    end_device(node, cookie_player, id)
