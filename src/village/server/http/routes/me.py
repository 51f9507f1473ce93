"""Who I am."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec.structs import replace

from village.server.fair_queue import asking
from village.server.http.cookies import logged_in
from village.server.http.dependencies import (
    AnyCaller,
    AnyRequest,
    KnownPlayer,
    NodeDependency,
    Oneself,
    PlayerInPerson,
    ProgramId,
)
from village.server.http.profile import Me, profile
from village.server.node import Node
from village.server.players.accounts import change_name
from village.server.players.bans import must_not_be_banned
from village.server.players.devices import Device, devices_of, end_device
from village.server.players.identity import Player, add_player, token_hash
from village.server.players.names import clean
from village.server.players.quotas import must_have_quota
from village.server.requests import Introduction
from village.server.table.every_seat import rename_at_tables
from village.server.table.export import Export, export


@get("/api/me", summary="Who I am", sync_to_thread=True)
def read_me(caller: AnyCaller) -> Me | None:
    """Nothing for somebody who has not been introduced yet."""
    return None if caller is None else profile(caller)


@post("/api/me", summary="Introduce myself as a guest", sync_to_thread=True)
def introduce(
    request: AnyRequest, node: NodeDependency, caller: AnyCaller, data: JSONBody[Introduction]
) -> Response[Me]:
    """A new guest; whoever is known already keeps being that player, under the new name."""
    if caller is None:
        player = add_player(node.store, clean(data.name), "guest", node.now())
    else:
        must_not_be_banned(caller, node.now())
        player = replace(renamed(node, caller, data.name), device=caller.device)
    if token_hash(request.headers):  # a cookie would outlive it
        return Response(profile(player), status_code=201)
    return logged_in(node, request, player, 201)


@patch("/api/me", summary="Change my name", sync_to_thread=True)
def rename(node: NodeDependency, player: KnownPlayer, data: JSONBody[Introduction]) -> Me:
    """At tables that are not over yet, too, where one sits under the name one had."""
    now_called = renamed(node, player, data.name)
    if now_called.name != player.name:
        rename_at_tables(node.sessions, player, now_called.name)
    return profile(now_called)


def renamed(node: Node, player: Player, name: str) -> Player:
    """The player under this name; whoever has it already changes nothing."""
    if clean(name) == player.name:
        return player
    must_have_quota(node, "names", player, asking.get().address)
    return change_name(node, player.id, name)


@get("/api/me/export", summary="All that is stored about me, with my games", sync_to_thread=True)
def export_me(node: NodeDependency, oneself: Oneself) -> Response[Export]:
    name = 'attachment; filename="village.json"'
    return Response(export(node.sessions, oneself), headers={"content-disposition": name})


@get("/api/me/devices", summary="Browsers in which I am known", sync_to_thread=True)
def list_devices(node: NodeDependency, person: PlayerInPerson) -> list[Device]:
    return devices_of(node.store, person)


@delete("/api/me/devices/{id:str}", summary="Forget me in one browser", sync_to_thread=True)
def delete_device(node: NodeDependency, person: PlayerInPerson, id: ProgramId) -> None:
    end_device(node, person, id)
