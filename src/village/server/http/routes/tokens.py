"""API tokens and bot accounts of a player."""

from __future__ import annotations

from litestar.params import JSONBody

from village.server.http.dependencies import CookiePlayer, KnownPlayer, NodeDependency, PathId
from village.server.http.routing import delete, get, post
from village.server.limits.requests import read, write
from village.server.players import tokens
from village.server.players.tokens import TokenSummary, TokenWithSecret, check_not_bot
from village.server.tables import player_seats
from village.table.names import clean
from village.table.requests import Introduction
from village.table.reserved_names import chosen_name


@get("/api/me/tokens", opt=read(), summary="My tokens")
def list_tokens(node: NodeDependency, player: KnownPlayer) -> list[TokenSummary]:
    return tokens.tokens_of(node.store, check_not_bot(player))


@post("/api/me/tokens", opt=write(), summary="Create an API token")
def new_token(node: NodeDependency, cookie_player: CookiePlayer, data: JSONBody[Introduction]) -> TokenWithSecret:
    return tokens.make_token(node, check_not_bot(cookie_player), cookie_player.id, clean(data.name))


@delete("/api/me/tokens/{id:str}", opt=write(), summary="Revoke a token")
def delete_token(node: NodeDependency, player: KnownPlayer, id: PathId) -> None:
    tokens.delete_token(node, check_not_bot(player), id)


@get("/api/me/bots", opt=read(), summary="My bots")
def list_bots(node: NodeDependency, player: KnownPlayer) -> list[TokenSummary]:
    return tokens.bots_of(node.store, player)


@post("/api/me/bots", opt=write(), summary="Create a bot account")
def new_bot(node: NodeDependency, cookie_player: CookiePlayer, data: JSONBody[Introduction]) -> TokenWithSecret:
    return tokens.make_bot(node, check_not_bot(cookie_player), chosen_name(data.name))


@post("/api/me/bots/{id:str}/token", opt=write(), summary="Replace the token of my bot")
def renew_bot(node: NodeDependency, cookie_player: CookiePlayer, id: PathId) -> TokenWithSecret:
    return tokens.renew_bot_token(node, check_not_bot(cookie_player), id)


@delete("/api/me/bots/{id:str}", opt=write(), summary="Delete my bot, which resigns its games")
def delete_bot(node: NodeDependency, player: KnownPlayer, id: PathId) -> None:
    player_seats.delete_bot(node, node.sessions, check_not_bot(player), id)
