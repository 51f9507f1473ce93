"""Programs of a player: tokens, and bots with a name of their own."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post
from litestar.params import JSONBody
from msgspec import Struct
from sqlalchemy import select

from village.server.errors import Problem
from village.server.http.dependencies import Here, Known, Other, Person
from village.server.players.identity import Player, clean
from village.server.players.tokens import drop_bot, drop_token, make_bot, make_token, new_bot_token
from village.server.requests import Introduction
from village.server.storage.schema import players, tokens


class Listed(Struct):
    """A token or a bot."""

    id: str
    name: str
    made: float


class Fresh(Struct):
    """With its token, which is shown only now: `Authorization: Bearer <token>`."""

    id: str
    name: str
    made: float
    token: str


def fresh(row: Any, secret: str) -> Fresh:
    return Fresh(row.id, row.name, row.made, secret)


def no_bot(player: Player) -> Player:
    """Programs do not multiply by themselves."""
    if player.kind == "bot":
        raise Problem(403, "not-for-bots", "a bot cannot do this; whoever owns it can")
    return player


@get("/api/me/tokens", summary="My tokens", sync_to_thread=True)
def list_tokens(node: Here, known: Known) -> list[Listed]:
    with node.store.reading() as db:
        rows = db.execute(select(tokens).where(tokens.c.player == no_bot(known).id).order_by(tokens.c.made))
        return [Listed(row.id, row.name, row.made) for row in rows]


@post("/api/me/tokens", summary="A token for a program that speaks for me", sync_to_thread=True)
def new_token(node: Here, person: Person, data: JSONBody[Introduction]) -> Fresh:
    return fresh(*make_token(node, no_bot(person).id, clean(data.name)))


@delete("/api/me/tokens/{id:str}", summary="Void a token", sync_to_thread=True)
def delete_token(node: Here, known: Known, id: Other) -> None:
    drop_token(node, no_bot(known).id, id)


@get("/api/me/bots", summary="My bots", sync_to_thread=True)
def list_bots(node: Here, known: Known) -> list[Listed]:
    with node.store.reading() as db:
        rows = db.execute(select(players).where(players.c.owner == known.id).order_by(players.c.made))
        return [Listed(row.id, row.name, row.made) for row in rows]


@post("/api/me/bots", summary="A bot: a player of its own that a program plays", sync_to_thread=True)
def new_bot(node: Here, person: Person, data: JSONBody[Introduction]) -> Fresh:
    return fresh(*make_bot(node, no_bot(person), clean(data.name)))


@post("/api/me/bots/{id:str}/token", summary="A new token for my bot; the old one is void", sync_to_thread=True)
def renew_bot(node: Here, person: Person, id: Other) -> Fresh:
    return fresh(*new_bot_token(node, no_bot(person), id))


@delete("/api/me/bots/{id:str}", summary="Delete my bot; it gives up its games", sync_to_thread=True)
def delete_bot(node: Here, known: Known, id: Other) -> None:
    drop_bot(node, no_bot(known), id)
