"""API tokens, and bot accounts of players."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from msgspec import Struct
from sqlalchemy import Table, delete, func, insert, select, update
from sqlalchemy.sql import ColumnElement

from village.server.players.identity import Player, PlayersContext, find_player, is_still_valid, player_values
from village.server.storage.schema import mutes, notifications, players, presence, tokens
from village.server.storage.store import Store
from village.table.ids import fresh_id
from village.table.problem import Problem, not_found

MAX_TOKENS_PER_PLAYER: Final = 20
MAX_BOTS_PER_PLAYER: Final = 10
TOKEN_SECRET_BYTES: Final = 32


class TokenSummary(Struct):
    """A token or a bot."""

    id: str
    name: str
    created_at: float


class TokenWithSecret(TokenSummary):
    """With its token, which is shown only now: `Authorization: Bearer <token>`."""

    token: str


def check_not_bot(player: Player) -> Player:
    """Refuse bots, which may not create tokens or bots."""
    if player.kind == "bot":
        raise Problem(403, "not-for-bots", "a bot cannot do this; its owner can")
    return player


def tokens_of(store: Store, player: Player) -> list[TokenSummary]:
    rows = store.rows(select(tokens).where(tokens.c.player == player.id).order_by(tokens.c.created_at))
    return [TokenSummary(row.id, row.name, row.created_at) for row in rows]


def bots_of(store: Store, owner: Player) -> list[TokenSummary]:
    rows = store.rows(select(players).where(players.c.owner == owner.id).order_by(players.c.created_at))
    return [TokenSummary(row.id, row.name, row.created_at) for row in rows]


def make_token(context: PlayersContext, owner: Player, player: str, name: str) -> TokenWithSecret:
    """Create a token for the owner or one of their bots; return it with its secret, which is not stored."""
    secret = f"village_{secrets.token_urlsafe(TOKEN_SECRET_BYTES)}"
    token = TokenWithSecret(fresh_id(16), name, context.now(), secret)
    values: dict[str, object] = {"id": token.id, "player": player, "name": name, "created_at": token.created_at}
    values["hash"] = sha256(secret.encode()).hexdigest()
    add_owned(context, owner, tokens, tokens.c.player == player, MAX_TOKENS_PER_PLAYER, values)
    return token


def token_of_bot(context: PlayersContext, owner: Player, bot: Player) -> TokenWithSecret:
    token = make_token(context, owner, bot.id, bot.name)
    return TokenWithSecret(bot.id, bot.name, bot.created_at, token.token)


def add_owned(
    context: PlayersContext, owner: Player, table: Table, own: ColumnElement[bool], most: int, values: dict[str, object]
) -> None:
    """Insert a token or a bot unless there are too many, or the cookie of the owner ends at this moment."""
    with context.store.writing() as db:
        db.execute(select(players.c.id).where(players.c.id == owner.id).with_for_update())  # one insert at a time
        if not is_still_valid(db, owner, ""):
            raise Problem(401, "unknown-player", "you have been signed out")
        if (db.scalar(select(func.count()).select_from(table).where(own)) or 0) >= most:
            raise Problem(
                409, "too-many", f"at most {most} {'bots' if table is players else 'tokens'}; delete one first"
            )
        db.execute(insert(table).values(values))


def delete_token(context: PlayersContext, player: Player, id: str) -> None:
    if not revoke_tokens(context, (tokens.c.id == id) & (tokens.c.player == player.id), player.id):
        raise not_found("token")


def revoke_tokens(context: PlayersContext, where: ColumnElement[bool], *owners: str) -> bool:
    """Delete tokens, which ends their streams; return whether there were any."""
    deleted = context.store.run(delete(tokens).where(where))
    for id in owners:
        context.player_changed(id)
    return deleted > 0


def revoke_all_tokens(context: PlayersContext, player: Player) -> None:
    """Revoke the tokens of the player and of their bots."""
    owned = select(players.c.id).where(players.c.owner == player.id)
    bots = context.store.ids(owned)
    revoke_tokens(context, (tokens.c.player == player.id) | tokens.c.player.in_(owned), player.id, *bots)


def make_bot(context: PlayersContext, owner: Player, name: str) -> TokenWithSecret:
    """Create a bot account; return it with its secret."""
    bot = Player(fresh_id(16), name, "bot", epoch=0, created_at=context.now(), owner=owner.id)
    add_owned(context, owner, players, players.c.owner == owner.id, MAX_BOTS_PER_PLAYER, player_values(bot))
    return token_of_bot(context, owner, bot)


def own_bot(store: Store, owner: Player, id: str) -> Player:
    with store.reading() as db:
        bot = find_player(db, id)
    if bot is None or bot.owner != owner.id:
        raise not_found("bot")
    return bot


def renew_bot_token(context: PlayersContext, owner: Player, id: str) -> TokenWithSecret:
    """Replace all tokens of a bot by a new one."""
    bot = own_bot(context.store, owner, id)
    void_tokens(context, bot)
    return token_of_bot(context, owner, bot)


def void_tokens(context: PlayersContext, bot: Player) -> None:
    """Revoke all tokens of a bot."""
    context.store.run(update(players).where(players.c.id == bot.id).values(epoch=players.c.epoch + 1))
    revoke_tokens(context, tokens.c.player == bot.id, bot.id)


def delete_player(context: PlayersContext, bot: Player) -> None:
    """Delete a player who has left all seats."""
    with context.store.writing() as db:
        db.execute(delete(mutes).where(mutes.c.player == bot.id))
        db.execute(delete(notifications).where(notifications.c.player == bot.id))
        db.execute(delete(presence).where(presence.c.player == bot.id))
        db.execute(delete(players).where(players.c.id == bot.id))
    context.player_changed(bot.id)
