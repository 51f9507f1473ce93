"""Accounts: to be the same player on several devices."""

from __future__ import annotations

from litestar import Response, post, put
from litestar.params import JSONBody

from village.server.http.dependencies import Asked, Asking, Here, Person
from village.server.http.known_caller import caller_of
from village.server.http.routes.me import Me, me_of
from village.server.node import Node
from village.server.players.accounts import bring_along, change_password, log_in, log_out_everywhere, register
from village.server.players.identity import COOKIE, Player, cookie_for, token_in
from village.server.requests import Account, Login, NewPassword


def welcome(node: Node, request: Asked, player: Player, status: int = 200) -> Response[Me]:
    return Response(me_of(player), cookies=[cookie_for(node, player, request)], status_code=status)


def farewell() -> Response[None]:
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@post("/api/account", summary="Take a login and a password", status_code=201, sync_to_thread=True)
def make_account(request: Asked, node: Here, person: Person, data: JSONBody[Account]) -> Response[Me]:
    return welcome(node, request, register(node, person, data), 201)


@post("/api/login", summary="Be the player of an account", status_code=200, sync_to_thread=True)
def login(request: Asked, node: Here, asking: Asking, data: JSONBody[Login]) -> Response[Me]:
    """With `bring` the seats this browser had as a guest come along."""
    player = log_in(node, data, caller_of(node, request.scope).address)
    if data.bring and asking is not None and asking.kind == "guest" and not token_in(request.headers):
        bring_along(node, asking, player)
    return welcome(node, request, player)


@post("/api/logout", summary="Forget me on this device", status_code=204, sync_to_thread=False)
def logout() -> Response[None]:
    return farewell()


@post("/api/logout/everywhere", summary="Void my cookies on all devices", status_code=204, sync_to_thread=True)
def logout_everywhere(node: Here, person: Person) -> Response[None]:
    log_out_everywhere(node, person)
    return farewell()


@put("/api/account/password", summary="Change my password, and log out all other devices", sync_to_thread=True)
def set_password(request: Asked, node: Here, person: Person, data: JSONBody[NewPassword]) -> Response[Me]:
    address = caller_of(node, request.scope).address
    return welcome(node, request, change_password(node, person, data.old, data.new, address))
