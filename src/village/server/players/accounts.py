"""Accounts: a guest who wants to be known on other devices takes a login and a password."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select, union, update
from sqlalchemy.exc import IntegrityError

from village.server.errors import Problem
from village.server.node import Node
from village.server.players.identity import Player
from village.server.rate_limits import Rate, too_fast
from village.server.requests import Account, Login
from village.server.storage.schema import games, players, seats
from village.server.table.entries import SeatChange
from village.server.table.seats import settle

# Wrong passwords: for one name from one address, for one address, for one name from anywhere.
FAILURES: Final[tuple[Rate, Rate, Rate]] = ((1 / 30, 5), (1 / 10, 30), (1 / 30, 100))


def register(node: Node, player: Player, wish: Account) -> Player:
    """The guest becomes an account and keeps all games. Cookies from before are void."""
    if player.kind != "guest":
        raise Problem(409, "already-account", "this player has an account already")
    hashed = node.passwords.hash(wish.password)
    values = {"kind": "account", "login": wish.login.casefold(), "password": hashed, "epoch": players.c.epoch + 1}
    where = (players.c.id == player.id) & (players.c.kind == "guest")
    try:
        with node.store.writing() as db:
            if db.execute(update(players).where(where).values(**values)).rowcount != 1:
                raise Problem(409, "already-account", "this player has an account already")
    except IntegrityError:
        raise Problem(409, "login-taken", "somebody else has this login") from None
    end_streams(node, player.id)
    return read_player(node, player.id)


def log_in(node: Node, wish: Login, address: str) -> Player:
    """The player of this login; whether the login or the password was wrong is not said."""
    login = wish.login.casefold()
    with node.store.reading() as db:
        found = db.execute(select(players).where(players.c.login == login)).one_or_none()
    must_fit(node, found, login, wish.password, address)
    assert found is not None
    return found


def must_fit(node: Node, found: Player | None, login: str, password: str, address: str) -> None:
    """Only failures count towards the limit, known or not; with it used up even the right password waits."""
    keys = (f"failed {login} {address}", f"failed {address}", f"failed {login}")
    for key, pace in zip(keys, FAILURES, strict=True):
        wait = node.limits.take(key, pace)
        if wait:
            raise too_fast(wait)
    if not node.passwords.fits(found.password if found is not None else None, password):
        raise Problem(403, "wrong-login", "this login and this password do not go together")
    for key, pace in zip(keys, FAILURES, strict=True):
        node.limits.give_back(key, pace)


def change_password(node: Node, player: Player, old: str, new: str, address: str) -> Player:
    """All cookies from before are void; the caller gets a new one."""
    if player.kind != "account":
        raise Problem(409, "no-account", "this player has no password")
    must_fit(node, player, player.login, old, address)
    hashed = node.passwords.hash(new)
    with node.store.writing() as db:
        db.execute(update(players).where(players.c.id == player.id).values(password=hashed))
    return log_out_everywhere(node, player)


def log_out_everywhere(node: Node, player: Player) -> Player:
    with node.store.writing() as db:
        db.execute(update(players).where(players.c.id == player.id).values(epoch=players.c.epoch + 1))
    end_streams(node, player.id)
    return read_player(node, player.id)


def end_streams(node: Node, who: str) -> None:
    """Whoever watches with what is void now, on this node."""
    if node.hub.loop is not None:
        node.hub.loop.call_soon_threadsafe(node.streams.end_of, who)


def bring_along(node: Node, guest: Player, account: Player) -> None:
    """The seats of a guest go to the account this very person has elsewhere."""
    with node.store.reading() as db:
        seated = select(seats.c.game).where(seats.c.player == guest.id)
        hosted = select(games.c.id).where(games.c.host == guest.id, games.c.status == "open")
        where = list(db.scalars(union(seated, hosted)))
    for id in where:
        with node.sessions.write(id) as session:
            for seat in session.seats:
                if seat.player == guest.id:
                    settle(session, account.id, SeatChange(seat.number, player=account.id))
            if session.row.host == guest.id:
                session.set(host=account.id)


def read_player(node: Node, id: str) -> Player:
    with node.store.reading() as db:
        return db.execute(select(players).where(players.c.id == id)).one()
