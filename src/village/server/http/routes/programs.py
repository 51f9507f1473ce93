"""Programs of a player: tokens, and bots with a name of their own."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody
from msgspec import Struct

from village.server.http.dependencies import KnownPlayer, NodeDependency, PlayerInPerson, ProgramId
from village.server.players import tokens
from village.server.players.names import clean
from village.server.players.tokens import Program, must_be_no_bot
from village.server.requests import Introduction
from village.server.table import every_seat


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


def listed(programs: list[Program]) -> list[Listed]:
    return [Listed(program.id, program.name, program.made) for program in programs]


def fresh(program: Program, secret: str) -> Fresh:
    return Fresh(program.id, program.name, program.made, secret)


@get("/api/me/tokens", summary="My tokens", sync_to_thread=True)
def list_tokens(node: NodeDependency, player: KnownPlayer) -> list[Listed]:
    return listed(tokens.tokens_of(node.store, must_be_no_bot(player)))


@post("/api/me/tokens", summary="A token for a program that speaks for me", sync_to_thread=True)
def new_token(node: NodeDependency, person: PlayerInPerson, data: JSONBody[Introduction]) -> Fresh:
    return fresh(*tokens.make_token(node, must_be_no_bot(person), person.id, clean(data.name)))


@delete("/api/me/tokens/{id:str}", summary="Void a token", sync_to_thread=True)
def delete_token(node: NodeDependency, player: KnownPlayer, id: ProgramId) -> None:
    tokens.delete_token(node, must_be_no_bot(player), id)


@get("/api/me/bots", summary="My bots", sync_to_thread=True)
def list_bots(node: NodeDependency, player: KnownPlayer) -> list[Listed]:
    return listed(tokens.bots_of(node.store, player))


@post("/api/me/bots", summary="A bot: a player of its own that a program plays", sync_to_thread=True)
def new_bot(node: NodeDependency, person: PlayerInPerson, data: JSONBody[Introduction]) -> Fresh:
    return fresh(*tokens.make_bot(node, must_be_no_bot(person), clean(data.name)))


@post("/api/me/bots/{id:str}/token", summary="A new token for my bot; the old one is void", sync_to_thread=True)
def renew_bot(node: NodeDependency, person: PlayerInPerson, id: ProgramId) -> Fresh:
    return fresh(*tokens.renew_bot_token(node, must_be_no_bot(person), id))


@delete("/api/me/bots/{id:str}", summary="Delete my bot; it gives up its games", sync_to_thread=True)
def delete_bot(node: NodeDependency, player: KnownPlayer, id: ProgramId) -> None:
    every_seat.delete_bot(node, node.sessions, must_be_no_bot(player), id)
