"""API tokens and bot accounts of a player."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import JSONBody

from village.server.http.dependencies import CookiePlayer, KnownPlayer, NodeDependency, PathId
from village.server.http.routes.profile import Introduction
from village.server.limits.requests import read, write
from village.server.players import tokens
from village.server.players.names import clean
from village.server.players.reserved_names import chosen_name
from village.server.players.tokens import TokenSummary, TokenWithSecret, check_not_bot
from village.server.tables import player_seats


@get("/tokens", opt=read(), summary="My tokens", sync_to_thread=True)
def list_tokens(node: NodeDependency, player: KnownPlayer) -> list[TokenSummary]:
    return tokens.tokens_of(node.store, check_not_bot(player))


@post("/tokens", opt=write(), summary="Create an API token", sync_to_thread=True)
def new_token(node: NodeDependency, cookie_player: CookiePlayer, data: JSONBody[Introduction]) -> TokenWithSecret:
    return tokens.make_token(node, check_not_bot(cookie_player), cookie_player.id, clean(data.name))


@delete("/tokens/{id:str}", opt=write(), summary="Revoke a token", sync_to_thread=True)
def delete_token(node: NodeDependency, player: KnownPlayer, id: PathId) -> None:
    tokens.delete_token(node, check_not_bot(player), id)


@get("/bots", opt=read(), summary="My bots", sync_to_thread=True)
def list_bots(node: NodeDependency, player: KnownPlayer) -> list[TokenSummary]:
    return tokens.bots_of(node.store, player)


@post("/bots", opt=write(), summary="Create a bot account", sync_to_thread=True)
def new_bot(node: NodeDependency, cookie_player: CookiePlayer, data: JSONBody[Introduction]) -> TokenWithSecret:
    return tokens.make_bot(node, check_not_bot(cookie_player), chosen_name(data.name))


@post("/bots/{id:str}/token", opt=write(), summary="Replace the token of my bot", sync_to_thread=True)
def renew_bot(node: NodeDependency, cookie_player: CookiePlayer, id: PathId) -> TokenWithSecret:
    return tokens.renew_bot_token(node, check_not_bot(cookie_player), id)


@delete("/bots/{id:str}", opt=write(), summary="Delete my bot, which resigns its games", sync_to_thread=True)
def delete_bot(node: NodeDependency, player: KnownPlayer, id: PathId) -> None:
    player_seats.delete_bot(node, node.sessions, check_not_bot(player), id)


ROUTER = Router(
    "/api/me", route_handlers=[list_tokens, new_token, delete_token, list_bots, new_bot, renew_bot, delete_bot]
)
