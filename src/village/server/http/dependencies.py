"""Dependencies of handlers: the node, the caller and the parts of a URL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from anyio import to_thread
from litestar import Request, Response, WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import ClientException, InternalServerException
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from village.server.background.notifications.ssrf_guard import OutboundPolicy
from village.server.fair_queue import request_origin
from village.server.http.responses import ClientHungUp
from village.server.node import Node
from village.server.players.bans import check_not_banned
from village.server.players.identity import Player, token_hash
from village.table.fields import WHOLE
from village.table.problem import Problem

AnyRequest = Request[Any, Any, Any]  # Litestar's user, auth and state, which we do not use
AnyResponse = Response[Any]
AnySocket = WebSocket[Any, Any, Any]

NodeDependency = NamedDependency[Node]
PolicyDependency = NamedDependency[OutboundPolicy]
AnyCaller = NamedDependency[Player | None]  # None: not identified
KnownPlayer = NamedDependency[Player]
CookiePlayer = NamedDependency[Player]  # by cookie, not by a token of an API client
CookieCaller = NamedDependency[Player]  # by cookie, banned or not

Id = Annotated[str, PathParameter(max_length=32, pattern=f"^[0-9a-z]+{WHOLE}", description="table id")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=9)]
PlyNumber = Annotated[int, PathParameter(ge=0, le=100_000, description="after this many lines of the log")]
SincePly = Annotated[int | None, QueryParameter(ge=0, le=100_000, description="include all moves from this ply on")]
AfterNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number of the last message you have")]
ThroughSeat = Annotated[int | None, QueryParameter(ge=0, le=9, description="the viewing seat, if you have several")]
AtPly = Annotated[
    int | None, QueryParameter(ge=0, le=100_000, description="in a finished game: after this many lines of the log")
]
OfSeat = Annotated[int | None, QueryParameter(ge=0, le=9, description="the analyzed seat")]
MoveToken = Annotated[str, QueryParameter(max_length=80, description="a move, as listed in the question")]
ListKind = FromQuery[Literal["open", "mine", "watch"]]
MovedBefore = Annotated[float, QueryParameter(description="only tables whose last move was before this time")]
PathId = FromPath[str]


class JsonRequest(AnyRequest):
    """A request whose malformed or incomplete JSON body is a client error."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:
            raise ClientHungUp from error

    async def json(self) -> object:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException("the body is not valid JSON") from error


async def find_caller(node: NodeDependency, request: AnyRequest) -> Player | None:
    """Return the player who sent the request, or None."""
    player = await caller_from_headers(node, request.headers)
    if player is not None:
        node.client_addresses.note(player.id, request_origin.get().address)
    return player


async def caller_from_headers(node: Node, headers: Mapping[str, str]) -> Player | None:
    """Return the caller; uses a thread only if the database is needed, because a thread costs most."""
    return node.identity_cache.recall(headers) or await to_thread.run_sync(node.identity_cache.find, headers)


def require_caller(caller: AnyCaller) -> Player:
    """Return the caller or refuse."""
    if caller is None:
        raise Problem(401, "unknown-player", "create a player first: POST /api/me")
    return caller


async def require_player(node: NodeDependency, request: AnyRequest) -> Player:
    """Return the caller if not banned. Looks up the caller itself, which is faster than another dependency."""
    return check_not_banned(require_caller(await find_caller(node, request)), node.now())


def require_cookie_player(request: AnyRequest, player: KnownPlayer) -> Player:
    """Return a caller with a cookie: tokens must not create anything that outlives them."""
    reject_token(request)
    return player


def require_cookie_caller(request: AnyRequest, caller: AnyCaller) -> Player:
    """Return a caller with a cookie, banned or not: they keep access to their own data."""
    reject_token(request)
    return require_caller(caller)


def reject_token(request: AnyRequest) -> None:
    if token_hash(request.headers):
        raise Problem(403, "not-for-tokens", "a token is not enough for this; sign in with a browser")
