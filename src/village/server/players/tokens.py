"""API tokens, and bot accounts of players."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.sql import ColumnElement

from village.server.players.identity import Player, find_player, fresh_id, is_still_valid, player_values, token_identity
from village.server.players.ports import PlayersContext
from village.server.storage.numbered_rows import insert_within_quota
from village.server.storage.schema import mutes, notifications, players, presence, tokens
from village.server.storage.store import Store
from village.table.problem import Problem, not_found

MAX_TOKENS_PER_PLAYER: Final = 20
MAX_BOTS_PER_PLAYER: Final = 10
TOKEN_SECRET_BYTES: Final = 32


class Token(Struct, frozen=True):
    """A token or a bot, as its owner sees it."""

    id: str
    name: str
    created_at: float


def check_not_bot(player: Player) -> Player:
    """Refuse bots, which may not create tokens or bots."""
    if player.kind == "bot":
        raise Problem(403, "not-for-bots", "a bot cannot do this; its owner can")
    return player


def tokens_of(store: Store, player: Player) -> list[Token]:
    with store.reading() as db:
        rows = db.execute(select(tokens).where(tokens.c.player == player.id).order_by(tokens.c.created_at))
        return [Token(row.id, row.name, row.created_at) for row in rows]


def bots_of(store: Store, owner: Player) -> list[Token]:
    with store.reading() as db:
        rows = db.execute(select(players).where(players.c.owner == owner.id).order_by(players.c.created_at))
        return [Token(row.id, row.name, row.created_at) for row in rows]


def make_token(context: PlayersContext, owner: Player, player: str, name: str) -> tuple[Token, str]:
    """Create a token for the owner or one of their bots; return it with its secret, which is not stored."""
    secret = f"village_{secrets.token_urlsafe(TOKEN_SECRET_BYTES)}"
    token = Token(fresh_id(16), name, context.now())
    values: dict[str, object] = {
        "id": token.id,
        "player": player,
        "name": name,
        "hash": sha256(secret.encode()).hexdigest(),
    }
    values["created_at"] = token.created_at
    own = tokens.c.player == player
    if not insert_within_quota(context.store, tokens, own, MAX_TOKENS_PER_PLAYER, values, still_logged_in(owner)):
        raise Problem(409, "too-many", f"at most {MAX_TOKENS_PER_PLAYER} tokens; delete one first")
    return token, secret


def still_logged_in(owner: Player) -> Callable[[Connection], None]:
    """Return a check for the insert, so that a cookie that ends at this moment creates no token."""

    def check_logged_in(db: Connection) -> None:
        db.execute(select(players.c.id).where(players.c.id == owner.id).with_for_update(read=True))
        if not is_still_valid(db, owner, ""):
            raise Problem(401, "unknown-player", "you have been signed out")

    return check_logged_in


def delete_token(context: PlayersContext, player: Player, id: str) -> None:
    with context.store.writing() as db:
        hashes = delete_tokens(db, (tokens.c.id == id) & (tokens.c.player == player.id))
    if not hashes:
        raise not_found("token")
    context.player_changed(player.id)
    for hashed in hashes:
        context.end_streams(token_identity(hashed))


def delete_tokens(db: Connection, where: ColumnElement[bool]) -> list[str]:
    hashes = list(db.scalars(select(tokens.c.hash).where(where)))
    db.execute(delete(tokens).where(where))
    return hashes


def make_bot(context: PlayersContext, owner: Player, name: str) -> tuple[Token, str]:
    """Create a bot account; return it with its secret."""
    bot = Player(fresh_id(16), name, "bot", epoch=0, created_at=context.now(), owner=owner.id)
    own = players.c.owner == owner.id
    if not insert_within_quota(
        context.store, players, own, MAX_BOTS_PER_PLAYER, player_values(bot), still_logged_in(owner)
    ):
        raise Problem(409, "too-many", f"at most {MAX_BOTS_PER_PLAYER} bots; delete one first")
    return Token(bot.id, bot.name, bot.created_at), make_token(context, owner, bot.id, name)[1]


def own_bot(store: Store, owner: Player, id: str) -> Player:
    with store.reading() as db:
        bot = find_player(db, id)
    if bot is None or bot.owner != owner.id:
        raise not_found("bot")
    return bot


def renew_bot_token(context: PlayersContext, owner: Player, id: str) -> tuple[Token, str]:
    """Replace all tokens of a bot by a new one."""
    bot = own_bot(context.store, owner, id)
    void_tokens(context, bot)
    return Token(bot.id, bot.name, bot.created_at), make_token(context, owner, bot.id, bot.name)[1]


def void_tokens(context: PlayersContext, bot: Player) -> None:
    """Revoke all tokens of a bot."""
    with context.store.writing() as db:
        hashes = delete_tokens(db, tokens.c.player == bot.id)
        db.execute(update(players).where(players.c.id == bot.id).values(epoch=players.c.epoch + 1))
    context.player_changed(bot.id)
    for hashed in hashes:
        context.end_streams(token_identity(hashed))


def delete_player(context: PlayersContext, bot: Player) -> None:
    """Delete a player who has left all seats."""
    with context.store.writing() as db:
        db.execute(delete(mutes).where(mutes.c.player == bot.id))
        db.execute(delete(notifications).where(notifications.c.player == bot.id))
        db.execute(delete(presence).where(presence.c.player == bot.id))
        db.execute(delete(players).where(players.c.id == bot.id))
    context.player_changed(bot.id)
