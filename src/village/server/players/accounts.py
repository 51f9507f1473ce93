"""Accounts: a guest who wants to be known on other devices takes a login and a password."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from village.server.errors import Problem
from village.server.players.context import PlayersContext
from village.server.players.identity import Player, clean, find_player, read_player
from village.server.rate_limits import Rate
from village.server.requests import Account, Login, NewPassword
from village.server.storage.schema import players

FAILURES_PER_LOGIN_AND_ADDRESS: Final = Rate(1 / 30, 5)
FAILURES_PER_ADDRESS: Final = Rate(1 / 10, 30)
FAILURES_PER_LOGIN: Final = Rate(1 / 30, 100)


def register(context: PlayersContext, player: Player, wish: Account) -> Player:
    """The guest becomes an account and keeps all games. Cookies from before are void."""
    if player.kind != "guest":
        raise Problem(409, "already-account", "this player has an account already")
    hashed = context.passwords.hash(wish.password)
    values = {"kind": "account", "login": wish.login.casefold(), "password": hashed, "epoch": players.c.epoch + 1}
    where = (players.c.id == player.id) & (players.c.kind == "guest")
    try:
        with context.store.writing() as db:
            if db.execute(update(players).where(where).values(**values)).rowcount != 1:
                raise Problem(409, "already-account", "this player has an account already")
    except IntegrityError:
        raise Problem(409, "login-taken", "somebody else has this login") from None
    context.player_changed(player.id)
    context.end_streams(player.id)
    return read_player(context.store, player.id)


def log_in(context: PlayersContext, wish: Login, address: str) -> Player:
    """The player of this login; whether the login or the password was wrong is not said."""
    login = wish.login.casefold()
    with context.store.reading() as db:
        id = db.scalar(select(players.c.id).where(players.c.login == login))
        found = None if id is None else find_player(db, id)
    must_fit(context, found, login, wish.password, address)
    assert found is not None
    return found


def must_fit(context: PlayersContext, found: Player | None, login: str, password: str, address: str) -> None:
    """Only failures count towards the limit, known or not; with it used up even the right password waits."""
    limits = {
        f"failed {login} {address}": FAILURES_PER_LOGIN_AND_ADDRESS,
        f"failed {address}": FAILURES_PER_ADDRESS,
        f"failed {login}": FAILURES_PER_LOGIN,
    }
    for key, rate in limits.items():
        context.rate_limits.take(key, rate)
    if not context.passwords.fits(found.password if found is not None else None, password):
        raise Problem(403, "wrong-login", "this login and this password do not go together")
    for key, rate in limits.items():
        context.rate_limits.give_back(key, rate)


def change_password(context: PlayersContext, player: Player, wish: NewPassword, address: str) -> Player:
    """All cookies from before are void; the caller gets a new one."""
    if player.kind != "account" or player.login is None:
        raise Problem(409, "no-account", "this player has no password")
    must_fit(context, player, player.login, wish.old, address)
    hashed = context.passwords.hash(wish.new)
    with context.store.writing() as db:
        db.execute(update(players).where(players.c.id == player.id).values(password=hashed))
    return log_out_everywhere(context, player)


def log_out_everywhere(context: PlayersContext, player: Player) -> Player:
    with context.store.writing() as db:
        db.execute(update(players).where(players.c.id == player.id).values(epoch=players.c.epoch + 1))
    context.player_changed(player.id)
    context.end_streams(player.id)
    return read_player(context.store, player.id)


def change_name(context: PlayersContext, id: str, name: str) -> Player:
    with context.store.writing() as db:
        db.execute(update(players).where(players.c.id == id).values(name=clean(name)))
    context.player_changed(id)
    return read_player(context.store, id)
