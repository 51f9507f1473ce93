"""Who asks: a guest or account by a signed cookie, a program by a personal token."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection, Row, bindparam, insert, select

from village.server.errors import Problem
from village.server.node import Node
from village.server.storage.schema import players, tokens

COOKIE: Final = "village"
YEAR: Final = 365 * 24 * 3600
LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # none that look alike
BY_ID: Final = select(players).where(players.c.id == bindparam("its_id"))

Player = Row[Any]


def fresh_id(length: int = 12) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def signature(node: Node, text: str) -> str:
    return hmac.new(node.secret, text.encode(), sha256).hexdigest()[:40]


def cookie_for(node: Node, player: Player, request: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
    """Sent back only by encrypted ways where the player came by one."""
    text = f"{player.id}.{player.epoch}"
    value = f"{text}.{signature(node, text)}"
    secure = request.url.scheme == "https" or node.settings.public.startswith("https:")
    return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, secure=secure, samesite="lax")


def who_asks(node: Node, connection: ASGIConnection[Any, Any, Any, Any]) -> Player | None:
    """The player behind a request; None for somebody unknown."""
    if connection.headers.get("authorization"):
        return by_token(node, connection.headers)
    player, epoch = signed(node, connection.headers)
    if not player:
        return None
    with node.store.reading() as db:
        found = db.execute(BY_ID, {"its_id": player}).one_or_none()
    return found if found is not None and str(found.epoch) == epoch else None


def signed(node: Node, headers: Mapping[str, str]) -> tuple[str, str]:
    """The player and the epoch of a well-signed cookie; empty without one."""
    text, _, given = cookie_in(headers).rpartition(".")
    if not given.isascii() or not hmac.compare_digest(given, signature(node, text)):
        return "", ""
    player, _, epoch = text.partition(".")
    return player, epoch


def cookie_in(headers: Mapping[str, str]) -> str:
    """Ours, whatever other cookies look like; the first, should there be several."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""


def token_in(headers: Mapping[str, str]) -> str:
    """The hash of the token a request carries; empty without one."""
    given = headers.get("authorization", "")
    return sha256(given.partition(" ")[2].strip().encode()).hexdigest() if given else ""


def by_token(node: Node, headers: Mapping[str, str]) -> Player:
    """A wrong token is an error, not a stranger: the program should hear of it."""
    query = select(players).join(tokens, tokens.c.player == players.c.id).where(tokens.c.hash == token_in(headers))
    with node.store.reading() as db:
        found = db.execute(query).one_or_none()
    if headers["authorization"].partition(" ")[0].lower() != "bearer" or found is None:
        raise Problem(401, "bad-token", "this token is not valid here")
    return found


def still_known(db: Connection, player: Player, token: str) -> bool:
    """Whether the cookie or token by which the player came in is good at this moment."""
    if token:
        return bool(db.scalar(select(tokens.c.player).where(tokens.c.hash == token)) == player.id)
    return bool(db.scalar(select(players.c.epoch).where(players.c.id == player.id)) == player.epoch)


def add_player(node: Node, name: str, kind: str, **more: Any) -> str:
    """A new player's id."""
    id = fresh_id(16)
    values = {"id": id, "name": name, "kind": kind, "epoch": 0, "notices": {}, "made": node.now(), **more}
    with node.store.writing() as db:
        db.execute(insert(players).values(**values))
    return id


def clean(name: str) -> str:
    """Without signs that cannot be seen."""
    shown = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if not shown:
        raise Problem(422, "bad-name", "a name needs at least one letter")
    return shown
