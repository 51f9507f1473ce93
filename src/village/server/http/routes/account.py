"""Accounts: to be the same player on several devices."""

from __future__ import annotations

from queue import Full

from litestar import Response, post, put
from litestar.params import JSONBody

from village.server.background.notices.change_preferences import QUESTIONS_PER_PLAYER
from village.server.errors import Problem
from village.server.http.caller import caller_of
from village.server.http.cookies import logged_in, logged_out
from village.server.http.dependencies import AnyCaller, AnyRequest, NodeDependency, Oneself, PlayerInPerson
from village.server.http.profile import Me
from village.server.node import Node
from village.server.players.accounts import change_password, log_in, log_out_everywhere, register
from village.server.players.bans import is_banned
from village.server.players.devices import end_device
from village.server.players.identity import token_hash
from village.server.players.lost_password import set_lost_password
from village.server.requests import Account, FoundPassword, Leave, Login, LostPassword, NewPassword
from village.server.table.every_seat import hand_over_seats
from village.server.table.leaving import delete_account


def address_of(node: Node, request: AnyRequest) -> str:
    return caller_of(node.settings, node.secret, request.scope).address


@post("/api/account", summary="Take a login and a password", status_code=201, sync_to_thread=True)
def make_account(
    request: AnyRequest, node: NodeDependency, person: PlayerInPerson, data: JSONBody[Account]
) -> Response[Me]:
    return logged_in(node, request, register(node, person, data), 201)


@post("/api/login", summary="Be the player of an account", status_code=200, sync_to_thread=True)
def login(request: AnyRequest, node: NodeDependency, caller: AnyCaller, data: JSONBody[Login]) -> Response[Me]:
    """With `bring` the seats this browser had as a guest come along, but not to somebody who may not play."""
    account = log_in(node, data, address_of(node, request), caller)
    as_guest = caller is not None and caller.kind == "guest" and not token_hash(request.headers)
    if data.bring and caller is not None and as_guest and not is_banned(account, node.now()):
        hand_over_seats(node.sessions, caller, account)
    return logged_in(node, request, account)


@post("/api/logout", summary="Forget me on this device", status_code=204, sync_to_thread=True)
def logout(node: NodeDependency, caller: AnyCaller) -> Response[None]:
    if caller is not None and caller.device:
        end_device(node, caller, caller.device)
    return logged_out()


@post("/api/logout/everywhere", summary="Void my cookies on all devices", status_code=204, sync_to_thread=True)
def logout_everywhere(node: NodeDependency, oneself: Oneself) -> Response[None]:
    log_out_everywhere(node, oneself)
    return logged_out()


@post("/api/account/lost", summary="A link to a new password, by e-mail", status_code=202, sync_to_thread=True)
def lose_password(request: AnyRequest, node: NodeDependency, data: JSONBody[LostPassword]) -> None:
    """The answer is the same whether or not there is such an account with a confirmed address."""
    if not node.settings.mail.host:
        raise Problem(409, "not-offered", "this server sends no e-mail", way="mail")
    node.limits.take({f"email {address_of(node, request)}": QUESTIONS_PER_PLAYER})
    try:
        node.lost_logins.put_nowait(data.login)
    except Full:
        raise Problem(503, "busy", "too many people have lost their password just now", retry=60) from None


@put("/api/account/lost", summary="Set a new password by that link", sync_to_thread=True)
def find_password(request: AnyRequest, node: NodeDependency, data: JSONBody[FoundPassword]) -> Response[Me]:
    return logged_in(node, request, set_lost_password(node, data))


@post("/api/account/delete", summary="Delete all that is stored of me", status_code=204, sync_to_thread=True)
def leave_for_good(
    request: AnyRequest, node: NodeDependency, oneself: Oneself, data: JSONBody[Leave]
) -> Response[None]:
    """Games stay for the others, with somebody in my place; tables of nobody else go too."""
    delete_account(node, node.sessions, oneself, data.password, address_of(node, request))
    return logged_out()


@put("/api/account/password", summary="Change my password, and log out all other devices", sync_to_thread=True)
def set_password(
    request: AnyRequest, node: NodeDependency, person: PlayerInPerson, data: JSONBody[NewPassword]
) -> Response[Me]:
    return logged_in(node, request, change_password(node, person, data, address_of(node, request)))
