"""What handlers are given: this node, who asks, and the parts of an address."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from village.server.errors import Problem
from village.server.node import Node
from village.server.players.identity import Player, token_in, who_asks

Asked = Request[Any, Any, Any]
Here = NamedDependency[Node]
Asking = NamedDependency[Player | None]  # None: somebody unknown
Known = NamedDependency[Player]
Person = NamedDependency[Player]  # by cookie: no program that was lent a token

Id = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-z]+$", description="the id of a game")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=9)]
PlyNumber = Annotated[int, PathParameter(ge=0, le=100_000, description="after so many lines of the log")]
Since = Annotated[int | None, QueryParameter(ge=0, le=100_000, description="tell all answers from this ply on")]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number of the last message you have")]
Through = Annotated[
    int | None, QueryParameter(ge=0, le=9, description="which of your seats looks, if there are several")
]
Token = Annotated[str, QueryParameter(max_length=80, description="an answer, such as `turn market.green`")]
Which = FromQuery[Literal["open", "mine", "watch"]]
Before = Annotated[float, QueryParameter(description="only those last moved before")]
Other = FromPath[str]


class Letter(Asked):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException("the body is not JSON that can be read") from error


def asking(node: Here, request: Asked) -> Player | None:
    """Who asks, or None."""
    return who_asks(node, request)


def known(asking: Asking) -> Player:
    """Who asks; somebody unknown is told to introduce themselves."""
    if asking is None:
        raise Problem(401, "unknown-player", "introduce yourself first: POST /api/me")
    return asking


def person(request: Asked, known: Known) -> Player:
    """Who asks, in person: what lasts longer than a token is not given to one."""
    if token_in(request.headers):
        raise Problem(403, "not-for-tokens", "a token is not enough for this; log in with a browser")
    return known
