"""Accounts: a username and a password let a player use several devices.

The owner of the confirmed e-mail address can set a new password once, by a link.
"""

from __future__ import annotations

import hmac
from typing import Annotated, Final

from msgspec import Meta, Struct
from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError

from village.server.players.identity import Player, PlayersContext, account_of, find_player, read_player, signature
from village.server.players.login_attempts import LoginAttempt, check_password
from village.server.players.tokens import revoke_all_tokens
from village.server.storage.schema import devices, players
from village.table.fields import WHOLE
from village.table.names import clean, strip_invisible
from village.table.problem import Problem

Password = Annotated[str, Meta(min_length=8, max_length=200)]
Username = Annotated[str, Meta(min_length=3, max_length=40, pattern=f"^[A-Za-z0-9._@+-]+{WHOLE}")]
PASSWORD_LINK_SECONDS: Final = 3600.0


class Account(Struct, forbid_unknown_fields=True):
    """The username and password of a new account; usernames are case-insensitive."""

    username: Username
    password: Password


class Login(Struct, forbid_unknown_fields=True):
    username: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    keep_guest_seats: bool = False  # move the seats of this browser's guest to the account


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password
    end_tokens: bool = False  # also revoke my tokens and those of my bots


def register(context: PlayersContext, player: Player, request: Account) -> Player:
    """Turn a guest into an account that keeps all games; older cookies and tokens become invalid."""
    if player.kind != "guest":
        raise Problem(409, "already-account", "this player already has an account")
    hashed = context.passwords.hash(check_visible(request.password))
    values = {
        "kind": "account",
        "username": request.username.casefold(),
        "password": hashed,
        "epoch": players.c.epoch + 1,
    }
    where = (players.c.id == player.id) & (players.c.kind == "guest")
    try:
        if not context.store.run(update(players).where(where).values(**values)):
            raise Problem(409, "already-account", "this player already has an account")
    except IntegrityError:
        raise Problem(409, "username-taken", "this username is taken") from None
    revoke_all_tokens(context, player)
    return log_out_everywhere(context, player)


def check_visible(password: str) -> str:
    if not strip_invisible(password):
        raise Problem(422, "blank-password", "the password is blank")
    return password


def log_in(context: PlayersContext, request: Login, address: str, caller: Player | None) -> Player:
    """Return the account, banned or not; errors do not reveal whether the username or the password was wrong."""
    account = account_of(context.store, request.username)
    known = caller is not None and account is not None and caller.id == account.id
    check_password(context, account, request.password, LoginAttempt(request.username.casefold(), address, known))
    assert account is not None
    return account


def change_password(context: PlayersContext, player: Player, request: NewPassword, address: str) -> Player:
    """Change the password; older cookies become invalid and, on request, all tokens."""
    if player.kind != "account" or player.username is None:
        raise Problem(409, "no-account", "this player has no password")
    check_password(context, player, request.old, LoginAttempt(player.username, address, known=True))
    hashed = context.passwords.hash(check_visible(request.new))
    own = players.c.id == player.id
    context.store.run(update(players).where(own).values(password=hashed, epoch=players.c.epoch + 1))
    if request.end_tokens:
        revoke_all_tokens(context, player)
    return log_out_everywhere(context, player)


def log_out_everywhere(context: PlayersContext, player: Player) -> Player:
    end_all_devices(context, player)
    return read_player(context.store, player.id)


def end_all_devices(context: PlayersContext, player: Player) -> None:
    with context.store.writing() as db:
        db.execute(update(players).where(players.c.id == player.id).values(epoch=players.c.epoch + 1))
        db.execute(delete(devices).where(devices.c.player == player.id))
    context.player_changed(player.id)


def change_name(context: PlayersContext, id: str, name: str) -> Player:
    context.store.run(update(players).where(players.c.id == id).values(name=clean(name)))
    context.player_changed(id)
    return read_player(context.store, id)


class PasswordReset(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=200)]  # from the link
    password: Password
    end_tokens: bool = False  # also revoke my tokens and those of my bots


def create_reset_token(context: PlayersContext, player: Player) -> str:
    """Return a token signed together with the old password's hash, so that a new password invalidates it."""
    text = f"{player.id}.{int(context.now() + PASSWORD_LINK_SECONDS)}"
    return f"{text}.{signed(context, text, player)}"


def signed(context: PlayersContext, text: str, player: Player) -> str:
    return signature(context.secret, f"lost.{text}.{player.password}")


def player_for_token(context: PlayersContext, token: str) -> Player:
    """Return the player of a reset token; raise a Problem if it is forged, expired or used."""
    text, _, mark = token.rpartition(".")
    id, _, until = text.partition(".")
    with context.store.reading() as db:
        player = find_player(db, id)
    genuine = player is not None and token.isascii() and hmac.compare_digest(mark, signed(context, text, player))
    if player is None or not genuine or float(until) < context.now():
        raise Problem(403, "invalid-link", "this link is no longer valid; request a new one")
    return player


def set_new_password(context: PlayersContext, request: PasswordReset) -> Player:
    """Set the password; older cookies become invalid and, on request, all tokens."""
    player = player_for_token(context, request.token)
    hashed = context.passwords.hash(check_visible(request.password))
    same = (players.c.id == player.id) & (players.c.password == player.password)
    if not context.store.run(update(players).where(same).values(password=hashed, epoch=players.c.epoch + 1)):
        raise Problem(403, "invalid-link", "this link is no longer valid; request a new one")
    if request.end_tokens:
        revoke_all_tokens(context, player)
    return log_out_everywhere(context, player)
