"""Password reset: the owner of the confirmed e-mail address can set a new password once."""

from __future__ import annotations

import hmac
from typing import Annotated, Final

from msgspec import Meta, Struct
from sqlalchemy import update

from village.server.fields import Password
from village.server.players.accounts import check_visible, log_out_everywhere
from village.server.players.identity import Player, find_player, signature
from village.server.players.ports import PlayersContext
from village.server.players.tokens import revoke_all_tokens
from village.server.storage.schema import players
from village.table.problem import Problem

PASSWORD_LINK_SECONDS: Final = 3600.0


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
    with context.store.writing() as db:
        if not db.execute(update(players).where(same).values(password=hashed, epoch=players.c.epoch + 1)).rowcount:
            raise Problem(403, "invalid-link", "this link is no longer valid; request a new one")
    if request.end_tokens:
        revoke_all_tokens(context, player)
    return log_out_everywhere(context, player)
