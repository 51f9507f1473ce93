"""What handlers are given: this node, who asks, and the parts of an address."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from anyio import to_thread
from litestar import Request, WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from village.server.background.notices.ssrf_guard import OutboundPolicy
from village.server.errors import Problem
from village.server.fair_queue import asking
from village.server.node import Node
from village.server.players.bans import must_not_be_banned
from village.server.players.identity import Player, token_hash
from village.server.requests import WHOLE

AnyRequest = Request[Any, Any, Any]  # litestar's slots for user, auth and state, which we do not use
AnySocket = WebSocket[Any, Any, Any]

NodeDependency = NamedDependency[Node]
PolicyDependency = NamedDependency[OutboundPolicy]
AnyCaller = NamedDependency[Player | None]  # None: somebody unknown
KnownPlayer = NamedDependency[Player]
PlayerInPerson = NamedDependency[Player]  # by cookie: no program that was lent a token
Oneself = NamedDependency[Player]  # the same, banned or not

Id = Annotated[str, PathParameter(max_length=32, pattern=f"^[0-9a-z]+{WHOLE}", description="the id of a game")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=9)]
PlyNumber = Annotated[int, PathParameter(ge=0, le=100_000, description="after so many lines of the log")]
SincePly = Annotated[int | None, QueryParameter(ge=0, le=100_000, description="tell all answers from this ply on")]
AfterNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number of the last message you have")]
ThroughSeat = Annotated[
    int | None, QueryParameter(ge=0, le=9, description="which of your seats looks, if there are several")
]
AtPly = Annotated[
    int | None, QueryParameter(ge=0, le=100_000, description="of a game that is over: after so many lines of the log")
]
OfSeat = Annotated[int | None, QueryParameter(ge=0, le=9, description="whose play is judged")]
AnswerToken = Annotated[str, QueryParameter(max_length=80, description="an answer, as the question lists it")]
ListKind = FromQuery[Literal["open", "mine", "watch"]]
MovedBefore = Annotated[float, QueryParameter(description="only those last moved before")]
ProgramId = FromPath[str]


class JsonRequest(AnyRequest):
    """A request whose body may be anything: what cannot be read as JSON is the client's mistake."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException("the body is not JSON that can be read") from error


async def find_caller(node: NodeDependency, request: AnyRequest) -> Player | None:
    """Who asks, or None."""
    player = await caller_in(node, request.headers)
    if player is not None:
        node.households.note(player.id, asking.get().address)
    return player


async def caller_in(node: Node, headers: Mapping[str, str]) -> Player | None:
    """A thread costs more than the whole rest: it is asked only where the database has to be."""
    return node.recent_players.recall(headers) or await to_thread.run_sync(node.recent_players.find, headers)


def require_introduced(caller: AnyCaller) -> Player:
    """Who asks; somebody unknown is told to introduce themselves."""
    if caller is None:
        raise Problem(401, "unknown-player", "introduce yourself first: POST /api/me")
    return caller


async def require_known(node: NodeDependency, request: AnyRequest) -> Player:
    """Who asks, and may. It looks itself: for most requests the framework needs longer to hand it on."""
    return must_not_be_banned(require_introduced(await find_caller(node, request)), node.now())


def require_person(request: AnyRequest, player: KnownPlayer) -> Player:
    """Who asks, in person: what lasts longer than a token is not given to one."""
    must_have_no_token(request)
    return player


def require_oneself(request: AnyRequest, caller: AnyCaller) -> Player:
    """Who asks, in person; what is stored of somebody is theirs, banned or not."""
    must_have_no_token(request)
    return require_introduced(caller)


def must_have_no_token(request: AnyRequest) -> None:
    if token_hash(request.headers):
        raise Problem(403, "not-for-tokens", "a token is not enough for this; log in with a browser")
