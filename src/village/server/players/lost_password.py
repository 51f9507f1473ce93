"""A lost password: whoever reads the confirmed e-mail of an account can set a new one, once."""

from __future__ import annotations

import hmac
from typing import Final

from sqlalchemy import update

from village.server.errors import Problem
from village.server.players.accounts import log_out_everywhere, must_be_seen, void_tokens_of
from village.server.players.context import PlayersContext
from village.server.players.identity import Player, find_player, signature
from village.server.requests import FoundPassword
from village.server.storage.schema import players

PASSWORD_LINK_SECONDS: Final = 3600.0


def lost_token(context: PlayersContext, player: Player) -> str:
    """Signed together with the hash of the password that is lost: a new password voids it."""
    text = f"{player.id}.{int(context.now() + PASSWORD_LINK_SECONDS)}"
    return f"{text}.{signed(context, text, player)}"


def signed(context: PlayersContext, text: str, player: Player) -> str:
    return signature(context.secret, f"lost.{text}.{player.password}")


def player_of(context: PlayersContext, token: str) -> Player:
    """Whose password the token lets one set; Problem if it is forged, too old or used."""
    text, _, mark = token.rpartition(".")
    id, _, until = text.partition(".")
    with context.store.reading() as db:
        player = find_player(db, id)
    good = player is not None and token.isascii() and hmac.compare_digest(mark, signed(context, text, player))
    if player is None or not good or float(until) < context.now():
        raise Problem(403, "link-void", "this link is not valid any more; ask for another one")
    return player


def set_lost_password(context: PlayersContext, wish: FoundPassword) -> Player:
    """All cookies from before are void, and if wished all tokens."""
    player = player_of(context, wish.token)
    hashed = context.passwords.hash(must_be_seen(wish.password))
    same = (players.c.id == player.id) & (players.c.password == player.password)
    with context.store.writing() as db:
        if not db.execute(update(players).where(same).values(password=hashed, epoch=players.c.epoch + 1)).rowcount:
            raise Problem(403, "link-void", "this link is not valid any more; ask for another one")
    if wish.end_tokens:
        void_tokens_of(context, player)
    return log_out_everywhere(context, player)
