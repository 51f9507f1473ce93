"""Accounts: the same player on several devices."""

from __future__ import annotations

from queue import Full
from typing import Annotated

from litestar import Response
from litestar.params import JSONBody
from msgspec import Meta, Struct

from village.server.background.notifications.change_preferences import CONFIRMATION_REQUESTS_PER_PLAYER
from village.server.fair_queue import request_origin
from village.server.http.cookies import Me, login_response, logout_response
from village.server.http.dependencies import AnyCaller, AnyRequest, CookieCaller, CookiePlayer, NodeDependency
from village.server.http.routing import post, put
from village.server.limits.requests import write
from village.server.players.accounts import (
    Account,
    Login,
    NewPassword,
    PasswordReset,
    change_password,
    log_in,
    log_out_everywhere,
    register,
    set_new_password,
)
from village.server.players.bans import is_banned
from village.server.players.devices import end_device
from village.server.players.identity import token_hash
from village.server.tables.account_deletion import delete_account
from village.server.tables.player_seats import hand_over_seats
from village.table.problem import Problem


class PasswordResetRequest(Struct, forbid_unknown_fields=True):
    """The username to send a reset link for."""

    username: Annotated[str, Meta(min_length=1, max_length=40)]


class AccountDeletion(Struct, forbid_unknown_fields=True):
    """Delete all my data; guests have no password."""

    password: Annotated[str, Meta(max_length=200)] = ""


@post("/api/account", opt=write("login", slow=True), summary="Register an account", status_code=201)
def create_account(
    request: AnyRequest, node: NodeDependency, cookie_player: CookiePlayer, data: JSONBody[Account]
) -> Response[Me]:
    return login_response(node, request, register(node, cookie_player, data), 201)


@post("/api/login", opt=write("login", slow=True), summary="Sign in", status_code=200)
def login(request: AnyRequest, node: NodeDependency, caller: AnyCaller, data: JSONBody[Login]) -> Response[Me]:
    """With `keep_guest_seats` the seats of the guest in this browser move to the account, unless it is banned."""
    account = log_in(node, data, request_origin.get().address, caller)
    as_guest = caller is not None and caller.kind == "guest" and not token_hash(request.headers)
    if data.keep_guest_seats and caller is not None and as_guest and not is_banned(account, node.now()):
        hand_over_seats(node.sessions, caller, account)
    return login_response(node, request, account)


@post("/api/logout", opt=write(), summary="Sign out", status_code=204)
def logout(node: NodeDependency, caller: AnyCaller) -> Response[None]:
    if caller is not None and caller.device:
        end_device(node, caller, caller.device)
    return logout_response()


@post("/api/logout/everywhere", opt=write(), summary="Sign out on all devices", status_code=204)
def logout_everywhere(node: NodeDependency, cookie_caller: CookieCaller) -> Response[None]:
    log_out_everywhere(node, cookie_caller)
    return logout_response()


@post(
    "/api/account/password-reset",
    opt=write("login", slow=True),
    summary="Request a password reset link by e-mail",
    status_code=202,
)
def request_password_reset(request: AnyRequest, node: NodeDependency, data: JSONBody[PasswordResetRequest]) -> None:
    """The response is the same whether or not the account exists and has a confirmed address."""
    if not node.settings.mail.host:
        raise Problem(409, "not-available", "this server sends no e-mail", channel="mail")
    node.limits.take({f"email {request_origin.get().address}": CONFIRMATION_REQUESTS_PER_PLAYER})
    try:
        node.password_reset_usernames.put_nowait(data.username)
    except Full:
        raise Problem(503, "busy", "too many password resets at the moment; try again later", retry=60) from None


@put("/api/account/password-reset", opt=write("login", slow=True), summary="Set a new password with the link")
def reset_password(request: AnyRequest, node: NodeDependency, data: JSONBody[PasswordReset]) -> Response[Me]:
    return login_response(node, request, set_new_password(node, data))


@post(
    "/api/account/delete", opt=write("login", slow=True), summary="Delete my account and all my data", status_code=204
)
def delete_my_account(
    request: AnyRequest, node: NodeDependency, cookie_caller: CookieCaller, data: JSONBody[AccountDeletion]
) -> Response[None]:
    """Tables with other players stay, under an anonymous name; tables without other players are deleted."""
    delete_account(node, node.sessions, cookie_caller, data.password, request_origin.get().address)
    return logout_response()


@put(
    "/api/account/password", opt=write("login", slow=True), summary="Change my password, and sign out all other devices"
)
def set_password(
    request: AnyRequest, node: NodeDependency, cookie_player: CookiePlayer, data: JSONBody[NewPassword]
) -> Response[Me]:
    return login_response(node, request, change_password(node, cookie_player, data, request_origin.get().address))
