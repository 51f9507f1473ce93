"""Accounts: a username and a password let a player use several devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError

from village.server.fields import Password, Username
from village.server.players.identity import Player, account_of, read_player
from village.server.players.login_attempts import LoginAttempt, check_password
from village.server.players.names import clean, strip_invisible
from village.server.players.ports import PlayersContext
from village.server.players.tokens import revoke_all_tokens
from village.server.storage.schema import devices, players
from village.table.problem import Problem


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
        with context.store.writing() as db:
            if db.execute(update(players).where(where).values(**values)).rowcount != 1:
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
    with context.store.writing() as db:
        db.execute(update(players).where(players.c.id == player.id).values(password=hashed, epoch=players.c.epoch + 1))
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
    with context.store.writing() as db:
        db.execute(update(players).where(players.c.id == id).values(name=clean(name)))
    context.player_changed(id)
    return read_player(context.store, id)
