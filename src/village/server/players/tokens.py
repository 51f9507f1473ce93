"""Programs: tokens by which they speak for a player, and players of their own."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from village.server.errors import Problem, absent
from village.server.http.caller import token_caller
from village.server.node import Node
from village.server.players.accounts import end_streams, read_player
from village.server.players.identity import Player, add_player, fresh_id
from village.server.storage.schema import games, mutes, notices, players, presence, seats, tokens
from village.server.table.answer import resign
from village.server.table.seats import leave

MOST_TOKENS: Final = 20
MOST_BOTS: Final = 10


def make_token(node: Node, player: str, name: str) -> tuple[Any, str]:
    """A new token as it is stored, and its secret, which is not."""
    secret = f"village_{secrets.token_urlsafe(32)}"
    id = fresh_id(16)
    values = {"id": id, "player": player, "name": name, "hash": sha256(secret.encode()).hexdigest()}
    with node.store.writing() as db:
        if db.scalar(select(func.count()).where(tokens.c.player == player)) >= MOST_TOKENS:  # type: ignore[operator]  # a count is a number
            raise Problem(409, "too-many", f"{MOST_TOKENS} tokens are enough; delete one first")
        db.execute(insert(tokens).values(made=node.now(), **values))
        return db.execute(select(tokens).where(tokens.c.id == id)).one(), secret


def drop_token(node: Node, player: str, id: str) -> None:
    with node.store.writing() as db:
        hashes = drop_tokens(db, (tokens.c.id == id) & (tokens.c.player == player))
    if not hashes:
        raise absent("token")
    for hashed in hashes:
        end_streams(node, token_caller(hashed))


def drop_tokens(db: Connection, where: Any) -> list[str]:
    hashes = list(db.scalars(select(tokens.c.hash).where(where)))
    db.execute(delete(tokens).where(where))
    return hashes


def make_bot(node: Node, owner: Player, name: str) -> tuple[Player, str]:
    """A player that is a program, and the token by which it speaks."""
    with node.store.reading() as db:
        count = db.scalar(select(func.count()).where(players.c.owner == owner.id))
    if (count or 0) >= MOST_BOTS:
        raise Problem(409, "too-many", f"{MOST_BOTS} bots are enough; delete one first")
    id = add_player(node, name, "bot", owner=owner.id)
    return read_player(node, id), make_token(node, id, name)[1]


def own_bot(node: Node, owner: Player, id: str) -> Player:
    with node.store.reading() as db:
        where = (players.c.id == id) & (players.c.owner == owner.id)
        found = db.execute(select(players).where(where)).one_or_none()
    if found is None:
        raise absent("bot")
    return found


def new_bot_token(node: Node, owner: Player, id: str) -> tuple[Player, str]:
    """In the place of all it had."""
    bot = own_bot(node, owner, id)
    silence(node, bot)
    return bot, make_token(node, bot.id, bot.name)[1]


def drop_bot(node: Node, owner: Player, id: str) -> None:
    """It gets up from tables that are laid and gives up its games, so that nobody waits for it."""
    bot = own_bot(node, owner, id)
    silence(node, bot)
    for game in unfinished(node, bot):
        with node.sessions.write(game) as session:
            if session.status == "open":
                leave(session, bot)
            elif session.status == "playing" and not session.cached.lost:
                resign(session, bot)
    with node.store.writing() as db:
        db.execute(delete(mutes).where(mutes.c.player == bot.id))
        db.execute(delete(notices).where(notices.c.player == bot.id))
        db.execute(delete(presence).where(presence.c.player == bot.id))
        db.execute(delete(players).where(players.c.id == bot.id))


def silence(node: Node, bot: Player) -> None:
    """Nothing by which it spoke is good any more."""
    with node.store.writing() as db:
        hashes = drop_tokens(db, tokens.c.player == bot.id)
        db.execute(update(players).where(players.c.id == bot.id).values(epoch=players.c.epoch + 1))
    for hashed in hashes:
        end_streams(node, token_caller(hashed))


def unfinished(node: Node, player: Player) -> list[str]:
    query = select(games.c.id).join(seats, seats.c.game == games.c.id)
    with node.store.reading() as db:
        here = (seats.c.player == player.id) & games.c.status.in_(("open", "playing"))
        return list(db.scalars(query.where(here).distinct()))
